/**
 * A table over a variable whose "else" says what is said after a failure, and stands there before anything was done. It must not know
 * any widget, nor what the words say.
 */
import { inside, membersOf, nameFrom, own } from '../document/document.ts';
import type { Spot, Subject } from '../practice/survey.ts';
import { written } from '../types/assigned.ts';
import { setBy } from '../walk/deeds.ts';
import { isAfterFailure } from './doing.ts';

export function checkEarlyWords(subject: Subject): void {
  const { survey, report } = subject;
  for (const { spot, prop, value } of survey.uses) {
    const [, name] = /^\{\{state\.(\w+)\}\}$/.exec(prop === 'match' ? nameFrom(value) : '') ?? [];
    if (name === undefined || spot.object['type'] === undefined || spot.home !== undefined) continue;
    const path = `state.${name}`;
    const first = own(membersOf(survey.screen['state']), name);
    const rows = membersOf(spot.object['is']);
    const isRest = (each: unknown): boolean => typeof each === 'string' && own(rows, each) === undefined;
    if (first !== '' || !isRest(first) || isEmpty(spot.object['else']) || isAsked(path, spot)) continue;
    const failed = valuesOf(path, subject, true).filter(isRest);
    const others = valuesOf(path, subject, false).filter(isRest);
    // Only where "else" is for the failure, and for nothing else that is done.
    if (failed.length === 0 || others.some((each) => each !== '')) continue;
    report(inside(spot.place, 'match'), 'told-too-early', {
      name: nameFrom(spot.object['type']),
      of: path,
      detail: 'first',
    });
  }
}

const isEmpty = (row: unknown): boolean => Object.keys(membersOf(row)).every((name) => name === '$comment');

/** A test of the widget, or around it, says when it is there. */
const isAsked = (path: string, spot: Spot): boolean =>
  [...spot.around, spot].some(({ object }) => JSON.stringify(object['if'] ?? '').includes(path));

/** What is written into it where something has failed, or else. */
const valuesOf = (path: string, { survey, facts }: Subject, failed: boolean): readonly unknown[] =>
  survey.actions
    .filter((spot) => isAfterFailure(spot) === failed)
    .flatMap(({ object }) =>
      setBy(object, facts).flatMap(([set, value]) => (set === path ? [written(value)] : [])),
    );
