/**
 * Sentences of the server that name what is kept and switched as those do who type commands, as product staff say it. Lines of the log
 * stand as they were written: what they say is put into plain words when it is read. It must not know who reads it.
 */
import type { Tongue } from '../../lib/figures.ts';
import { callWords, isNamedCall } from '../forms/fields/names.ts';

/** What a screen is called; nothing for none. */
export type ScreenNameOf = (id: string) => string | undefined;

/** What can be switched, by the word of the server: "the operation", what those that are off are called. */
type Kinds = Readonly<Record<string, readonly [one: string, off: string]>>;

const kinds: Readonly<Record<Tongue, Kinds>> = {
  es: {
    pantalla: ['la pantalla', 'Pantallas apagadas'],
    plantilla: ['la campaña', 'Campañas apagadas'],
    widget: ['la clase de parte', 'Clases de parte apagadas'],
    llamada: ['la operación', 'Operaciones apagadas'],
    versión: ['la versión', 'Versiones apagadas'],
  },
  en: {
    screen: ['the screen', 'Screens switched off'],
    layout: ['the campaign', 'Campaigns switched off'],
    widget: ['the kind of part', 'Kinds of part switched off'],
    call: ['the operation', 'Operations switched off'],
    release: ['the release', 'Releases switched off'],
  },
};

/** As the server begins its lists of what is off, with the kind of what follows. */
const lists: Readonly<Record<Tongue, Readonly<Record<string, string>>>> = {
  es: {
    'Pantallas apagadas': 'pantalla',
    'Plantillas apagadas': 'plantilla',
    'Widgets apagados': 'widget',
    'Llamadas apagadas': 'llamada',
  },
  en: { 'Screens off': 'screen', 'Layouts off': 'layout', 'Widgets off': 'widget', 'Calls off': 'call' },
};

const said: Readonly<Record<Tongue, readonly (readonly [server: RegExp, staff: string])[]>> = {
  es: [
    [
      /Queda guardado como (\S+) y nadie lo ve: cambia (.*), así que otra persona debe aprobarlo; después, publica \S+\./g,
      'Se guardó $1 y nadie lo ve todavía: cambia $2. Otra persona debe aprobarlo antes de que se publique.',
    ],
    [
      /Queda guardado como (\S+); para los clientes nada cambió: alguien con el rol publisher debe publicar [^\s.]+\./g,
      'Se guardó $1 y nadie lo ve todavía: falta que lo publique quien publica.',
    ],
    [/la estructura de pantallas/g, 'qué hay en las pantallas o en qué orden'],
    // Nobody sees one release alone: it stands on all that was published before it.
    [/(?<=\b(?:[Tt]odos|Los demás) ven )r\d+\b/g, 'todo lo publicado hasta $&'],
    [/(?<= % de los clientes\b[^.]{0,80} ve |\bLos clientes\b[^.]{0,80} ven )r\d+\b/g, 'también $&'],
    [/Se retiró (\S+): ya nadie nuevo la recibe\./g, 'Terminó $1: desde ahora todos ven lo que había antes.'],
    [/La rampa siguió de/g, 'La parte de los clientes que la ven subió sola, de'],
  ],
  en: [
    [
      /It is kept as (\S+) and not live: it changes (.*), so another person must approve it, then publish \S+\./g,
      '$1 is kept, and nobody sees it yet: it changes $2. Another person must approve it before it is published.',
    ],
    [
      /It is kept as (\S+); nothing changed for borrowers: a publisher must publish [^\s.]+\./g,
      '$1 is kept, and nobody sees it yet: somebody who publishes must publish it.',
    ],
    [/the structure of screens/g, 'what stands on screens, or in which order'],
    [/(?<=\b(?:[Ee]veryone sees|All others see) )r\d+\b/g, 'everything published up to $&'],
    [/(?<=\b[Bb]orrowers\b[^.]{0,80} )see (?=r\d+\b)/g, 'also see '],
    [
      /(\S+) was taken back: nobody gets it anew\./g,
      '$1 has ended: from now on everyone sees what was there before.',
    ],
    [/The ramp went on from/g, 'The share of borrowers who see it rose by itself, from'],
    [/A new build is served\./g, 'A new version of the app is there.'],
  ],
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export interface Called {
  readonly tongue: Tongue;
  readonly quote: (name: string) => string;
  readonly screen: ScreenNameOf;
}

function nameOf(kind: string, name: string, { tongue, quote, screen }: Called): string {
  if (kind === 'call' || kind === 'llamada')
    return isNamedCall(name) ? quote(callWords(name, tongue)) : quote(name);
  if (kind === 'release' || kind === 'versión') return name;
  return quote(screen(name) ?? name);
}

/** `The call "delayPlan" is off.` */
function switched(line: string, called: Called): string {
  const own = kinds[called.tongue];
  const named = Object.keys(own).join('|');
  const pattern =
    called.tongue === 'es'
      ? new RegExp(`(: )(${named}) "([^"]+)"`, 'gu')
      : new RegExp(`(^|[.:] )The (${named}) "([^"]+)"`, 'gu');
  return line.replaceAll(pattern, (_whole, before: string, kind: string, name: string) => {
    const one = own[kind]?.[0] ?? kind;
    return `${before}${called.tongue === 'es' ? one : capital(one)} ${nameOf(kind, name, called)}`;
  });
}

/** `Calls off: delayPlan ("Not now." in English), score.` */
function listed(line: string, called: Called): string {
  const begun = Object.entries(lists[called.tongue]).find(([start]) => line.startsWith(`${start}: `));
  if (begun === undefined) return line;
  const [start, kind] = begun;
  const names = line
    .slice(start.length + 2)
    // What borrowers read stands in quotation marks.
    .replaceAll(
      /"[^"]*"|(^|, )([\w-]+)(?= \(|, |\.$)/g,
      (whole, before: string | undefined, name: string | undefined) =>
        name === undefined ? whole : `${before ?? ''}${nameOf(kind, name, called)}`,
    );
  return `${kinds[called.tongue][kind]?.[1] ?? start}: ${names}`;
}

/** One sentence or several of the server, without what is said of commands (for-staff.ts). */
export const inPlainWords = (text: string, called: Called): string =>
  text
    .split('\n')
    .map((line) =>
      said[called.tongue].reduce(
        (words, [server, staff]) => words.replaceAll(server, staff),
        listed(switched(line, called), called),
      ),
    )
    .join('\n');
