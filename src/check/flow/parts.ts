/** Parts of a screen that hold nothing, and parts that stand there twice in a row. It must not know any widget by name. */
import { routePaths } from '../../lib/routes.ts';
import type { Project } from '../context.ts';
import { inside, isList, isObject, nameFrom, own, lineOf, type Place } from '../document/document.ts';
import type { Members, Spot, Subject } from '../practice/survey.ts';
import { takesTwice } from './doing.ts';

const isEmpty = (value: unknown): boolean => isList(value) && value.length === 0;

export function checkEmptyParts({ survey, project, report }: Subject): void {
  const say = (value: unknown, place: Place, of: string): void => {
    if (isEmpty(value)) report(place, 'empty-part', { name: String(place.pointer.at(-1)), of });
  };
  for (const { object, place, row } of survey.nodes) {
    const type = nameFrom(object['type']);
    const kinds = own(project.widgets, type) ?? {};
    // A row of a table may have nothing on purpose.
    for (const [prop, kind] of row === undefined ? Object.entries(kinds) : []) {
      const isEssential = project.notes.get(`${type}.${prop}`)?.essential === true;
      if (kind === 'nodes' || (kind === 'list' && isEssential))
        say(own(object, prop), inside(place, prop), `this ${type}`);
    }
    const fragment = type === 'fragment' ? project.fragments.get(nameFrom(object['of'])) : undefined;
    if (fragment !== undefined && isObject(fragment.value))
      say(fragment.value['body'], { document: fragment, pointer: ['body'] }, 'this fragment');
  }
  for (const { object, place } of survey.sources.values())
    say(object['emptyBody'], inside(place, 'emptyBody'), 'this source');
  const { screen, place } = survey;
  for (const [name, dialog] of Object.entries(isObject(screen['dialogs']) ? screen['dialogs'] : {}))
    if (isObject(dialog)) say(dialog['body'], inside(place, 'dialogs', name, 'body'), 'this dialog');
  if (routePaths(screen['routes']).length > 0) say(screen['body'], inside(place, 'body'), 'this screen');
}

/** What tells two copies apart for nobody who sees them. */
const unseen: ReadonlySet<string> = new Set(['$comment', 'id']);
const seenIn = (object: Members): readonly string[] =>
  Object.keys(object).filter((name) => !unseen.has(name));

/** Whether nobody can tell them apart: written alike, in the same order. */
function alike(one: unknown, other: unknown): boolean {
  if (isList(one))
    return isList(other) && one.length === other.length && one.every((each, at) => alike(each, other[at]));
  if (!isObject(one) || !isObject(other)) return one === other;
  const [names, others] = [seenIn(one), seenIn(other)];
  return (
    names.length === others.length &&
    names.every((name, at) => name === others[at] && alike(one[name], other[name]))
  );
}

const readsData = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('{{')
    : isList(value)
      ? value.some(readsData)
      : isObject(value) && seenIn(value).some((name) => readsData(value[name]));

export function checkCopies({ survey, project, facts, report }: Subject): void {
  const say = (place: Place, of: string): void => report(place, 'repeated-part', { name: of });
  // A line between two parts is none itself.
  const isPart = ({ object }: Spot): boolean => seenIn(object).some((name) => name !== 'type');
  for (const siblings of survey.siblings) {
    for (const spot of twins(siblings.filter(isPart))) say(spot.place, String(spot.object['type']));
    for (const spot of twins(siblings)) if (!isPart(spot)) say(spot.place, String(spot.object['type']));
    for (const { spot, first } of again(siblings, project))
      report(spot.place, 'repeated-part', {
        name: String(spot.object['type']),
        of: lineOf(first.place),
      });
  }
  for (const list of survey.lists)
    for (const spot of twins(list)) if (!takesTwice(spot.object, facts)) say(spot.place, nameOf(spot.object));
  for (const spot of twins(survey.buttons, ({ tone: _tone, ...rest }) => rest)) say(spot.place, 'button');
  for (const { kind, value, place } of survey.uses) {
    if (kind !== 'list' || !isList(value)) continue;
    for (const [index, item] of value.entries())
      if (index > 0 && alike(item, value[index - 1])) say(inside(place, index), 'entry');
  }
}

const nameOf = ({ do: name, match }: Members): string =>
  nameFrom(name) || (match === undefined ? 'if' : 'match');

/** Those that are like the one before them in the same list. */
function twins(
  spots: readonly Spot[],
  seen: (object: Members) => Members = (object) => object,
): readonly Spot[] {
  const isLike = (one: Spot, other: Spot): boolean => alike(seen(one.object), seen(other.object));
  return spots.filter((spot, index) => {
    const before = spots[index - 1];
    if (before === undefined || !isLike(before, spot)) return false;
    if (placeText(before) === placeText(spot) || listOf(before) !== listOf(spot)) return false;
    const first = spots[index - 2];
    // Of a longer row of copies the first is said.
    return first === undefined || !isLike(first, spot);
  });
}

/** What can be pressed or shows data, and stands once more further down in the same part. */
function again(
  spots: readonly Spot[],
  { widgets }: Project,
): readonly { readonly spot: Spot; readonly first: Spot }[] {
  const canBePressed = ({ object }: Spot): boolean => {
    const kinds = own(widgets, nameFrom(object['type'])) ?? {};
    return Object.keys(object).some((prop) => kinds[prop] === 'actions');
  };
  const isLike = (one: Spot, other: Spot): boolean =>
    alike(one.object, other.object) && listOf(one) === listOf(other);
  // What shows data shows the same once more; a page may ask for the same at its beginning and at its end.
  const isOnce = (spot: Spot): boolean =>
    canBePressed(spot)
      ? spot.place.pointer[0] !== 'body' || spot.place.pointer.length > 2
      : readsData(spot.object);
  const once = spots.filter(isOnce);
  return once.flatMap((spot, index) => {
    const [first, ...others] = once.slice(0, index).filter((before) => isLike(before, spot));
    // What stands right behind it is told as that.
    const isNext = first !== undefined && spots.indexOf(spot) === spots.indexOf(first) + 1;
    return first === undefined || others.length > 0 || isNext ? [] : [{ spot, first }];
  });
}

const placeText = ({ place: { document, pointer } }: Spot): string => [document.file, ...pointer].join('/');
const listOf = ({ place: { document, pointer } }: Spot): string =>
  [document.file, ...pointer.slice(0, -1)].join('/');
