/**
 * Where a text that nothing says any more belongs, and another stands: beside the title that it explains, in the list that it is a
 * line of, under the field that it is the message of. It must not know any text, nor any part by name.
 */
import { textKey } from '../../lib/template.ts';
import {
  idOf,
  inside,
  isList,
  isObject,
  nameFrom,
  type Document,
  type Members,
  type Place,
} from '../document/document.ts';
import { partsOf } from '../flow/crossed.ts';
import type { Project } from '../context.ts';
import { englishIn } from '../practice/scope.ts';

/** A text where it is said. */
interface Said {
  readonly key: string;
  readonly place: Place;
  readonly prop: string | number;
  /** What it stands in, from the inside out. */
  readonly around: readonly Members[];
  readonly list: readonly unknown[] | undefined;
}

function saidIn(
  value: unknown,
  place: Place,
  around: readonly Members[],
  list?: readonly unknown[],
): readonly Said[] {
  if (typeof value === 'string') {
    const key = textKey(value);
    return key === undefined ? [] : [{ key, place, prop: place.pointer.at(-1) ?? '', around, list }];
  }
  if (isList(value)) return value.flatMap((each, index) => saidIn(each, inside(place, index), around, value));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    name.startsWith('$') ? [] : saidIn(each, inside(place, name), [value, ...around]),
  );
}

const roomOf = (key: string): string => key.slice(0, key.lastIndexOf('.'));
const lastOf = (key: string): string => key.slice(key.lastIndexOf('.') + 1);

/** `pay.bank1` → `pay.bank`, `home.clearText` → `home.clear`; the whole key, where it has no ending. */
const stemOf = (key: string): string =>
  key.replace(/(?:\d+|Text|Title|Hint|Missing|Wrong|Empty|Lead|Value|Label|Meaning|Name)$/, '');

const keysIn = (values: readonly unknown[]): readonly string[] =>
  values.flatMap((value) => (typeof value === 'string' ? (textKey(value) ?? []) : []));

/** The last names of what is read or written beside it: of a field, what it is bound to; of a test, what it asks for. */
function namesAround(members: Members): readonly string[] {
  const asked = Object.keys(isObject(members['if']) ? members['if'] : {});
  const strings = Object.entries(members).flatMap(([name, value]) =>
    typeof value === 'string' && name !== 'type' && name !== 'do' && textKey(value) === undefined
      ? [value]
      : [],
  );
  return [...asked, ...strings].map((each) => lastOf(each.replaceAll(/\{\{.*?([\w.]+)\}\}.*/g, '$1')));
}

interface Known {
  readonly rooms: ReadonlyMap<string, readonly string[]>;
  readonly project: Pick<Project, 'routes' | 'texts' | 'facts'>;
}

const shares = (one: readonly string[], other: readonly string[]): number =>
  one.filter((word) => other.includes(word)).length;

/** Whether it names the field in which it stands: as its label all of it, elsewhere in part. */
function namesField(key: string, { around, place }: Said): number {
  const bound = around.find((each) => typeof each['bind'] === 'string');
  const field = bound === undefined ? '' : lastOf(nameFrom(bound['bind']));
  const last = lastOf(key);
  if (field === '' || !partsOf(field).every((word) => partsOf(last).includes(word))) return 0;
  const isOfRule = place.pointer.includes('rules');
  return (last === field) === isOfRule ? 1 : 4;
}

/** All names inside: calls, dialogs, screens by the id of their file. */
function namesIn(value: unknown, { routes }: Pick<Project, 'routes'>): readonly string[] {
  if (typeof value === 'string') {
    const screen = routes.get(value)?.file;
    return screen === undefined ? [value] : [idOf(screen)];
  }
  if (isList(value)) return value.flatMap((each) => namesIn(each, { routes }));
  return isObject(value) ? Object.values(value).flatMap((each) => namesIn(each, { routes })) : [];
}

/** Whether a line of a list has its number. */
const isInOrder = (last: string, prop: string | number): boolean =>
  typeof prop === 'number' && last.endsWith(String(prop + 1));

/** How much speaks for a text at a place: the more, the more likely it stood there. */
function speaksFor(key: string, said: Said, { rooms, project }: Known): number {
  const { around, list, prop, place } = said;
  const [holder = {}, ...further] = around;
  const entries = list === undefined ? Object.entries(holder) : [...list.entries()];
  const beside = keysIn(entries.flatMap(([name, each]) => (name === prop ? [] : [each])));
  const stem = stemOf(key);
  const isKin = beside.some((each) => each !== key && stemOf(each) === stem);
  const last = lastOf(key);
  const near = [holder, ...further.slice(0, 2)].flatMap(namesAround);
  const led = namesIn([holder['press'], holder['with']], project);
  const steps = place.pointer.filter((step) => typeof step === 'string');
  const others = [...near, ...led, ...beside.map(lastOf), idOf(place.document.file)];
  const words = partsOf(last);
  return (
    (isKin ? 4 : 0) +
    (prop === last ? 3 : 0) +
    (isKin && isInOrder(last, prop) ? 3 : 0) +
    namesField(key, said) +
    (near.some((name) => name === last || name === stemOf(last)) ? 3 : 0) +
    (rooms.get(place.document.file)?.[0] === roomOf(key) ? 2 : 0) +
    shares([...new Set(words)], steps.slice(-4).flatMap(partsOf)) * 2 +
    shares([...new Set(words)], others.flatMap(partsOf))
  );
}

