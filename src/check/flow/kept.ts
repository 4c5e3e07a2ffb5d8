/** What concerns kept state stands where something is kept. It must not know what is kept. */
import { inside, isList, isObject, keyOf, membersOf, nameFrom, type Place } from '../document/document.ts';
import type { Members, Read, Subject } from '../practice/survey.ts';
import { filledBy } from '../types/assigned.ts';
import { does, propOf, setBy } from '../walk/deeds.ts';
import { hasState } from '../walk/home.ts';

const keepsSomething = ({ keep }: Members): boolean => isList(keep) && keep.length > 0;

export function checkKept(subject: Subject, reads: readonly Read[]): void {
  const { survey, project, facts, report } = subject;
  checkFor(subject, reads);
  checkShared(subject, reads);
  // A fragment that has lost its state is said as such.
  const isTorn = [...project.fragments.values()].some(
    ({ value }) => isObject(value) && keepsSomething(value) && !hasState(value),
  );
  if (isTorn) return;
  const nothing = (place: Place, name: string, of: string): void =>
    report(place, 'nothing-kept', { name, of });
  const { screen, place } = survey;
  if (!keepsSomething(screen))
    for (const name of ['keepFor', 'keepAs', 'keepUntil'])
      if (screen[name] !== undefined) nothing(keyOf(place, name), `"${name}"`, place.document.file);
  for (const { object, place: at, home } of survey.actions) {
    const fragment = home === undefined ? undefined : project.fragments.get(home);
    const definition = hasState(fragment?.value) ? fragment.value : screen;
    if (keepsSomething(definition)) continue;
    const of = (fragment ?? place.document).file;
    const prop = propOf('forgets', object, facts);
    if (prop !== undefined && object[prop] === true) nothing(inside(at, prop), `"${prop}"`, of);
    else if (prop === undefined && does('forgets', object, facts))
      nothing(at, `This "${nameFrom(object['do'])}"`, of);
  }
}

/** An order is of one product: who knows the order knows the product. */
const within: { readonly [kind: string]: string | undefined } = { order: 'product' };

/** Those without what another one of them says as well. */
const narrowest = (names: readonly string[], query: Members): readonly string[] => {
  const kindOf = (name: string): unknown => membersOf(query[name])['kind'];
  const said = new Set(names.map((name) => within[nameFrom(kindOf(name))]));
  return names.filter((name) => !said.has(nameFrom(kindOf(name))));
};

/**
 * What is kept on a screen that is one order's, or one product's, is there for the next one as well. It is of what the sources are
 * asked for, where they are asked for any.
 */
function checkFor({ survey, report }: Subject, reads: readonly Read[]): void {
  const { screen, place, sources } = survey;
  if (!keepsSomething(screen)) return;
  const query = membersOf(screen['query']);
  const ofOne = Object.keys(query).filter((name) => isOfOne(membersOf(query[name])));
  const starts = new Set(sources.values());
  const asked = new Set(
    reads.flatMap(({ path: [root, name], use }) =>
      root === 'query' && use.prop === 'send' && starts.has(use.spot) ? [name] : [],
    ),
  );
  const given = isList(screen['keepFor']) ? screen['keepFor'] : [];
  const names = new Set(given.map((each) => nameFrom(isObject(each) ? each['name'] : each)));
  const meant = narrowest(
    ofOne.some((name) => asked.has(name)) ? ofOne.filter((name) => asked.has(name)) : ofOne,
    query,
  );
  // One of them tells it apart: that the others would as well, nobody can know.
  const isApart = meant.some((name) => names.has(name));
  const wanted = isApart ? [] : asked.size > 0 ? meant : meant.slice(0, 1);
  const left = wanted.filter((name) => !names.has(name));
  const [first] = left;
  if (first === undefined) return;
  const others = given.filter((each) => !isSaidBy(each, [...wanted], query));
  report(keyOf(place, screen['keepFor'] === undefined ? 'keep' : 'keepFor'), 'kept-for-any', {
    name: first,
    detail: [...others, ...left].map((each) => JSON.stringify(each)).join(', '),
    ...(screen['keepFor'] !== undefined && { of: 'keepFor' }),
  });
}

/** A name that another one says as well. */
const isSaidBy = (each: unknown, names: readonly string[], query: Members): boolean =>
  typeof each === 'string' && !names.includes(each) && !narrowest([...names, each], query).includes(each);

const isOfOne = ({ required, kind }: Members): boolean => required === true && kind !== undefined;

/** A screen that shares what is kept does something with it. */
function checkShared({ survey, project, facts, report }: Subject, reads: readonly Read[]): void {
  const { screen, place, actions, nodes } = survey;
  if (screen['keepAs'] === undefined || !keepsSomething(screen)) return;
  const isRead = reads.some(({ path: [root] }) => root === 'state');
  const isUsed =
    nodes.some(({ object }) => filledBy(object, project).length > 0) ||
    actions.some(
      ({ object }) =>
        does('forgets', object, facts) ||
        setBy(object, facts).length > 0 ||
        filledBy(object, project).length > 0,
    );
  if (!isRead && !isUsed) report(keyOf(place, 'keepAs'), 'idle-keep', { name: nameFrom(screen['keepAs']) });
}
