/** Results of calls that are read before they can be there. It must not know what a result is. */
import type { Path } from '../../lib/path.ts';
import { inside, nameFrom, type Members, type Place } from '../document/document.ts';
import type { Read, Spot, Subject } from '../practice/survey.ts';
import { does, objectOf, placeOf } from '../walk/deeds.ts';
import { surely } from '../walk/entries.ts';
import { homeName } from '../walk/home.ts';
import { waysOf } from '../walk/ways.ts';
import { listsAround } from './around.ts';
import { branchesOf, leads, runOf } from './doing.ts';

/** An action that has a result, and where it comes among all actions. */
interface Giver {
  readonly spot: Spot;
  readonly order: number;
}

/** The name by which the screen's walk knows what this action gives. */
export const resultOf = ({ object: { into }, home }: Spot): string | undefined =>
  typeof into === 'string' ? (home === undefined ? into : `${homeName(home)}-${into}`) : undefined;

function giversOf({ survey }: Subject): ReadonlyMap<string, readonly Giver[]> {
  const givers = new Map<string, Giver[]>();
  for (const [order, spot] of survey.actions.entries()) {
    const name = resultOf(spot);
    if (name !== undefined) givers.set(name, [...(givers.get(name) ?? []), { spot, order }]);
  }
  return givers;
}

export function checkResults(subject: Subject, reads: readonly Read[]): void {
  const givers = giversOf(subject);
  if (givers.size === 0) return;
  const said = new Set<Spot>();
  const orders = new Map(subject.survey.actions.map((spot, order) => [spot, order]));
  for (const { path, use } of reads) {
    const [name = ''] = path;
    const all = givers.get(name) ?? [];
    const order = orders.get(use.spot);
    const [first] = all;
    if (first === undefined || order === undefined || said.has(use.spot) || isAsked(path, use.kind)) continue;
    // What another press has brought may be there; what this one brings, only behind it.
    const run = runOf(use.spot);
    const given = all.filter(({ spot }) => runOf(spot) === run);
    const isEarly =
      given.length > 0 && given.every((giver) => giver.order > order && !startsWith(giver.spot, use.spot));
    const failed = given.length === 1 ? given.find((giver) => isInFailure(use.spot, giver.spot)) : undefined;
    if (!isEarly && failed === undefined) continue;
    said.add(use.spot);
    subject.report(use.place, 'early-result', {
      name: path.join('.'),
      of: String(first.spot.object['into']),
      ...(failed === undefined ? {} : { detail: 'failed' }),
    });
  }
}

/** What is read behind a choice, of which a way that goes on gives nothing of that name. */
export function checkWays(subject: Subject, reads: readonly Read[]): void {
  const { survey, facts, report } = subject;
  const ends = (action: Members): boolean => does('endsList', action, facts) || leads(action, facts);
  for (const [name, givers] of giversOf(subject))
    for (const list of survey.lists) {
      const readers = list.flatMap((spot, index) =>
        reads.some(
          ({ path: [root], use }) => root === name && use.kind !== 'test' && startsWith(use.spot, spot),
        ) && spot.object['if'] === undefined
          ? [index]
          : [],
      );
      const [reader] = readers;
      const before = list.slice(0, reader ?? 0);
      const within = givers.filter(({ spot }) => before.some((entry) => startsWith(spot, entry)));
      // One that stands in the list itself gives it whatever way was taken.
      if (reader === undefined || within.some(({ spot }) => list.includes(spot))) continue;
      for (const { object, place } of before) {
        const ways = (waysOf(object) ?? []).map((way) => ({ ...way, place: inside(place, ...way.at) }));
        const gives = (way: { readonly place: Place }): boolean =>
          within.some(({ spot }) => startsWith(spot, way));
        if (!ways.some(gives)) continue;
        for (const way of ways)
          if (way.test === undefined && !gives(way) && !surely(way.taken, ends))
            report(way.place, 'early-result', { name, of: name, detail: 'way' });
      }
    }
}

/** What a call brings is shown in a dialog alone, which nothing opens but its failure. */
export function checkShown(subject: Subject, reads: readonly Read[]): void {
  const { survey, facts, report } = subject;
  for (const [name, [giver, another]] of giversOf(subject)) {
    const readers = reads.filter(({ path: [root] }) => root === name);
    const [dialog, second] = new Set(readers.map(({ use }) => use.spot.dialog));
    if (giver === undefined || another !== undefined || dialog === undefined || second !== undefined)
      continue;
    const opened = survey.actions.filter(({ object }) => objectOf('opens', object, facts) === dialog);
    const [first] = opened;
    if (first === undefined || !opened.every((spot) => isInFailure(spot, giver.spot))) continue;
    const of = String(giver.spot.object['into']);
    report(placeOf('opens', first, facts), 'early-result', { name: dialog, of, detail: 'opened' });
  }
}

/** A call whose answer is not kept, where what follows reads that of the same call elsewhere. */
export function checkStale({ survey, facts, report }: Subject, reads: readonly Read[]): void {
  const givers = survey.actions.filter(({ object }) => object['into'] !== undefined);
  for (const spot of givers.length === 0 ? [] : survey.actions) {
    const call = objectOf('calls', spot.object, facts);
    if (call === undefined || spot.object['into'] !== undefined) continue;
    const giver = givers.find(({ object }) => objectOf('calls', object, facts) === call);
    const name = giver === undefined ? undefined : resultOf(giver);
    const { behind } = listsAround(spot, survey);
    const isRead = reads.some(({ path: [root], use }) => root === name && behind.includes(use.spot.object));
    if (name === undefined || !isRead) continue;
    report(placeOf('calls', spot, facts), 'stale-result', { name, of: nameFrom(call) });
  }
}

/** Whether it is there at all may be asked at any time: a second press finds it. */
const isAsked = (path: Path, kind: string): boolean => path.length === 1 && kind === 'test';

/** The test of a choice, and what a call sends itself, are read for the sake of what is inside. */
const startsWith = (inner: Spot, outer: Pick<Spot, 'place'>): boolean =>
  inner.place.document === outer.place.document &&
  outer.place.pointer.every((step, index) => inner.place.pointer[index] === step);

/** What runs where the call has failed, and so has brought nothing. */
const isInFailure = (reader: Spot, giver: Spot): boolean =>
  reader !== giver &&
  branchesOf(giver.object).some(([at]) =>
    startsWith(reader, { ...giver, place: inside(giver.place, ...at) }),
  );
