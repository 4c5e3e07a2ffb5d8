/**
 * Failures of the same kind after which all but one of the same things are done: one of them was forgotten, or lost. It must not
 * know what is done.
 */
import { inside, isList, isObject, lineOf, type Place } from '../document/document.ts';
import type { Members, Subject } from '../practice/survey.ts';
import { actionsOf } from '../walk/entries.ts';
import { entryName } from '../walk/ways.ts';
import { branchesOf, isNoCode } from './doing.ts';

/** What is done where something has failed in one way, by the text of that way. */
interface Handling {
  readonly way: string;
  readonly place: Place;
  readonly steps: readonly Members[];
}

const look = (value: unknown): string =>
  JSON.stringify(value, (name, inner: unknown) => (name === '$comment' ? undefined : inner));

/** The branches of an action by code, and inside of them what is done by a test of the failure. */
function handlingsOf(action: Members, place: Place): readonly Handling[] {
  return branchesOf(action).flatMap(([at, actions]): readonly Handling[] => {
    const there = inside(place, ...at);
    const [kind, code] = at;
    const byCode = kind === 'on' && !isNoCode(code) ? [handling(`on ${code ?? ''}`, actions, there)] : [];
    const entries = isList(actions) ? actions : [actions];
    const byTest = entries.flatMap((entry, index) => {
      const isAlone = isObject(entry) && entry['then'] !== undefined && entry['else'] === undefined;
      const here = isList(actions) ? inside(there, index, 'then') : inside(there, 'then');
      return isAlone ? [handling(`if ${look(entry['if'])}`, entry['then'], here)] : [];
    });
    return [...byCode, ...byTest];
  });
}

const handling = (way: string, actions: unknown, place: Place): Handling => ({
  way,
  place,
  steps: actionsOf(actions),
});

export function checkSteps({ survey, report }: Subject): void {
  const places = new Map(
    survey.actions.map(({ object, place }) => [
      `${place.document.file} ${place.pointer.join('/')}`,
      { object, place },
    ]),
  );
  const all = [...places.values()].flatMap(({ object, place }) => handlingsOf(object, place));
  for (const one of all) {
    const own = one.steps.map(look);
    const lost = all.flatMap((other) => {
      const more = other.steps.filter((step) => !own.includes(look(step)));
      const isAlike = other.way === one.way && other.steps.length === own.length + 1 && more.length === 1;
      return isAlike ? [{ step: more[0], place: other.place }] : [];
    });
    const [first] = lost;
    if (first === undefined || own.length === 0) continue;
    report(one.place, 'forgotten-step', {
      name: entryName(first.step),
      of: `${first.place.document.file}, ${lineOf(first.place)}`,
    });
  }
}
