/**
 * What is kept goes when it is over, neither before nor never: it is not forgotten before the write that it was kept for, and what
 * is noted for the next visit does not say so at every one. It must not know what is kept.
 */
import { inside, isList, isObject, nameFrom, own } from '../document/document.ts';
import type { Spot, Subject } from '../practice/survey.ts';
import { filledBy } from '../types/assigned.ts';
import { does, setBy } from '../walk/deeds.ts';
import { conditionsOf } from './conditions.ts';
import { callOf, isAfterFailure, runOf } from './doing.ts';

export function checkForgetting(subjects: readonly Subject[]): void {
  for (const subject of subjects) for (const list of subject.survey.lists) checkEarly(list, subject);
  const groups = new Map<string, Subject[]>();
  for (const subject of subjects) {
    const { screen, place } = subject.survey;
    const name = nameFrom(screen['keepAs']) || place.document.file;
    groups.set(name, [...(groups.get(name) ?? []), subject]);
  }
  for (const group of groups.values()) checkNoted(group);
}

/** By itself, and not beside the call that it was kept for. */
const forgets = ({ object }: Spot, { facts }: Subject): boolean =>
  does('forgets', object, facts) && !does('calls', object, facts);

function checkEarly(list: readonly Spot[], subject: Subject): void {
  const early = list.findIndex((spot) => forgets(spot, subject));
  const spot = list[early];
  if (spot === undefined) return;
  const write = list
    .slice(early + 1)
    .find(({ object }) => callOf(object, subject.project)?.once !== undefined);
  const name = write === undefined ? undefined : callOf(write.object, subject.project)?.name;
  if (name !== undefined) subject.report(spot.place, 'forgotten-too-early', { name });
}

/** Flags that are kept, false at first. */
function flagsOf({ survey: { screen } }: Subject): readonly string[] {
  const { keep, state } = screen;
  return (isList(keep) ? keep : []).map(nameFrom).filter((path) => {
    const [, name = '', ...deeper] = path.split('.');
    return deeper.length === 0 && isObject(state) && own(state, name) === false;
  });
}

function checkNoted(group: readonly Subject[]): void {
  const flags = new Set(group.flatMap(flagsOf));
  for (const flag of flags) {
    const settings = group.flatMap((subject) =>
      subject.survey.actions
        .filter(({ home }) => home === undefined)
        .flatMap((spot) =>
          setBy(spot.object, subject.facts)
            .filter(([path]) => path === flag)
            .map(([, value]) => ({ spot, value, subject })),
        ),
    );
    const [first] = settings;
    if (first === undefined || settings.some(({ value }) => value !== true)) continue;
    const isFilled = group.some(({ survey, project }) =>
      [...survey.nodes, ...survey.actions].some(({ object }) => filledBy(object, project).includes(flag)),
    );
    const runs = new Set(settings.map(({ spot }) => runOf(spot)));
    // What is forgotten by a write comes before what is noted behind it.
    const isOver = group.some((subject) =>
      subject.survey.actions.some(
        (spot) =>
          does('forgets', spot.object, subject.facts) &&
          (!does('calls', spot.object, subject.facts) || !runs.has(runOf(spot))) &&
          !isAfterFailure(spot),
      ),
    );
    if (isFilled || isOver || !isAskedByItself(flag, group)) continue;
    first.subject.report(inside(first.spot.place, flag), 'kept-forever', { name: flag });
  }
}

/** Where a screen is opened, something is done because of it: at each visit it is done again. */
const isAskedByItself = (flag: string, group: readonly Subject[]): boolean =>
  group.some(({ survey }) =>
    survey.uses.some(
      ({ kind, spot, value }) =>
        kind === 'test' &&
        spot.starter === undefined &&
        spot.home === undefined &&
        spot.event !== undefined &&
        conditionsOf(value).some(({ path, asks, holds }) => path === flag && asks === holds),
    ),
  );
