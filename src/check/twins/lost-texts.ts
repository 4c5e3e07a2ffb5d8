/**
 * Where a text that nothing says any more stood, and another stands twice: beside the text that it goes on from, or on the control
 * that does what it is the label of. It must not know any text, nor any part by name.
 */
import { textKey } from '../../lib/template.ts';
import { inside, isList, isObject, type Document, type Place } from '../document/document.ts';
import type { Wording } from '../texts/wording.ts';

/** A text where it is said. */
interface Said {
  readonly key: string;
  readonly place: Place;
  /** What stands beside it, in one part or in one list. */
  readonly beside: readonly unknown[];
  /** What its part does when it is pressed. */
  readonly press: unknown;
  /** The variable that its part writes, where it is a field. */
  readonly bind: unknown;
}

function saidIn(
  value: unknown,
  place: Place,
  beside: readonly unknown[] = [],
  { press, bind }: Pick<Said, 'press' | 'bind'> = { press: undefined, bind: undefined },
): readonly Said[] {
  if (typeof value === 'string') {
    const key = textKey(value);
    return key === undefined ? [] : [{ key, place, beside, press, bind }];
  }
  if (isList(value))
    return value.flatMap((each, index) => saidIn(each, inside(place, index), value, { press, bind }));
  if (!isObject(value)) return [];
  const members = Object.values(value);
  return Object.entries(value).flatMap(([name, each]) =>
    name.startsWith('$')
      ? []
      : saidIn(each, inside(place, name), members, { press: value['press'], bind: value['bind'] }),
  );
}

/** `pay.bank1` and `pay.bank2`. */
const unnumbered = (key: string): string => key.replace(/\d+$/, '');

/** One goes on from the other, as `home.clearText` from `home.clear`, or they are lines of one list. */
const isKin = (one: string, other: string): boolean =>
  one !== other && (one.startsWith(other) || other.startsWith(one) || unnumbered(one) === unnumbered(other));

/** Something beside it is of the kin of the lost text, and not of its own. */
function isOutOfPlace({ key, beside }: Said, lost: string): boolean {
  const kin = beside
    .flatMap((each) => (typeof each === 'string' ? (textKey(each) ?? []) : []))
    .filter((each) => isKin(each, lost));
  return kin.length > 0 && !kin.some((each) => each === key || isKin(each, key));
}

const names = (value: unknown, wanted: readonly string[]): boolean =>
  typeof value === 'string'
    ? wanted.includes(value)
    : typeof value === 'object' && value !== null && Object.values(value).some((each) => names(each, wanted));

const partsIn = (key: string): readonly [part: string, name: string] => [
  key.split('.').slice(0, -1).join('.'),
  key.split('.').at(-1) ?? '',
];

/** A field whose variable has the name of the lost text, under another text of the same part of the app. */
function isOfField({ key, bind, place }: Said, lost: string): boolean {
  const [[part, name], [other, wanted]] = [partsIn(key), partsIn(lost)];
  const variable = typeof bind === 'string' ? bind.split('.').at(-1) : undefined;
  return place.pointer.at(-1) === 'label' && part === other && variable === wanted && name !== wanted;
}

export interface Lost {
  readonly place: Place;
  /** What stands there in its place; nothing, where it was said while a call runs that says nothing now. */
  readonly said: string | undefined;
}

/** "Opening the wallet": what is said while something runs. */
const isOfRun = (words: string): boolean => /^\p{Lu}\p{L}+ing\b/u.test(words);

/** The calls of a definition, each with its place, and whether words are said while it runs. */
function callsIn(
  value: unknown,
  place: Place,
): readonly { readonly call: string; readonly isBusy: boolean; readonly place: Place }[] {
  if (isList(value)) return value.flatMap((each, index) => callsIn(each, inside(place, index)));
  if (!isObject(value)) return [];
  const { do: does, call, busy, wait } = value;
  const mine =
    does !== undefined && typeof call === 'string' && wait !== false
      ? [{ call, isBusy: busy !== undefined, place: inside(place, 'call') }]
      : [];
  return [...mine, ...Object.entries(value).flatMap(([name, each]) => callsIn(each, inside(place, name)))];
}

/** The one call beside texts of the same part of the app that says nothing while it runs, wherever it is sent. */
function runOf(
  words: string,
  lost: string,
  found: readonly Said[],
  documents: readonly Document[],
): Lost | undefined {
  if (!isOfRun(words)) return undefined;
  const [part] = partsIn(lost);
  const saysIn = ({ file }: Document): number =>
    found.filter(({ key, place }) => place.document.file === file && partsIn(key)[0] === part).length;
  const [most] = [...documents].sort((one, other) => saysIn(other) - saysIn(one));
  const calls = most === undefined ? [] : callsIn(most.value, { document: most, pointer: [] });
  const busy = new Set(calls.flatMap(({ call, isBusy }) => (isBusy ? [call] : [])));
  const silent = calls.filter(({ call }) => !busy.has(call));
  const [first] = silent;
  return first === undefined || silent.some(({ call }) => call !== first.call)
    ? undefined
    : { place: first.place, said: undefined };
}

/** Asks all definitions only once something is lost. @returns where a text stood, if that can be told. */
export function lostTexts(
  documents: readonly Document[],
  { reaches }: Pick<Wording, 'reaches'>,
  english: ReadonlyMap<string, string> = new Map(),
): (key: string) => Lost | undefined {
  let all: readonly Said[] | undefined;
  return (lost) => {
    all ??= documents.flatMap((document) => saidIn(document.value, { document, pointer: [] }));
    const found = all;
    const isTwice = ({ key }: Said): boolean => found.filter((each) => each.key === key).length > 1;
    const wanted = reaches?.get(lost) ?? [];
    const [first, ...others] = found.filter(
      (said) =>
        names(said.press, wanted) || (isTwice(said) && (isOutOfPlace(said, lost) || isOfField(said, lost))),
    );
    if (first === undefined) return runOf(english.get(lost) ?? '', lost, found, documents);
    return others.length > 0 ? undefined : { place: first.place, said: first.key };
  };
}
