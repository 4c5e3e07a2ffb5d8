/**
 * What a person typed is checked before it goes anywhere: a check behind what sends it stops nothing any more. It must not know any
 * action by name.
 */
import { inside, isList, nameFrom, own } from '../document/document.ts';
import type { Read, Spot, Subject } from '../practice/survey.ts';
import { does, objectOf, placeOf } from '../walk/deeds.ts';
import { entryName } from '../walk/ways.ts';
import { callOf } from './doing.ts';

export function checkLate(subject: Subject, reads: readonly Read[]): void {
  const ruled = new Set(subject.survey.nodes.flatMap(ruledBy));
  if (ruled.size === 0) return;
  for (const list of subject.survey.lists) {
    const checked = new Set<string>();
    for (const [index, spot] of list.entries()) {
      const before = list.slice(0, index);
      const fields = fieldsOf(spot, subject);
      // Of several it is said once: the whole check comes too late.
      const [late] = fields.flatMap((name, at) => {
        const taker = before.find((each) => sendsOff(each, name, reads, subject));
        return taker !== undefined && ruled.has(name) && !checked.has(name) ? [{ name, at, taker }] : [];
      });
      if (late !== undefined)
        subject.report(inside(placeOf('checks', spot, subject.facts), late.at), 'late-check', {
          name: late.name,
          of: callOf(late.taker.object, subject.project)?.name ?? entryName(late.taker.object),
        });
      if (spot.object['if'] === undefined) for (const name of fields) checked.add(name);
    }
  }
}

/** The field of a widget, where there are rules for it. */
function ruledBy({ object: { bind, rules } }: Spot): readonly string[] {
  const path = nameFrom(bind);
  return isList(rules) && path.startsWith('state.') ? [path.slice('state.'.length)] : [];
}

function fieldsOf({ object }: Spot, { facts }: Subject): readonly string[] {
  const fields = objectOf('checks', object, facts);
  return isList(fields) ? fields.map(nameFrom) : [];
}

/** Its value leaves the phone; what only counts what people do takes what there is. */
function sendsOff(spot: Spot, name: string, reads: readonly Read[], { project, facts }: Subject): boolean {
  const spec = callOf(spot.object, project);
  const isSent =
    spec === undefined
      ? does('tellsApp', spot.object, facts)
      : own(facts.calls, spec.name)?.tracking !== true;
  const path = ['state', ...name.split('.')].join('.');
  return isSent && reads.some(({ use, path: read }) => use.spot === spot && read.join('.') === path);
}
