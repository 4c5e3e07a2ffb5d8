/** Texts that are longer than their place at the width of a small phone, or than their time. It must not know any widget by name. */
import { quotedOf } from '../../lib/meaning.ts';
import type { Part } from '../../lib/template.ts';
import { textKey } from '../../lib/template.ts';
import { inside, nameFrom, own } from '../document/document.ts';
import { templateOf, writtenValue } from './scope.ts';
import type { Subject, Use } from './survey.ts';

/** Data in a text is about as long as an amount or a day. */
const tagLength = 8;

/** Characters as people count them: an accent or a joined picture is a part of its letter. */
const lettersOf = (text: string): number =>
  Array.from(text.normalize('NFC').replaceAll(/\u200d[^\s]|[\p{M}\p{Emoji_Modifier}\ufe0f]/gu, '')).length;

/** Of a section and its opposite only one is shown: the longer one counts. */
function partsLength(parts: readonly Part[]): number {
  const branches = new Map<string, number>();
  let length = 0;
  for (const part of parts) {
    if (part.kind === 'text') length += lettersOf(part.text);
    else if (part.kind !== 'section') length += tagLength;
    else {
      const path = part.path.join('.');
      branches.set(path, Math.max(branches.get(path) ?? 0, partsLength(part.parts)));
    }
  }
  return [...branches.values()].reduce((sum, branch) => sum + branch, length);
}

export function lengthOf(text: string): number {
  const template = templateOf(text);
  if (template.kind === 'literal') return lettersOf(template.text);
  return template.kind === 'tag' ? tagLength : partsLength(template.parts);
}

/** Over a page of the web site a title may take two lines: no button stands beside it. */
const pageTitle = 48;

/** The room of the text's place, and how its place is called. */
function roomOf({ spot, prop }: Use, { facts, survey }: Subject): readonly [number, string] | undefined {
  const type = nameFrom(spot.object['type']);
  if (spot.object['do'] !== undefined) return undefined;
  const { screenTitle, screenDescription, dialogTitle, dialogButton } = facts.lengths;
  const [room, of] =
    type !== ''
      ? [own(own(facts.widgets, type)?.lengths ?? {}, prop), `"${prop}" of ${type}`]
      : spot.object === survey.screen
        ? prop === 'description'
          ? [screenDescription, "the screen's description"]
          : [survey.screen['frame'] === 'public' ? pageTitle : screenTitle, "the screen's title"]
        : prop === 'title'
          ? [dialogTitle, "a dialog's title"]
          : [dialogButton, "a dialog's button"];
  return room === undefined ? undefined : [room, of];
}

/** A person who did not expect it reads so many characters in a second. */
export const perSecond = 20;

/** How much of a text that goes away can be read, and in which time (ms). */
function timeOf(
  { spot, prop }: Use,
  { facts }: Subject,
): readonly [number, number, readonly [enough: number, prop: string | undefined]] | undefined {
  const action = own(facts.actions, nameFrom(spot.object['do']));
  const read = own(action?.readWithin ?? {}, prop);
  if (read === undefined) return undefined;
  const given = spot.object[read.prop];
  const time = typeof given === 'number' ? given : read.otherwise;
  const enough = Math.floor((read.otherwise * perSecond) / 1000);
  return [
    Math.floor((time * perSecond) / 1000),
    time,
    [enough, typeof given === 'number' ? read.prop : undefined],
  ];
}

/** Quoted words stand with what they mean below them: a person reads the longer of the two, and knows one of them. */
const readOf = (key: string, words: ReadonlyMap<string, string>): readonly string[] => {
  const meaning = [...words.keys()].find((each) => quotedOf(each) === key);
  const [said, meant] = [key, meaning ?? key].map((each) => lengthOf(words.get(each) ?? ''));
  return meaning !== undefined && (meant ?? 0) > (said ?? 0) ? [meaning] : [key];
};

export function checkLengths(subject: Subject): void {
  const { survey, project, report } = subject;
  for (const use of survey.uses) {
    const time = use.kind === 'text' ? timeOf(use, subject) : undefined;
    const room = use.kind === 'text' ? (time ?? roomOf(use, subject)) : undefined;
    const value = room === undefined ? undefined : writtenValue(use.value, use.spot.scope);
    if (room === undefined || typeof value !== 'string') continue;
    const key = textKey(value);
    const texts =
      key === undefined
        ? [['', value] as const]
        : [...project.texts].flatMap(([file, words]) =>
            (time === undefined ? [key] : readOf(key, words)).flatMap((each) => {
              const text = words.get(each);
              return text === undefined ? [] : [[` in ${file}`, text] as const];
            }),
          );
    const long = texts.map(([where, text]) => ({ where, length: lengthOf(text) }));
    const over = long.filter(({ length }) => length > room[0]);
    if (over.length === 0) continue;
    const detail = over.map(({ where, length }) => `${length} characters${where}`).join(' and ');
    const near = String(room[0]);
    if (time === undefined)
      report(use.place, 'long-text', { name: key ?? value, of: String(room[1]), detail, near });
    else {
      // A time that is written is too short where there would be enough without it.
      const [enough, prop] = time[2];
      const isTime = prop !== undefined && long.every(({ length }) => length <= enough);
      report(isTime ? inside(use.spot.place, prop) : use.place, 'brief-text', {
        name: key ?? value,
        of: String(time[1] / 1000),
        detail,
        near,
      });
    }
  }
}
