/** Names that those need who hear the screen instead of seeing it. It must not know any widget by name. */
import { textKey } from '../../lib/template.ts';
import { inside, isObject, nameFrom, own, type Place } from '../document/document.ts';
import { isMarks } from '../texts/wordless.ts';
import { writtenValue } from './scope.ts';
import { placeOf, type Spot, type Subject } from './survey.ts';

/** What is written there, and says nothing: an address, the name of a file, figures and marks. */
function unfit(text: string): string | undefined {
  if (text.includes('{{') || text.trim() === '') return undefined;
  if (/^(?:\w+:)?\/\/|^www\./i.test(text)) return 'an address';
  if (/^\S+\.(?:gif|jpe?g|pdf|png|svg|webp)$/i.test(text)) return 'the name of a file';
  return /\p{L}/u.test(text) ? undefined : 'no word';
}

/** Nothing to say, nor to see. */
const isBlank = (text: string): boolean => text.replaceAll(/[\s\u200b-\u200f\u2060\ufeff]/gu, '') === '';

/** The titles of dialogs and the texts of their buttons; a misspelt name is an unknown one, and a missing one said so. */
function checkDialogNames({ survey: { screen, place, buttons }, report }: Subject): void {
  const say = (value: unknown, at: Place, name: string, of: string): void => {
    if (typeof value === 'string' && isBlank(value)) report(inside(at, name), 'missing-name', { name, of });
  };
  for (const [name, dialog] of Object.entries(isObject(screen['dialogs']) ? screen['dialogs'] : {}))
    say(isObject(dialog) ? dialog['title'] : undefined, inside(place, 'dialogs', name), 'title', 'dialog');
  for (const { object, place: at } of buttons) say(object['text'], at, 'text', 'button');
}

/** What holds widgets and can be pressed is called by the heading on it. */
function checkPressed(spot: Spot, { project, facts, report }: Subject): void {
  const type = nameFrom(spot.object['type']);
  const kinds = own(project.widgets, type) ?? {};
  const isPressed = spot.object['press'] !== undefined && kinds['press'] === 'actions';
  if (!isPressed || !Object.values(kinds).includes('nodes')) return;
  for (const name of Object.keys(own(facts.widgets, type)?.headings ?? {}))
    if (own(spot.object, name) === undefined)
      report(placeOf(spot, 'press'), 'missing-name', { name, of: type });
}

export function checkNames(subject: Subject): void {
  const { survey, project, facts, report } = subject;
  checkDialogNames(subject);
  for (const spot of survey.nodes) {
    const { object, scope } = spot;
    const type = nameFrom(object['type']);
    checkPressed(spot, subject);
    for (const [prop, need] of Object.entries(own(facts.widgets, type)?.names ?? {})) {
      const value = writtenValue(own(object, prop), scope);
      if (typeof value !== 'string' || (value === '' && need === 'ornament')) continue;
      const key = textKey(value);
      const there = placeOf(spot, prop);
      if (key === undefined) {
        const detail = unfit(value);
        if (isBlank(value)) report(there, 'missing-name', { name: prop, of: type });
        else if (detail !== undefined)
          report(there, 'unfit-name', { name: value, of: `"${prop}" of ${type}`, detail });
        continue;
      }
      const wordless = [...project.texts.values()]
        .map((words) => words.get(key) ?? '')
        // Marks alone are said of the text.
        .find((words) => unfit(words) === 'no word' && !isMarks(words));
      if (wordless !== undefined)
        report(there, 'unfit-name', {
          name: wordless,
          of: `"${prop}" of ${type}`,
          detail: 'no word',
          text: key,
        });
      const files = [...project.texts].flatMap(([file, words]) => {
        const text = words.get(key);
        return text !== undefined && isBlank(text) ? [file] : [];
      });
      // One that another language has is an empty translation, and said so.
      if (files.length === 0 || files.length < project.texts.size) continue;
      const detail = `the text "${key}" of ${files.join(' and ')}`;
      report(there, 'missing-name', { name: prop, of: type, detail });
    }
  }
}
