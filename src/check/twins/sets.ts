/**
 * Variables that are set together at each place but one, and what is asked for once: where it is opened, it is noted that it was. It
 * must not know what a variable is for.
 */
import { isObject, lineOf, nameFrom } from '../document/document.ts';
import type { Read, Spot, Subject } from '../practice/survey.ts';
import { filledBy } from '../types/assigned.ts';
import { objectOf, setBy } from '../walk/deeds.ts';
import { listsAround } from '../flow/around.ts';
import { conditionsAt } from '../flow/conditions.ts';
import { isAfterFailure } from '../flow/doing.ts';
import { keyAt, onceEach } from './places.ts';

export function checkSets(subject: Subject, reads: readonly Read[]): void {
  checkAlong(subject);
  checkOnce(subject);
  checkPrepared(subject, reads);
}

/** So many that agree make one that does not a slip. */
const enough = 3;

const isWritten = (value: unknown): boolean => !JSON.stringify(value).includes('{{');

/** What is set to one written value goes along with another variable at all places but one. */
function checkAlong({ survey, facts, report }: Subject): void {
  const sets = onceEach(survey.actions, ({ place }) => place).flatMap((spot) => {
    const set = setBy(spot.object, facts);
    return set.length === 0 ? [] : [{ spot, set: new Map(set) }];
  });
  const groups = new Map<string, typeof sets>();
  for (const each of sets)
    for (const [path, value] of each.set) {
      if (!isWritten(value)) continue;
      const key = `${path} ${JSON.stringify(value)}`;
      groups.set(key, [...(groups.get(key) ?? []), each]);
    }
  const told = new Set<string>();
  for (const [key, group] of groups) {
    if (group.length <= enough) continue;
    for (const path of new Set(group.flatMap(({ set }) => [...set.keys()]))) {
      const [odd, second] = group.filter(({ set }) => !set.has(path));
      const [other] = group.filter(({ set }) => set.has(path));
      if (odd === undefined || second !== undefined || other === undefined) continue;
      // What it is set to stands with the others in the same words.
      const values = new Set(
        group.flatMap(({ set }) => (set.has(path) ? [JSON.stringify(set.get(path))] : [])),
      );
      const at = `${keyAt(odd.spot.place)} ${path}`;
      // Who has just chosen it sees it set already.
      if (odd.spot.starter?.object['bind'] === path) continue;
      if (values.size > 1 || told.has(at) || key.startsWith(`${path} `)) continue;
      told.add(at);
      report(odd.spot.place, 'odd-copy', { name: path, of: lineOf(other.spot.place), detail: 'set-along' });
    }
  }
}

interface Opened {
  readonly spot: Spot;
  readonly dialog: string;
  /** What is set to true in its list. */
  readonly noted: ReadonlySet<string>;
  /** What must be false on the way to it. */
  readonly barred: ReadonlySet<string>;
}

function openedIn({ survey, facts }: Subject): readonly Opened[] {
  const lists = survey.lists.flatMap((list) => {
    const noted = new Set(
      list.flatMap(({ object }) =>
        setBy(object, facts).flatMap(([path, value]) => (value === true ? [path] : [])),
      ),
    );
    return list.flatMap((spot): readonly Opened[] => {
      const dialog = isObject(spot.object) ? nameFrom(objectOf('opens', spot.object, facts)) : '';
      if (dialog === '') return [];
      const barred = conditionsAt(spot.place).flatMap(({ path, asks, holds }) =>
        path.startsWith('state.') && (asks === false) === holds && typeof asks === 'boolean' ? [path] : [],
      );
      return [{ spot, dialog, noted, barred: new Set(barred) }];
    });
  });
  return onceEach(lists, ({ spot }) => spot.place);
}

/** A dialog that is opened only as long as something is false: each place that opens it makes that true. */
function checkOnce(subject: Subject): void {
  const all = openedIn(subject);
  for (const one of all)
    for (const other of all) {
      if (other === one || other.dialog !== one.dialog) continue;
      const [flag] = [...other.noted].filter(
        (path) => !one.noted.has(path) && (one.barred.has(path) || other.barred.has(path)),
      );
      if (flag === undefined) continue;
      subject.report(one.spot.place, 'odd-copy', {
        name: flag,
        of: lineOf(other.spot.place),
        detail: 'set-along',
      });
      break;
    }
}

/** What a dialog shows of a variable is made ready wherever a press opens it, but at one place. */
function checkPrepared({ survey, project, facts, report }: Subject, reads: readonly Read[]): void {
  const openings = onceEach(
    survey.actions.filter(
      (spot) =>
        spot.starter !== undefined &&
        typeof objectOf('opens', spot.object, facts) === 'string' &&
        !isAfterFailure(spot),
    ),
    ({ place }) => place,
  ).map((spot) => {
    const written = listsAround(spot, survey).before.flatMap((object) => [
      ...setBy(object, facts).map(([path]) => path),
      ...filledBy(object, project),
    ]);
    return { spot, dialog: objectOf('opens', spot.object, facts), written };
  });
  const bound = new Set(survey.nodes.map(({ object }) => object['bind']));
  for (const dialog of new Set(openings.map((each) => each.dialog))) {
    const mine = openings.filter((each) => each.dialog === dialog);
    const shown = reads.filter(
      ({ path, use }) =>
        path[0] === 'state' && use.spot.dialog === dialog && use.spot.object['type'] !== undefined,
    );
    for (const path of new Set(shown.map((each) => each.path.slice(0, 2).join('.')))) {
      const isReady = ({ spot, written }: (typeof mine)[number]): boolean =>
        written.includes(path) || conditionsAt(spot.place).some((each) => each.path === path);
      const [odd, second] = mine.filter((each) => !isReady(each));
      const [other] = mine.filter(({ written }) => written.includes(path));
      if (odd === undefined || second !== undefined || other === undefined || bound.has(path)) continue;
      report(odd.spot.place, 'odd-copy', { name: path, of: lineOf(other.spot.place), detail: 'set-along' });
    }
  }
}
