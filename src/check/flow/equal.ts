/**
 * What is put together at two places and has to be the same at both: what a pick looks for and what is written to be found by it,
 * and what fills a document where it is read and where it is hashed. It must not know any document, nor what it is about.
 */
import {
  inside,
  isList,
  isObject,
  membersOf,
  nameFrom,
  own,
  lineOf,
  type Place,
} from '../document/document.ts';
import { templateOf } from '../practice/scope.ts';
import { placeOf, type Subject } from '../practice/survey.ts';
import { objectOf, setBy } from '../walk/deeds.ts';

/** A text made of several data, or of words and data. */
const isComposed = (value: unknown): value is string =>
  typeof value === 'string' && templateOf(value).kind === 'parts';

/** A single value of an answer, which is never put together. */
const isSingle = (value: unknown, { survey }: Subject): value is string => {
  const template = typeof value === 'string' ? templateOf(value) : undefined;
  return template?.kind === 'tag' && template.path.length > 1 && survey.sources.has(template.path[0] ?? '');
};

/** A single value in a format. */
const figureOf = (value: string) => {
  const template = templateOf(value);
  const [part, ...rest] = template.kind === 'parts' ? template.parts : [];
  return part?.kind === 'format' && rest.length === 0 ? part : undefined;
};

/** What the address says is compared with what came: one figure each, written in one way. */
function mayEqual(written: string, wanted: string): boolean {
  const [one, other] = [figureOf(written), figureOf(wanted)];
  return one !== undefined && one.format === other?.format && one.path[0] === 'query';
}

/** What is chosen is looked for by another member than it gives. */
export function checkChosen({ survey, report }: Subject): void {
  for (const spot of survey.nodes) {
    const { bind, options, valueKey } = spot.object;
    if (typeof bind !== 'string' || typeof valueKey !== 'string') continue;
    for (const [name, pick] of Object.entries(membersOf(survey.screen['pick']))) {
      const { from, where } = membersOf(pick);
      const [member, another] = Object.keys(membersOf(where)).filter((each) => each !== '$comment');
      if (from !== options || member === undefined || another !== undefined || member === valueKey) continue;
      if (membersOf(where)[member] === `{{${bind}}}`)
        report(placeOf(spot, 'valueKey'), 'never-equal', {
          name,
          of: valueKey,
          near: member,
          detail: 'chosen',
        });
    }
  }
}

interface Written {
  readonly value: string;
  readonly place: Place;
}

/** What is written into a member of the entries of a variable, by whatever writes it. */
function writtenTo(variable: string, member: string, subject: Subject): readonly Written[] {
  const { survey, facts } = subject;
  const isMember = (path: string): boolean =>
    path.startsWith(`${variable}.`) &&
    /^\d+\./.test(path.slice(variable.length + 1)) &&
    path.endsWith(`.${member}`) &&
    path.split('.').length === variable.split('.').length + 1 + member.split('.').length;
  const noted = (value: unknown, place: Place): readonly Written[] =>
    isComposed(value) || isSingle(value, subject) ? [{ value, place }] : [];
  const set = survey.actions.flatMap(({ object, place }) =>
    setBy(object, facts).flatMap(([path, value]) => {
      if (isMember(path)) return noted(value, inside(place, path));
      return path === variable && isList(value)
        ? value.flatMap((entry, index) => noted(membersOf(entry)[member], inside(place, path, index, member)))
        : [];
    }),
  );
  const bound = survey.nodes.flatMap((spot) =>
    isMember(nameFrom(spot.object['bind'])) ? noted(spot.object['of'], placeOf(spot, 'of')) : [],
  );
  return [...set, ...bound];
}

/** A text that a screen puts together to find it again is put together in one way. */
export function checkFound(subject: Subject): void {
  const { survey, report } = subject;
  for (const [name, pick] of Object.entries(membersOf(survey.screen['pick']))) {
    const { from, where } = membersOf(pick);
    const template = templateOf(nameFrom(from));
    if (template.kind !== 'tag' || template.path[0] !== 'state') continue;
    for (const [member, wanted] of Object.entries(membersOf(where))) {
      if (!isComposed(wanted)) continue;
      const at = inside(survey.place, 'pick', name, 'where', member);
      const written = writtenTo(template.path.join('.'), member, subject);
      const others = written.filter(({ value }) => value !== wanted && !mayEqual(value, wanted));
      const [first] = written;
      if (first !== undefined && others.length === written.length && isComposed(first.value))
        report(at, 'never-equal', { name, of: lineOf(first.place), detail: 'pick' });
      else for (const { place } of others) report(place, 'never-equal', { name, of: lineOf(at) });
    }
  }
}

