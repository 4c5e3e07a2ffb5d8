/** Private data that would leave for another origin, for an address, for a count of visits, or for everybody's eyes. */
import type { Place } from '../document/document.ts';
import { parseTemplate } from '../document/parsed.ts';
import { inside, isList, isObject, nameFrom, own } from '../document/document.ts';
import { does, objectOf, placeOf, setBy } from '../walk/deeds.ts';
import { homeName } from '../walk/home.ts';
import { privacyOf, wordsFor, type Privacy } from './private.ts';
import type { Bindings } from './scope.ts';
import { originsOf, templateOf, valueOrigins, writtenValue } from './scope.ts';
import type { Spot, Subject, Use } from './survey.ts';

export function checkPrivacy(subject: Subject): void {
  const privacy = privacyOf(subject);
  for (const use of subject.survey.uses) {
    if (use.kind === 'link' || use.kind === 'image') checkAddress(use, privacy, subject);
  }
  const { facts } = subject;
  for (const spot of subject.survey.actions) {
    const { object } = spot;
    checkPassing(spot, privacy, subject);
    if (does('leadsTo', object, facts))
      checkParts([...partsOf(spot, 'query'), ...passedBy(spot)], ownPage, spot, privacy, subject);
    const call = nameFrom(objectOf('calls', object, facts));
    checkSent(
      call,
      objectOf('sends', object, facts),
      placeOf('sends', spot, facts),
      spot.scope,
      privacy,
      subject,
    );
  }
  checkKept(privacy, subject);
  for (const { object, place, scope } of subject.survey.sources.values())
    checkSent(nameFrom(object['call']), object['send'], inside(place, 'send'), scope, privacy, subject);
}

/** What opens an account, pays from it or reaches its owner is not left behind. */
const neverKept: ReadonlySet<string> = new Set(['card', 'code', 'account', 'phone']);

function checkKept(privacy: Privacy, { survey, project, report }: Subject): void {
  keptBy(survey.screen, survey.place, (path) => path);
  const homes = new Set(survey.nodes.flatMap(({ home }) => home ?? []));
  for (const home of homes) {
    const document = project.fragments.get(home);
    if (document !== undefined)
      keptBy(document.value, { document, pointer: [] }, (path) =>
        path.replace(/^state\b/, `state.${homeName(home)}`),
      );
  }

  function keptBy(definition: unknown, place: Place, meant: (path: string) => string): void {
    const keep = isObject(definition) && isList(definition['keep']) ? definition['keep'] : [];
    for (const [index, path] of keep.entries())
      checkOne(path, meant, inside(place, 'keep', index), (kind) => neverKept.has(kind));
    const cookies = isObject(definition) && isObject(definition['cookies']) ? definition['cookies'] : {};
    for (const [name, path] of Object.entries(cookies))
      checkOne(path, meant, inside(place, 'cookies', name), (kind) => !ownPage.holds(kind));
  }

  function checkOne(
    path: unknown,
    meant: (path: string) => string,
    place: Place,
    isLeft: (kind: string) => boolean,
  ): void {
    const kind = privacy(meant(nameFrom(path)).split('.'));
    if (kind !== undefined && isLeft(kind))
      report(place, 'private-kept', {
        name: nameFrom(path),
        of: String(place.pointer[0]),
        detail: wordsFor[kind] ?? kind,
      });
  }
}

/** What is private in a value, as the path that the definition reads and the words for its kind. */
function secretsIn(value: unknown, scope: Bindings, privacy: Privacy, { project }: Subject) {
  return valueOrigins(value, [], scope, project.texts).flatMap((path) => {
    const kind = privacy(path);
    return kind === undefined ? [] : [{ path: path.join('.'), kind, detail: wordsFor[kind] ?? kind }];
  });
}

/** The app's own pages, its deep links, and what a phone does itself; every other address may be anybody's. */
function isOwn(url: unknown, scope: Bindings, subject: Subject): boolean {
  const written = writtenValue(url, scope);
  if (typeof written !== 'string') return true;
  const template = templateOf(written);
  if (!parseTemplate(written).ok) return true;
  const [first] = template.kind === 'parts' ? template.parts : [template];
  if (first?.kind === 'literal' || first?.kind === 'text')
    return /^(?:tel|mailto|sms):/i.test(first.text) || !/^(?:[a-z][a-z\d+.-]*:|[\\/]{2})/i.test(first.text);
  const paths = first === undefined ? [] : originsOf(first.path, scope, subject.project.texts);
  return paths.every((path) => path.join('.') === 'config.schemeUrl' || isOwnState(path, subject));
}

