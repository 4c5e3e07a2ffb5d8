/**
 * Parts that can be pressed only where a press must not be, or cannot be: the "not" of the test is lost. It must not know any
 * widget, action or call by name.
 */
import { testMembers } from '../../lib/presence.ts';
import { inside, isList, isObject, nameFrom, own } from '../document/document.ts';
import type { Spot, Subject } from '../practice/survey.ts';
import { placeOf } from '../practice/survey.ts';
import { filledBy, sharedPaths } from '../types/assigned.ts';
import { setBy } from '../walk/deeds.ts';
import { callOf, changes } from './doing.ts';

type Asks = (path: string, condition: unknown) => boolean;

/** The condition without which a test never holds: of alternatives each has one. */
function needed(test: unknown, asks: Asks): string | undefined {
  if (!isObject(test)) return undefined;
  const { all, any } = test;
  if (isList(all)) return all.map((part) => needed(part, asks)).find((path) => path !== undefined);
  if (isList(any)) {
    const each = any.map((part) => needed(part, asks));
    return each.includes(undefined) ? undefined : each[0];
  }
  return testMembers(test).find(({ path, condition }) => asks(path, condition))?.path;
}

const isOpenWrite: Asks = (path) => path.startsWith('writes.');

export function checkWithheld(subject: Subject): void {
  const { survey, project, report } = subject;
  const isOnlyOwn = settingsOf(subject);
  for (const spot of survey.nodes) {
    const type = nameFrom(spot.object['type']);
    const guards = Object.keys(own(project.widgets, type) ?? {}).filter(
      (prop) => project.notes.get(`${type}.${prop}`)?.guards === true,
    );
    for (const prop of guards) {
      const write = needed(own(spot.object, prop), isOpenWrite);
      if (write !== undefined && sends(spot, subject))
        report(placeOf(spot, prop), 'withheld-press', { name: write, of: 'write' });
    }
    for (const prop of [...guards, 'if']) {
      const flag = needed(own(spot.object, prop), isOnlyOwn(spot));
      const at = prop === 'if' ? inside(spot.place, prop) : placeOf(spot, prop);
      if (flag !== undefined) report(at, 'withheld-press', { name: flag });
    }
  }
}

const isStartedBy = ({ starter }: Spot, spot: Spot): boolean => starter?.place === spot.place;

/** Whether a press sends what changes something. */
const sends = (spot: Spot, { survey, project }: Subject): boolean =>
  survey.actions.some((one) => isStartedBy(one, spot) && changes(callOf(one.object, project), project));

/** Whether a variable is asked for a value that it does not begin with, and that only the press of the spot writes into it. */
function settingsOf({ survey, project, facts }: Subject): (spot: Spot) => Asks {
  const first = isObject(survey.screen['state']) ? survey.screen['state'] : {};
  const filled = new Set([
    ...sharedPaths(survey.screen),
    ...[...survey.nodes, ...survey.actions].flatMap(({ object }) => filledBy(object, project)),
  ]);
  const set = survey.actions.flatMap((action) =>
    setBy(action.object, facts).map(([path, value]) => ({ action, path, value })),
  );
  return (spot) => (path, condition) => {
    const before = own(first, path.replace(/^state\./, ''));
    if (spot.home !== undefined || before === undefined || filled.has(path)) return false;
    if (typeof condition !== typeof before || condition === before) return false;
    const setters = set.filter((one) => one.path === path && one.value !== before);
    return (
      setters.length > 0 &&
      setters.every(({ action, value }) => typeof value === typeof before && isStartedBy(action, spot))
    );
  };
}
