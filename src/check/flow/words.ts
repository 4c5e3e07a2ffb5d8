/**
 * Words that one screen hands to another in a parameter, and those that the other asks for: they are the same. It must not know
 * what they mean.
 */
import { isList, isObject, inside, nameFrom, type Place } from '../document/document.ts';
import type { Read, Subject } from '../practice/survey.ts';
import { listed, nearest } from '../report/nearest.ts';
import { does, objectOf } from '../walk/deeds.ts';
import { wordIn, type Asked, type Reader } from './asked.ts';
import { readAsData } from './values.ts';

interface Sent {
  readonly word: string;
  readonly place: Place;
  readonly file: string;
}

/** Words by screen file and parameter; those in an address that only data knows, by parameter alone. */
function sentBy(subjects: readonly Subject[]): ReadonlyMap<string, readonly Sent[]> {
  const sent = new Map<string, Map<string, Sent>>();
  for (const { survey, project, facts } of subjects) {
    for (const { object, place } of survey.actions) {
      const to = objectOf('leadsTo', object, facts) ?? objectOf('opensAddress', object, facts);
      const given = does('leadsTo', object, facts) ? 'query' : 'append';
      const query = object[given];
      if (to === undefined || !isObject(query)) continue;
      const file = project.routes.get(nameFrom(to).replace(/(?<=.)[?#].*$/, ''))?.file ?? '';
      for (const [name, value] of Object.entries(query)) {
        const word = wordIn(value);
        if (word === undefined) continue;
        const key = `${file} ${name}`;
        const at = inside(place, given, name);
        const all = sent.get(key) ?? new Map<string, Sent>();
        sent.set(
          key,
          all.set(`${at.document.file} ${at.pointer.join('/')}`, { word, place: at, file: at.document.file }),
        );
      }
    }
  }
  return new Map([...sent].map(([key, all]) => [key, [...all.values()]]));
}

export function checkWords(readers: readonly Reader[]): void {
  const sent = sentBy(readers.map(({ subject }) => subject));
  for (const { subject, reads, asked } of readers) {
    const { query } = subject.survey.screen;
    if (!isObject(query)) continue;
    const { file } = subject.survey.place.document;
    const data = readAsData(reads.filter((read) => !isCopied(read, subject)));
    for (const [name, declared] of Object.entries(query)) {
      const path = `query.${name}`;
      if (name === '$comment' || data.has(path) || !isObject(declared)) continue;
      const copies = copiesOf(path, subject).filter((copy) => !data.has(copy));
      if (copies.length < copiesOf(path, subject).length) continue;
      const all = join([path, ...copies].flatMap((each) => asked.get(each) ?? []));
      const { enum: only } = declared;
      const mine = sent.get(`${file} ${name}`) ?? [];
      const anywhere = sent.get(` ${name}`) ?? [];
      const own = copies.flatMap((copy) => wordsSet(copy, subject));
      if (isList(only))
        checkListed([...only.map(String), ...own, ...mine.map(({ word }) => word)], all, path, subject);
      else checkSent({ mine, anywhere, own }, all, `${file} ("${path}")`, subject);
    }
  }
}

/** Words that the screen itself puts into a variable, its first value included. */
const wordsSet = (path: string, { survey, facts }: Subject): readonly string[] => {
  const { state } = survey.screen;
  const first = isObject(state) ? state[path.slice('state.'.length)] : undefined;
  return [
    String(first),
    ...survey.actions.flatMap(({ object }) =>
      does('sets', object, facts) ? (wordIn(object[path]) ?? []) : [],
    ),
  ];
};

/** A parameter that is only put into a variable is asked for there. */
const isCopied = ({ use, path }: Read, { facts }: Subject): boolean =>
  does('sets', use.spot.object, facts) && use.value === `{{${path.join('.')}}}`;

export const copiesOf = (path: string, { survey, facts }: Subject): readonly string[] => [
  ...new Set(
    survey.actions.flatMap(({ object }) =>
      does('sets', object, facts) ? Object.keys(object).filter((name) => object[name] === `{{${path}}}`) : [],
    ),
  ),
];

export function join(all: readonly Asked[]): Asked {
  const words = new Map<string, readonly Place[]>();
  for (const each of all)
    for (const [word, places] of each.words) words.set(word, [...(words.get(word) ?? []), ...places]);
  return { words, open: all.some(({ open }) => open) };
}

interface Words {
  readonly mine: readonly Sent[];
  /** Sent to an address that only data knows: it may be this screen. */
  readonly anywhere: readonly Sent[];
  readonly own: readonly string[];
}

function checkSent({ mine, anywhere, own }: Words, asked: Asked, by: string, { report }: Subject): void {
  if (mine.length === 0 || asked.words.size === 0) return;
  const words = new Set([...own, ...[...mine, ...anywhere].map(({ word }) => word)]);
  const unsent = [...asked.words.keys()].filter((word) => word !== '' && !words.has(word));
  for (const word of words) {
    if (asked.words.has(word) || own.includes(word)) continue;
    const near = nearest(word, unsent);
    const places = mine.filter((each) => each.word === word);
    if (near === undefined && (asked.open || places.length === 0)) continue;
    // Where several say the same, or nobody knows to whom, it is the test that says another word.
    const [one, another] = places;
    if (near !== undefined && (another !== undefined || one === undefined)) {
      const from = [...mine, ...anywhere].filter((each) => each.word === word).map(({ file }) => file);
      for (const place of asked.words.get(near) ?? [])
        report(place, 'unsent-word', { name: near, of: listed(new Set(from)), near: word });
    } else
      for (const { place } of places)
        report(place, 'unknown-word', { name: word, of: by, near, detail: listed(asked.words.keys()) });
  }
}

/** What holds the parameter can be no other word than the parameter. */
function checkListed(known: readonly string[], { words }: Asked, path: string, { report }: Subject): void {
  const of = `"enum" of "${path}"`;
  for (const [word, places] of words) {
    // Of the parameter itself the types tell.
    const copied = places.filter(({ pointer }) => pointer.at(-1) !== path && pointer.at(-2) !== path);
    if (known.includes(word)) continue;
    for (const place of copied)
      report(place, 'unsent-word', { name: word, of, near: nearest(word, known), detail: listed(known) });
  }
}