/** Which texts a definition is made of, where most of them belong first. */
function roomsOf(all: readonly Said[]): Known['rooms'] {
  const counts = new Map<string, Map<string, number>>();
  for (const { key, place } of all) {
    const found = counts.get(place.document.file) ?? new Map<string, number>();
    counts.set(place.document.file, found.set(roomOf(key), (found.get(roomOf(key)) ?? 0) + 1));
  }
  return new Map(
    [...counts].map(([file, found]) => [
      file,
      [...found].sort(([, one], [, other]) => other - one).map(([room]) => room),
    ]),
  );
}

/** Whether what is pressed there leads to what the label stands for. */
const doesIn = ({ press }: Members, wanted: readonly string[]): boolean =>
  press !== undefined && wanted.some((name) => JSON.stringify(press).includes(`"${name}"`));

/** Words of another part of the app stand where they are meant to. */
const isOfAnother = (one: string, other: string): boolean => roomOf(one) !== roomOf(other);

/** Less than this is chance. */
const enough = 3;

export interface Lost {
  readonly place: Place;
  /** What stands there in its place. */
  readonly said: string | undefined;
}

/** The call whose name its words say, of the definitions where such texts stand: what it says while it waits, or when it fails. */
function callOf(key: string, documents: readonly Document[], { rooms, project }: Known): Lost | undefined {
  const words = new Set([...partsOf(lastOf(key)), ...partsOf(englishIn(project.texts)?.get(key) ?? '')]);
  const ranked = documents
    .filter(({ file }) => rooms.get(file)?.[0] === roomOf(key))
    .flatMap((document) => callsIn(document.value, { document, pointer: [] }))
    .map(({ call, place }) => ({ place, score: partsOf(call).filter((word) => words.has(word)).length }))
    .sort((one, other) => other.score - one.score);
  const [first, second] = ranked;
  if (first === undefined || first.score === 0 || first.score === second?.score) return undefined;
  return { place: first.place, said: undefined };
}

interface Called {
  readonly call: string;
  readonly place: Place;
}

function callsIn(value: unknown, place: Place): readonly Called[] {
  if (isList(value)) return value.flatMap((each, index) => callsIn(each, inside(place, index)));
  if (!isObject(value)) return [];
  const call = nameFrom(value['do'] === undefined ? undefined : value['call']);
  return [
    ...(call === '' ? [] : [{ call, place }]),
    ...Object.entries(value).flatMap(([name, each]) => callsIn(each, inside(place, name))),
  ];
}

/** Asks all definitions only once something is lost. @returns where a text most likely stood. */
export function lostTexts(
  documents: readonly Document[],
  project: Known['project'],
): (key: string) => Lost | undefined {
  const { reaches = new Map<string, readonly string[]>() } = project.facts.wording;
  let known: (Known & { readonly all: readonly Said[] }) | undefined;
  return (key) => {
    if (known === undefined) {
      const all = documents.flatMap((document) => saidIn(document.value, { document, pointer: [] }, []));
      known = { all, rooms: roomsOf(all), project };
    }
    const { all, rooms } = known;
    const score = (said: Said, { rooms: [...of] }: { readonly rooms: readonly string[] }): number => {
      const isTwice = all.some(
        (each) => each.key === said.key && each.place.document === said.place.document && each !== said,
      );
      return (
        speaksFor(key, said, known as Known) -
        speaksFor(said.key, said, known as Known) +
        (doesIn(said.around[0] ?? {}, reaches.get(key) ?? []) ? 6 : 0) +
        (lastOf(said.key) === lastOf(key) ? 2 : isOfAnother(said.key, key) ? -2 : 0) +
        (isTwice && of.includes(roomOf(said.key)) ? 2 : 0)
      );
    };
    const uses = new Map<string, number>();
    for (const said of all) uses.set(said.key, (uses.get(said.key) ?? 0) + 1);
    const ranked = all
      // What stands in its place has a place of its own as well; and a definition has texts of one part of the app.
      .filter(
        ({ key: other, place }) =>
          (uses.get(other) ?? 0) > 1 && rooms.get(place.document.file)?.includes(roomOf(key)) === true,
      )
      .map((said) => ({ said, score: score(said, { rooms: rooms.get(said.place.document.file) ?? [] }) }))
      .sort((one, other) => other.score - one.score);
    const [first] = ranked;
    if (first === undefined || first.score < enough) return callOf(key, documents, known);
    const best = ranked.filter((each) => each.score === first.score);
    // Of two places of the same words nobody knows which: the later, as what is copied comes after.
    if (new Set(best.map(({ said }) => said.key)).size > 1) return undefined;
    const { said } = best.at(-1) ?? first;
    return { place: said.place, said: said.key };
  };
}
