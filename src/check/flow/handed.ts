/** Parameters of a screen that it hands on to another: as they are with `pass`, and copied where that would do. */
import { inside, isList, isObject, keyOf, nameFrom } from '../document/document.ts';
import type { Subject } from '../practice/survey.ts';
import { does, objectOf } from '../walk/deeds.ts';

export const isHandedOn = (name: string, { survey }: Subject): boolean =>
  survey.actions.some(({ object }) => isList(object['pass']) && object['pass'].includes(name));

/** Parameters that some screen hands to another, as `<file of the other> <name>`. */
export const handedTo = (subjects: readonly Subject[]): ReadonlySet<string> =>
  new Set(
    subjects.flatMap(({ survey, project, facts }) =>
      survey.actions
        .filter(({ object }) => does('leadsTo', object, facts))
        .flatMap(({ object }) => {
          const { query, pass } = object;
          const file = project.routes.get(nameFrom(objectOf('leadsTo', object, facts)))?.file ?? '';
          const names = [
            ...(isList(pass) ? pass.map(nameFrom) : []),
            ...(isObject(query) ? Object.keys(query) : []),
          ];
          return names.map((name) => `${file} ${name}`);
        }),
    ),
  );

/** Both do the same: what is missing or empty does not go along. */
export function checkHanded({ survey, facts, report }: Subject): void {
  for (const { object, place } of survey.actions) {
    const { query } = object;
    if (!does('leadsTo', object, facts) || !isObject(query)) continue;
    const copied = Object.keys(query).filter((name) => query[name] === `{{query.${name}}}`);
    const [first] = copied;
    if (first === undefined) continue;
    const detail = copied.map((name) => `"${name}"`).join(', ');
    report(keyOf(inside(place, 'query'), first), 'copied-parameter', { name: detail });
  }
}