/** A variable that holds nothing but addresses of the app itself. */
function isOwnState([root, first, second]: readonly string[], { survey, project, facts }: Subject): boolean {
  const home = [...project.fragments.keys()].find((fragment) => homeName(fragment) === first);
  const definition = home === undefined ? survey.screen : project.fragments.get(home)?.value;
  const name = home === undefined ? first : second;
  const state = isObject(definition) && isObject(definition['state']) ? definition['state'] : {};
  if (root !== 'state' || name === undefined) return false;
  const values = survey.actions.flatMap(({ object, scope, home: writer }) =>
    writer === home
      ? setBy(object, facts).flatMap(([path, value]) => (path === `state.${name}` ? [{ value, scope }] : []))
      : [],
  );
  return [{ value: own(state, name), scope: new Map() }, ...values].every(({ value, scope }) => {
    const written = writtenValue(value, scope);
    const literal =
      typeof written === 'string' && valueOrigins(written, [], scope, project.texts).length === 0;
    return literal && !/^(?:[a-z][a-z\d+.-]*:|[\\/]{2})/i.test(written);
  });
}

interface Part {
  readonly value: unknown;
  readonly place: Place;
}

const partsOf = ({ object, place }: Spot, name: 'append' | 'query'): readonly Part[] =>
  Object.entries(isObject(object[name]) ? object[name] : {}).map(([key, value]) => ({
    value,
    place: inside(place, name, key),
  }));

/** Parameters of this screen's address that go on to the next. */
const passedBy = ({ object, place }: Spot): readonly Part[] =>
  (isList(object['pass']) ? object['pass'] : []).map((name, index) => ({
    value: `{{query.${nameFrom(name)}}}`,
    place: inside(place, 'pass', index),
  }));

interface Address {
  readonly words: string;
  /** Whether it may hold data of this kind. */
  holds(kind: string): boolean;
}

const foreign: Address = { words: "an address that is not the app's own", holds: () => false };
/** The history of the phone keeps it, and the server's log. */
const ownPage: Address = {
  words: 'the address of a page, which stays in the history of the phone',
  holds: (kind) => kind !== 'phone' && !neverKept.has(kind),
};

function checkParts(
  parts: readonly Part[],
  { words, holds }: Address,
  { scope }: Spot,
  privacy: Privacy,
  subject: Subject,
): void {
  for (const part of parts) {
    for (const { path, kind, detail } of secretsIn(part.value, scope, privacy, subject))
      if (!holds(kind)) subject.report(part.place, 'private-url', { name: path, detail, of: words });
  }
}

/** The app's own, and what a phone does itself: a call, a letter. */
const isPhonesOwn = (url: unknown): boolean => typeof url === 'string' && /^(?:tel|mailto|sms):/i.test(url);

function checkAddress(use: Use, privacy: Privacy, subject: Subject): void {
  const { spot } = use;
  const isHome = isOwn(use.value, spot.scope, subject);
  if (isHome && (use.kind === 'image' || isPhonesOwn(use.value))) return;
  const append = use.prop === 'url' ? partsOf(spot, 'append') : [];
  const parts = [{ value: use.value, place: use.place }, ...append];
  checkParts(parts, isHome ? ownPage : foreign, spot, privacy, subject);
}

/** A text that goes away by itself is for everybody's eyes. */
function checkPassing({ object, place, scope }: Spot, privacy: Privacy, subject: Subject): void {
  for (const prop of Object.keys(own(subject.facts.actions, nameFrom(object['do']))?.readWithin ?? {}))
    for (const { path, detail } of secretsIn(object[prop], scope, privacy, subject))
      subject.report(inside(place, prop), 'private-toast', { name: path, detail });
}

/** A call that counts visits may be told what it declares, and nothing else that is private. */
function checkSent(
  call: string,
  send: unknown,
  place: Place,
  scope: Spot['scope'],
  privacy: Privacy,
  subject: Subject,
): void {
  const facts = own(subject.facts.calls, call);
  if (facts?.tracking !== true || !isObject(send)) return;
  for (const [parameter, value] of Object.entries(send)) {
    for (const { path, kind, detail } of secretsIn(value, scope, privacy, subject)) {
      if (own(facts.carries, parameter) === kind) continue;
      subject.report(inside(place, parameter), 'private-tracking', {
        name: path,
        of: call,
        detail,
      });
    }
  }
}
