/** The sentences in which a change of one part is told, in both languages. It must not know the rest of the release. */
import { isObject, own } from '../check/document/document.ts';
import type { Tongue } from '../lib/figures.ts';
import { routePaths } from '../lib/routes.ts';
import type { Json } from '../model/json.ts';
import { changedEntries, countOf } from './entries.ts';
import type { Spot } from './names.ts';
import { told, type Told } from './told.ts';

/** Where a part is seen. */
export interface Seen {
  readonly screens: readonly string[];
  /** The program itself says it, on whatever screen. */
  readonly program: boolean;
}

const names: Readonly<Record<Tongue, Told>> = {
  es: told('Spanish', 'español'),
  en: told('English', 'inglés'),
};

/** Sentences about numbers, for one and for many. */
const count = (number: number, [enOne, enMany, esOne, esMany]: readonly [string, string, string, string]) =>
  told(`${number} ${number === 1 ? enOne : enMany}`, `${number} ${number === 1 ? esOne : esMany}`);

const entriesOf = (number: number): Told =>
  number === 0
    ? told('arranged otherwise, every entry as before', 'otro orden, cada dato como antes')
    : count(number, ['entry changed', 'entries changed', 'dato cambia', 'datos cambian']);
const screensOf = (number: number): Told => count(number, ['screen', 'screens', 'pantalla', 'pantallas']);

const onScreens = ({ screens, program }: Seen): Told => {
  const number = screensOf(screens.length);
  const on = screens.length === 0 ? told('', '') : told(`, on ${number['en-IN']}`, `, en ${number['es-MX']}`);
  return program ? told(`, in the app itself${on['en-IN']}`, `, en la app misma${on['es-MX']}`) : on;
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

function ofWords(spot: Spot & { kind: 'words' }, now: Json, before: Json | undefined, on: Seen): Told {
  const [where, tongue] = [onScreens(on), names[spot.tongue]];
  const key = `@${spot.key}`;
  if (now === null)
    return said(
      (say) => `The words ${quoted(before)} of ${key} are gone (${say(tongue)})${say(where)}.`,
      (say) => `Las palabras ${quoted(before)} de ${key} desaparecen (${say(tongue)})${say(where)}.`,
    );
  if (before === undefined)
    return said(
      (say) => `New words ${key}: ${quoted(now)} (${say(tongue)})${say(where)}.`,
      (say) => `Palabras nuevas ${key}: ${quoted(now)} (${say(tongue)})${say(where)}.`,
    );
  return said(
    (say) => `The words ${quoted(before)} of ${key} now say ${quoted(now)} (${say(tongue)})${say(where)}.`,
    (say) =>
      `Las palabras ${quoted(before)} de ${key} ahora dicen ${quoted(now)} (${say(tongue)})${say(where)}.`,
  );
}

type File = Exclude<Spot, { kind: 'words' } | { kind: 'figures' }>;

function nameOf(spot: File): Told {
  if (spot.kind === 'screens') return told(`Screen ${spot.id}`, `Pantalla ${spot.id}`);
  if (spot.kind === 'fragments') return told(`Shared part ${spot.id}`, `Parte compartida ${spot.id}`);
  if (spot.kind === 'layouts')
    return told(`Promotion layout ${spot.id}`, `Plantilla de promoción ${spot.id}`);
  const tongue = names[spot.tongue];
  return said(
    (say) => `Legal text ${spot.id} (${say(tongue)})`,
    (say) => `Texto legal ${spot.id} (${say(tongue)})`,
  );
}

function ofFile(spot: File, now: Json, before: Json | undefined, on: Seen): Told {
  const name = nameOf(spot);
  const where = spot.kind === 'fragments' ? onScreens(on) : told('', '');
  if (now === null)
    return said(
      (say) => `${say(name)} is gone${say(where)}.`,
      (say) => `${say(name)} desaparece${say(where)}.`,
    );
  const paths = isObject(now) ? routePaths(now['routes']) : [];
  if (before === undefined) {
    const at = paths.join(', ');
    return said(
      (say) => `${say(name)} is new${at === '' ? say(where) : `, at ${at}`}.`,
      (say) => `${say(name)}: nueva${at === '' ? say(where) : `, en ${at}`}.`,
    );
  }
  const entries = entriesOf(countOf(changedEntries(before, now)));
  const known = isObject(before) ? routePaths(before['routes']) : [];
  const added = paths.filter((path) => !known.includes(path)).join(', ');
  return said(
    (say) => `${say(name)}: ${say(entries)}${say(where)}${added === '' ? '' : `; new address ${added}`}.`,
    (say) => `${say(name)}: ${say(entries)}${say(where)}${added === '' ? '' : `; dirección nueva ${added}`}.`,
  );
}

const figuresIn = (register: Json | undefined): Readonly<Record<string, unknown>> =>
  isObject(register) && isObject(register['figures']) ? register['figures'] : {};

/** Its number as it is written in the register; a dash where there is none. */
const valueIn = (figures: Readonly<Record<string, unknown>>, id: string): string => {
  const figure = own(figures, id);
  return isObject(figure) ? JSON.stringify(figure['value'] ?? null) : '–';
};

/** Each figure that says another number, by name. */
function ofFigures(now: Json, before: Json | undefined): Told {
  const [fresh, old] = [figuresIn(now), figuresIn(before)];
  const ids = [...new Set([...Object.keys(old), ...Object.keys(fresh)])];
  const changed = ids.filter((id) => valueIn(fresh, id) !== valueIn(old, id));
  const list = (was: string): string =>
    changed.map((id) => `${id} ${valueIn(fresh, id)} (${was} ${valueIn(old, id)})`).join(', ');
  return changed.length === 0
    ? told(
        'Figures: how they are written changed, no number.',
        'Cifras: cambia cómo se escriben, ningún número.',
      )
    : told(`Figures: ${list('was')}.`, `Cifras: ${list('era')}.`);
}

/** @param now null: it goes. @param before undefined: there was none. */
export function sentenceOf(spot: Spot, now: Json, before: Json | undefined, on: Seen): Told {
  if (spot.kind === 'words') return ofWords(spot, now, before, on);
  return spot.kind === 'figures' ? ofFigures(now, before) : ofFile(spot, now, before, on);
}
