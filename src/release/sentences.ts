/** The sentences in which a change of one part is told, in both languages. It must not know the rest of the release. */
import { isObject, own } from '../check/document/document.ts';
import type { Tongue } from '../lib/figures.ts';
import { routePaths } from '../lib/routes.ts';
import type { Json } from '../model/json.ts';
import { changedIn, countsOf } from './moves.ts';
import type { Spot } from './names.ts';
import { told, type Sentence, type Told } from './told.ts';

/** Where a part is seen. */
export interface Seen {
  readonly screens: readonly string[];
  /** The program itself says it, on whatever screen. */
  readonly program: boolean;
  /** What stands above it on the phone; empty where nothing does. */
  readonly title: Told;
}

const names: Readonly<Record<Tongue, Told>> = {
  es: told('Spanish', 'español'),
  en: told('English', 'inglés'),
};

/** Sentences about numbers, for one and for many. */
const count = (number: number, [enOne, enMany, esOne, esMany]: readonly [string, string, string, string]) =>
  told(`${number} ${number === 1 ? enOne : enMany}`, `${number} ${number === 1 ? esOne : esMany}`);

const sayEntries = (number: number): Told =>
  count(number, ['entry changed', 'entries changed', 'dato cambia', 'datos cambian']);
const sayMoves = (number: number): Told =>
  count(number, ['part moved', 'parts moved', 'parte cambia de lugar', 'partes cambian de lugar']);

/** An entry is nothing that a person has seen. */
const sayPlaces = (number: number): Told => count(number, ['change', 'changes', 'cambio', 'cambios']);

/** @param say how entries are called. */
function sayChanged(before: Json, now: Json, say: typeof sayEntries): Told {
  const { entries, moves } = countsOf(changedIn(before, now));
  const some = [...(entries > 0 ? [say(entries)] : []), ...(moves > 0 ? [sayMoves(moves)] : [])];
  if (some.length === 0)
    return told('arranged otherwise, every entry as before', 'otro orden, cada dato como antes');
  const list = (language: keyof Told): string => some.map((each) => each[language]).join(', ');
  return told(list('en-IN'), list('es-MX'));
}
const sayScreens = (number: number): Told => count(number, ['screen', 'screens', 'pantalla', 'pantallas']);

/** @param program how it is said that the program itself says it. */
const onScreens = (
  { screens, program }: Seen,
  inProgram = told(', in the app itself', ', en la app misma'),
): Told => {
  const number = sayScreens(screens.length);
  const on = screens.length === 0 ? told('', '') : told(`, on ${number['en-IN']}`, `, en ${number['es-MX']}`);
  return program
    ? said(
        (say) => `${say(inProgram)}${say(on)}`,
        (say) => `${say(inProgram)}${say(on)}`,
      )
    : on;
};

/** Both sentences of it, each made of texts of its own language. */
const said = (
  en: (say: (each: Told) => string) => string,
  es: (say: (each: Told) => string) => string,
): Told =>
  told(
    en((each) => each['en-IN']),
    es((each) => each['es-MX']),
  );

const quoted = (value: Json | undefined): string =>
  typeof value === 'string' ? `"${value}"` : JSON.stringify(value ?? null);

/** What is filled in has no name for people. */
const plain = (value: Json | undefined): string => quoted(value).replaceAll(/\{\{[^}]*\}\}/g, '…');

/** @param write how words are written. */
function wordsSaid(
  key: string,
  [now, before]: readonly [Json, Json | undefined],
  write: typeof quoted,
  after: Told,
): Told {
  const [en, es] = key === '' ? ['', ''] : [` of ${key}`, ` de ${key}`];
  if (now === null)
    return said(
      (say) => `The words ${write(before)}${en} are gone${say(after)}.`,
      (say) => `Las palabras ${write(before)}${es} desaparecen${say(after)}.`,
    );
  const named = key === '' ? '' : ` ${key}`;
  if (before === undefined)
    return said(
      (say) => `New words${named}: ${write(now)}${say(after)}.`,
      (say) => `Palabras nuevas${named}: ${write(now)}${say(after)}.`,
    );
  return said(
    (say) => `The words ${write(before)}${en} now say ${write(now)}${say(after)}.`,
    (say) => `Las palabras ${write(before)}${es} ahora dicen ${write(now)}${say(after)}.`,
  );
}

function ofWords(spot: Spot & { kind: 'words' }, now: Json, before: Json | undefined, on: Seen): Sentence {
  const tongue = names[spot.tongue];
  const after = (where: Told): Told =>
    said(
      (say) => ` (${say(tongue)})${say(where)}`,
      (say) => ` (${say(tongue)})${say(where)}`,
    );
  const throughout = told(', throughout the app', ', en toda la app');
  return {
    ...wordsSaid(`@${spot.key}`, [now, before], quoted, after(onScreens(on))),
    staff: wordsSaid('', [now, before], plain, after(onScreens(on, throughout))),
  };
}

type File = Exclude<Spot, { kind: 'words' } | { kind: 'figures' }>;

