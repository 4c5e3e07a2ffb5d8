/**
 * What tells which text a person agreed to: all that is known of it is sent, and a text of somebody else's is the one that the link of
 * the box opens. It must not know any call, nor any document.
 */
import { inside, membersOf, nameFrom, own, type Place } from '../document/document.ts';
import { originsOf, tagIn, templateOf, valueOrigins } from '../practice/scope.ts';
import type { Members, Spot, Subject } from '../practice/survey.ts';
import { listed } from '../report/nearest.ts';
import type { KnownSchema } from '../types/type.ts';
import { objectOf, placeOf } from '../walk/deeds.ts';
import { callOf } from './doing.ts';

/** What an action that takes a legal text gives, by the name of its result: each member with its kind. */
function sealsIn({ survey, project }: Subject): ReadonlyMap<string, readonly (readonly [string, string])[]> {
  return new Map(
    survey.actions.flatMap(({ object }) => {
      const kinds = own(project.actions, nameFrom(object['do'])) ?? {};
      if (!Object.values(kinds).includes('document')) return [];
      const given: KnownSchema | undefined = project.notes.get(`${nameFrom(object['do'])}.into`)?.yields;
      const members = Object.entries(given?.properties ?? {}).flatMap(([name, schema]) =>
        schema['x-kind'] === undefined ? [] : [[name, schema['x-kind']] as const],
      );
      return members.length === 0 ? [] : [[nameFrom(object['into']), members] as const];
    }),
  );
}

/** The parameter that has another value in its place: of that kind, or with what another has already. */
function placeFor(
  kind: string,
  sent: Members,
  of: { readonly spot: Spot; readonly at: Place },
  subject: Subject,
): Place {
  const call = callOf(of.spot.object, subject.project)?.name ?? '';
  const schemas = own(subject.project.known.parameters, call) ?? {};
  const names = Object.keys(sent);
  const name =
    names.find((each) => own(schemas, each)?.['x-kind'] === kind) ??
    names.find((each, index) => names.slice(0, index).some((before) => sent[before] === sent[each]));
  return name === undefined ? of.at : inside(of.at, name);
}

export function checkSealed(subject: Subject, box: Spot | undefined): void {
  const { survey, project, facts, report } = subject;
  const seals = sealsIn(subject);
  if (seals.size === 0) return;
  const calls = survey.actions.flatMap((spot) => {
    const spec = callOf(spot.object, project);
    const sent = membersOf(objectOf('sends', spot.object, facts));
    return spec === undefined ? [] : [{ spot, call: spec.name, sent, at: placeOf('sends', spot, facts) }];
  });
  for (const one of calls) {
    const paths = Object.values(one.sent).flatMap((value) => [tagIn(value) ?? []]);
    const name = paths.map(([root = '']) => root).find((root) => seals.has(root)) ?? '';
    const all = seals.get(name) ?? [];
    const told = all.filter(([member]) => paths.some((path) => path[0] === name && path[1] === member));
    const [lost] = all.filter((each) => !told.includes(each));
    // One that says only which text it is says it to somebody else.
    if (lost === undefined || told.length < all.length - 1) continue;
    report(placeFor(lost[1], one.sent, one, subject), 'half-consent', {
      name: lost[0],
      of: listed(told.map(([member]) => member)),
      detail: one.call,
    });
  }
  checkForeign(calls, seals, box, subject);
}

interface Sent {
  readonly spot: Spot;
  readonly call: string;
  readonly sent: Members;
  readonly at: Place;
}

/** Where a text is not the product's own, it is told by what the link beside the box opens. */
function checkForeign(
  calls: readonly Sent[],
  seals: ReturnType<typeof sealsIn>,
  box: Spot | undefined,
  subject: Subject,
): void {
  const { survey, project, facts, report } = subject;
  const opened = new Set(
    survey.actions
      .filter(({ starter }) => box !== undefined && starter?.object === box.object)
      .flatMap(({ object, scope }) => {
        const address = objectOf('opensAddress', object, facts);
        return address === undefined ? [] : valueOrigins(address, [], scope, project.texts);
      })
      .map((path) => path.join('.')),
  );
  if (opened.size === 0) return;
  for (const { spot, call, sent, at } of calls)
    for (const [name, value] of Object.entries(sent)) {
      const isSeal = calls.some((each) => {
        const [root = '', member] = each.call === call ? (tagIn(each.sent[name]) ?? []) : [];
        return seals.get(root)?.some(([name_, kind]) => name_ === member && kind === 'consent') === true;
      });
      const template = typeof value === 'string' ? templateOf(value) : undefined;
      const [part] = template?.kind === 'parts' ? template.parts.filter(({ kind }) => kind === 'tag') : [];
      if (!isSeal || part?.kind !== 'tag') continue;
      const origins = originsOf(part.path, spot.scope, project.texts).map((path) => path.join('.'));
      if (origins.some((origin) => opened.has(origin))) continue;
      report(inside(at, name), 'unread-document', { name: part.path.join('.'), detail: listed(opened) });
    }
}