/** What fills a document, by the name that its texts read. */
interface Filling {
  readonly document: string;
  readonly name: string;
  readonly members: { readonly [member: string]: unknown };
  readonly place: Place;
  readonly subject: Subject;
}

/** Where a document is hashed. */
const hashesIn = (subject: Subject): readonly Filling[] =>
  subject.survey.actions.flatMap((spot) => {
    const { object, place } = spot;
    const kinds = own(subject.project.actions, nameFrom(object['do'])) ?? {};
    return Object.keys(kinds)
      .filter((prop) => kinds[prop] === 'document' && isObject(object['with']))
      .flatMap((prop) =>
        Object.entries(membersOf(object['with'])).flatMap(([name, members]) =>
          isObject(members)
            ? [
                {
                  document: nameFrom(object[prop]),
                  name,
                  members,
                  place: inside(place, 'with', name),
                  subject,
                },
              ]
            : [],
        ),
      );
  });

/** Where it is read, filled by what a fragment was given. */
const shownIn = (subject: Subject, { document, name }: Filling): readonly Filling[] =>
  subject.survey.nodes.flatMap((spot) => {
    const kinds = own(subject.project.widgets, nameFrom(spot.object['type'])) ?? {};
    const isShown = Object.keys(kinds).some(
      (prop) => kinds[prop] === 'document' && spot.object[prop] === document,
    );
    const given = isShown ? spot.scope.get(name) : undefined;
    const members = given !== undefined && 'value' in given ? given.value : undefined;
    return isObject(members) ? [{ document, name, members, place: spot.place, subject }] : [];
  });

/** A value as it is put together, its sources by what they call: the same data may have two names. */
function shapeOf(value: unknown, { survey }: Subject): string {
  if (typeof value !== 'string') return JSON.stringify(value ?? null);
  return JSON.stringify(templateOf(value), (key, inner: unknown) => {
    if (key !== 'path' || !isList(inner)) return inner;
    const [root, ...rest] = inner;
    return [survey.sources.get(nameFrom(root))?.object['call'] ?? root, ...rest];
  });
}

/** Whether what fills a value is called as it is. */
const isNamed = ({ members }: Filling, member: string): number => {
  const value = own(members, member);
  const template = typeof value === 'string' ? templateOf(value) : undefined;
  return template?.kind === 'tag' && template.path.at(-1) === member ? 1 : 0;
};

/** Where it is read other data has got under the name. */
function tellShown(shown: Filling, member: string, hash: Filling): void {
  const given = shown.subject.survey.nodes.find(
    ({ object }) => membersOf(object['with'])[shown.name] === shown.members,
  );
  const place = given === undefined ? shown.place : inside(given.place, 'with', shown.name);
  shown.subject.report(
    given === undefined || own(shown.members, member) === undefined ? place : inside(place, member),
    'unlike-document',
    { name: member, of: shown.document, near: 'hashed', detail: hash.subject.survey.place.document.file },
  );
}

/** What is hashed as agreed to is what was read: each value of it is filled in the same way on the screen that leads there. */
export function checkFilled(subject: Subject, all: readonly Subject[]): void {
  const { survey, project, facts, report } = subject;
  const targets = new Set(
    survey.actions.map(
      ({ object }) => project.routes.get(nameFrom(objectOf('leadsTo', object, facts)))?.file,
    ),
  );
  const readable = [subject, ...all.filter((each) => targets.has(each.survey.place.document.file))];
  for (const hash of hashesIn(subject))
    for (const shown of readable.flatMap((each) => shownIn(each, hash)))
      for (const member of Object.keys({ ...hash.members, ...shown.members })) {
        const [here, there] = [hash, shown].map((each) => shapeOf(own(each.members, member), each.subject));
        if (here === there) continue;
        if (isNamed(shown, member) < isNamed(hash, member)) {
          tellShown(shown, member, hash);
          continue;
        }
        const isThere = own(hash.members, member) !== undefined;
        report(isThere ? inside(hash.place, member) : hash.place, 'unlike-document', {
          name: member,
          of: hash.document,
          detail: shown.subject.survey.place.document.file,
        });
      }
}