function nameOf(spot: File): Told {
  if (spot.kind === 'screens') return told(`Screen ${spot.id}`, `Pantalla ${spot.id}`);
  if (spot.kind === 'fragments') return told(`Shared part ${spot.id}`, `Parte compartida ${spot.id}`);
  if (spot.kind === 'layouts')
    return told(`Promotion layout ${spot.id}`, `Plantilla de promoción ${spot.id}`);
  return inTongue(told(`Legal text ${spot.id}`, `Texto legal ${spot.id}`), spot.tongue);
}

const inTongue = (name: Told, tongue: Tongue): Told =>
  said(
    (say) => `${say(name)} (${say(names[tongue])})`,
    (say) => `${say(name)} (${say(names[tongue])})`,
  );

/** @param title what stands above it on the phone; empty where nothing does. */
function calledOf(spot: File, title: Told): Told {
  const called = (en: string, es: string): Told =>
    said(
      (say) => (say(title) === '' ? en : `${en} "${say(title)}"`),
      (say) => (say(title) === '' ? es : `${es} "${say(title)}"`),
    );
  if (spot.kind === 'screens') return called('Screen', 'Pantalla');
  if (spot.kind === 'layouts') return called('Campaign', 'Campaña');
  if (spot.kind === 'fragments') return told('Shared part', 'Parte compartida');
  return inTongue(called('Legal text', 'Texto legal'), spot.tongue);
}

interface Named {
  readonly name: Told;
  /** How addresses are written after what is said of them. */
  readonly addresses: (paths: readonly string[]) => string;
  readonly entries: typeof sayEntries;
}

function fileSaid(
  { name, addresses, entries: sayCount }: Named,
  now: Json,
  before: Json | undefined,
  where: Told,
): Told {
  if (now === null)
    return said(
      (say) => `${say(name)} is gone${say(where)}.`,
      (say) => `${say(name)} desaparece${say(where)}.`,
    );
  const paths = isObject(now) ? routePaths(now['routes']) : [];
  if (before === undefined) {
    const at = addresses(paths);
    return said(
      (say) => `${say(name)} is new${at === '' ? say(where) : `, at${at}`}.`,
      (say) => `${say(name)}: nueva${at === '' ? say(where) : `, en${at}`}.`,
    );
  }
  const entries = sayChanged(before, now, sayCount);
  const known = isObject(before) ? routePaths(before['routes']) : [];
  const added = paths.filter((path) => !known.includes(path));
  const [en, es] =
    added.length === 0
      ? ['', '']
      : [`; new address${addresses(added)}`, `; dirección nueva${addresses(added)}`];
  return said(
    (say) => `${say(name)}: ${say(entries)}${say(where)}${en}.`,
    (say) => `${say(name)}: ${say(entries)}${say(where)}${es}.`,
  );
}

function ofFile(spot: File, now: Json, before: Json | undefined, on: Seen): Sentence {
  const where = spot.kind === 'fragments' ? onScreens(on) : told('', '');
  const listed = (paths: readonly string[]): string => (paths.length === 0 ? '' : ` ${paths.join(', ')}`);
  return {
    ...fileSaid({ name: nameOf(spot), addresses: listed, entries: sayEntries }, now, before, where),
    staff: fileSaid(
      { name: calledOf(spot, on.title), addresses: () => '', entries: sayPlaces },
      now,
      before,
      where,
    ),
  };
}

const figuresIn = (register: Json | undefined): Readonly<Record<string, unknown>> =>
  isObject(register) && isObject(register['figures']) ? register['figures'] : {};

/** Its number as it is written in the register; a dash where there is none. */
const valueIn = (figures: Readonly<Record<string, unknown>>, id: string): string => {
  const figure = own(figures, id);
  return isObject(figure) ? JSON.stringify(figure['value'] ?? null) : '–';
};

/** Each figure that says another number, by name; staff know them by their numbers. */
function ofFigures(now: Json, before: Json | undefined): Sentence {
  const [fresh, old] = [figuresIn(now), figuresIn(before)];
  const ids = [...new Set([...Object.keys(old), ...Object.keys(fresh)])];
  const changed = ids.filter((id) => valueIn(fresh, id) !== valueIn(old, id));
  if (changed.length === 0)
    return told(
      'Figures: how they are written changed, no number.',
      'Cifras: cambia cómo se escriben, ningún número.',
    );
  const list = (was: string, named: (id: string) => string): string =>
    changed.map((id) => `${named(id)}${valueIn(fresh, id)} (${was} ${valueIn(old, id)})`).join(', ');
  const figuresSaid = (named: (id: string) => string): Told =>
    told(`Figures: ${list('was', named)}.`, `Cifras: ${list('era', named)}.`);
  return { ...figuresSaid((id) => `${id} `), staff: figuresSaid(() => '') };
}

/** @param now null: it goes. @param before undefined: there was none. */
export function sentenceOf(spot: Spot, now: Json, before: Json | undefined, on: Seen): Sentence {
  if (spot.kind === 'words') return ofWords(spot, now, before, on);
  return spot.kind === 'figures' ? ofFigures(now, before) : ofFile(spot, now, before, on);
}
