/** What is pressed does something, and what is done when a screen is left can still be done. It must not know any widget. */
import type { Kinds } from '../../model/definition.ts';
import type { Project } from '../context.ts';
import { inside, isList, isObject, membersOf, nameFrom, own, type Place } from '../document/document.ts';
import type { Members, Spot, Subject } from '../practice/survey.ts';
import { placeOf } from '../practice/survey.ts';
import { nearest } from '../report/nearest.ts';
import { does, type Known } from '../walk/deeds.ts';
import { entriesOf } from '../walk/entries.ts';
import { entryName, waysOf } from '../walk/ways.ts';
import { isIdle, needsScreen, takesTime } from './doing.ts';

export function checkPresses({ survey, project, facts, report }: Subject): void {
  for (const spot of survey.nodes) {
    const type = nameFrom(spot.object['type']);
    const kinds = own(project.widgets, type) ?? {};
    for (const [prop, kind] of Object.entries(kinds)) {
      if (kind === 'actions' && doesNothing(own(spot.object, prop), facts))
        report(placeOf(spot, prop), 'idle-press', { name: prop, of: `this ${type}` });
    }
    for (const [prop, promised] of promisesOf(spot, project))
      if (!givers(spot, prop).some(({ object }) => own(object, promised) !== undefined))
        report(placeOf(spot, prop), 'idle-link', { name: type, of: prop, detail: quoted(promised) });
    if (leadsNowhere(spot, kinds))
      report(spot.place, 'idle-link', { name: type, detail: waysIn(kinds).map(quoted).join(' nor ') });
  }
  for (const { object, place, dialog } of survey.buttons) {
    // A button closes its dialog only where it says so; one that nobody can leave is told as that.
    const isOpen =
      own(membersOf(own(membersOf(survey.screen['dialogs']), dialog ?? '')), 'dismissible') !== false;
    if (doesNothing(object['press'], facts) || (object['press'] === undefined && isOpen))
      report(inside(place, 'press'), 'idle-press', { name: 'press', of: 'this button of the dialog' });
  }
}

/** Nothing is done besides where it fails: it reads as if something were. */
export function checkFailed({ survey, report }: Subject): void {
  const { actions, sources } = survey;
  for (const [spots, of] of [
    [actions, 'this call'],
    [[...sources.values()], 'this source'],
  ] as const)
    for (const { object, place } of spots)
      if (isList(object['failed']) && object['failed'].length === 0)
        report(inside(place, 'failed'), 'idle-press', { name: 'failed', of });
}

/** Props with an address or with actions, of a widget that may have either. */
function waysIn(kinds: Kinds): readonly string[] {
  const names = Object.keys(kinds).filter((prop) => kinds[prop] === 'link' || kinds[prop] === 'actions');
  return names.some((prop) => kinds[prop] === 'link') ? names : [];
}

/** Props that look as if there were another one: a mark, or words to press. */
const promisesOf = ({ object, row }: Spot, { notes }: Project): readonly (readonly [string, string])[] =>
  Object.entries(object).flatMap(([prop, value]) => {
    const promised = notes.get(`${nameFrom(object['type'])}.${prop}`)?.promises;
    if (promised === undefined || (value !== true && typeof value !== 'string')) return [];
    // What a row of a table lacks may stand beside the table, and a name that is misspelt is told as that.
    const isSaid =
      row !== undefined || Object.keys(object).some((name) => nearest(name, [promised]) !== undefined);
    return value !== true && isSaid ? [] : [[prop, promised] as const];
  });

/** A mark may be that of what stands around it; words are pressed themselves. */
const givers = (spot: Spot, prop: string): readonly Spot[] =>
  spot.object[prop] === true ? [spot, ...spot.around] : [spot];

const quoted = (name: string): string => `"${name}"`;

/** It looks as if it led somewhere. A row of a table may have nothing on purpose, and one that is misspelt is told as that. */
function leadsNowhere({ object, row }: Spot, kinds: Kinds): boolean {
  const ways = waysIn(kinds);
  const isGiven = (name: string): boolean => ways.includes(name) || nearest(name, ways) !== undefined;
  return ways.length > 1 && row === undefined && !Object.keys(object).some(isGiven);
}

/** Written down, but nothing of it changes or shows anything. */
function doesNothing(value: unknown, known: Known): boolean {
  if (value === undefined) return false;
  if (isList(value)) return value.every((action) => doesNothing(action, known));
  if (!isObject(value)) return false;
  const ways = waysOf(value);
  return ways === undefined ? isIdle(value, known) : ways.every(({ taken }) => doesNothing(taken, known));
}

/** The list of a screen that is being left runs up to the first action that takes time (docs/language.md, Events). */
export function checkLeaving({ survey, project, facts, report }: Subject): void {
  const homes = new Set(survey.nodes.flatMap(({ home }) => home ?? []));
  const fragments = [...homes].flatMap((home) => project.fragments.get(home) ?? []);
  for (const { document, value } of [
    { document: survey.place.document, value: survey.screen },
    ...fragments.map((fragment) => ({ document: fragment, value: fragment.value })),
  ]) {
    const on = isObject(value) && isObject(value['on']) ? value['on'] : {};
    checkLate(on['leave'], { document, pointer: ['on', 'leave'] });
  }

  function checkLate(value: unknown, place: Place): boolean {
    let late = false;
    for (const { object: action, place: at } of entriesOf(value, place)) {
      if (late) {
        report(at, 'late-action', { name: entryName(action), detail: 'after' });
        return true;
      }
      late = checkOne(action, at);
    }
    return late;
  }

  /** Whether nothing after it runs. */
  function checkOne(action: Members, at: Place): boolean {
    // What is loaded again is shown by nobody any more.
    if (needsScreen(action, facts) || does('reloads', action, facts)) {
      report(at, 'late-action', { name: entryName(action) });
      return false;
    }
    const ways = waysOf(action) ?? [];
    const ended = ways.filter(
      (way) => way.taken !== undefined && checkLate(way.taken, inside(at, ...way.at)),
    );
    return takesTime(action, facts) || (ways.length > 0 && ended.length === ways.length);
  }
}
