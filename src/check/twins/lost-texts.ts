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
}

function saidIn(value: unknown, place: Place, beside: readonly unknown[], press: unknown): readonly Said[] {
  if (typeof value === 'string') {
    const key = textKey(value);
    return key === undefined ? [] : [{ key, place, beside, press }];
  }
  if (isList(value)) return value.flatMap((each, index) => saidIn(each, inside(place, index), value, press));
  if (!isObject(value)) return [];
  const members = Object.values(value);
  return Object.entries(value).flatMap(([name, each]) =>
    name.startsWith('$') ? [] : saidIn(each, inside(place, name), members, value['press']),
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

export interface Lost {
  readonly place: Place;
  /** What stands there in its place. */
  readonly said: string;
}

/** Asks all definitions only once something is lost. @returns where a text stood, if that can be told. */
export function lostTexts(
  documents: readonly Document[],
  { reaches }: Pick<Wording, 'reaches'>,
): (key: string) => Lost | undefined {
  let all: readonly Said[] | undefined;
  return (lost) => {
    all ??= documents.flatMap((document) => saidIn(document.value, { document, pointer: [] }, [], undefined));
    const found = all;
    const isTwice = ({ key }: Said): boolean => found.filter((each) => each.key === key).length > 1;
    const wanted = reaches?.get(lost) ?? [];
    const [first, ...others] = found.filter(
      (said) => names(said.press, wanted) || (isOutOfPlace(said, lost) && isTwice(said)),
    );
    return first === undefined || others.length > 0 ? undefined : { place: first.place, said: first.key };
  };
}
