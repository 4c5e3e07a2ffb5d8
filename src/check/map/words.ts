/**
 * The words of the map in both languages. They stand here and not in `locales/`, which every phone loads: the map is for
 * those who write screens.
 */
import type { MapLanguage } from './graph.ts';

export interface Words {
  readonly and: string;
  readonly or: string;
  readonly otherwise: string;
  readonly fails: string;
  /** After a write of which nobody knows whether it was done. */
  readonly looks: string;
  readonly answer: (code: string) => string;
  readonly yes: string;
  readonly no: string;
  readonly empty: string;
  /** A predicate, and its opposite. */
  readonly is: (value: string) => string;
  readonly not: (predicate: string) => string;
  readonly neither: (test: string) => string;
  readonly filled: string;
  readonly there: string;
  /** Neither missing nor empty, nor false. */
  readonly present: string;
  readonly number: string;
  readonly text: string;
  readonly flag: string;
  readonly nothing: string;
  readonly atLeast: (limit: string) => string;
  readonly atMost: (limit: string) => string;
  readonly over: (limit: string) => string;
  readonly under: (limit: string) => string;
  readonly letters: (predicate: string) => string;
  readonly entries: (predicate: string) => string;
  readonly hasEntries: string;
  readonly matches: (pattern: string) => string;
  /** By the name of a rule. */
  readonly writtenAs: { readonly [rule: string]: string };
  readonly events: Readonly<Record<'enter' | 'ready' | 'leave' | 'refresh' | 'failed', string>>;
  readonly findings: {
    readonly noScreen: (route: string, from: string) => string;
    readonly unreachable: (screen: string, routes: string) => string;
    readonly deadEnd: (screen: string) => string;
    readonly backOnly: (screen: string) => string;
    readonly loop: (screens: string) => string;
    readonly circle: (screens: string) => string;
  };
}

const en: Words = {
  and: 'and',
  or: 'or',
  otherwise: 'otherwise',
  fails: 'when it fails',
  looks: 'to look whether it was done',
  answer: (code) => `when the answer is ${code}`,
  yes: 'true',
  no: 'false',
  empty: 'empty',
  is: (value) => `is ${value}`,
  not: (predicate) => predicate.replace(/^is /, 'is not '),
  neither: (test) => `not (${test})`,
  filled: 'is filled in',
  there: 'is there',
  present: 'is present',
  number: 'is a number',
  text: 'is a text',
  flag: 'is true or false',
  nothing: 'is nothing',
  atLeast: (limit) => `is at least ${limit}`,
  atMost: (limit) => `is at most ${limit}`,
  over: (limit) => `is over ${limit}`,
  under: (limit) => `is under ${limit}`,
  letters: (predicate) => predicate.replace(/^is /, 'is in length '),
  entries: (predicate) => predicate.replace(/^is /, 'is in number of entries '),
  hasEntries: 'is a list with entries',
  matches: (pattern) => `is like ${pattern}`,
  writtenAs: { email: 'is an e-mail', phone: 'is a telephone', url: 'is a web address' },
  events: {
    enter: 'on opening',
    ready: 'once loaded',
    leave: 'on leaving',
    refresh: 'on refresh',
    failed: 'when it failed',
  },
  findings: {
    noScreen: (route, from) => `${from} → ${route}: no screen has this route.`,
    unreachable: (screen, routes) =>
      `No known way leads to ${screen}: only its address (${routes}) opens it, from the app or a server.`,
    deadEnd: (screen) => `${screen} has no way out: no button leads on, and its frame has no back arrow.`,
    backOnly: (screen) => `Only the back arrow in the top bar leads out of ${screen}.`,
    loop: (screens) => `${screens} lead only to each other: nothing leads out but the back arrow.`,
    circle: (screens) => `A circle without an end: ${screens} send on by themselves.`,
  },
};

const es: Words = {
  and: 'y',
  or: 'o',
  otherwise: 'en otro caso',
  fails: 'si falla',
  looks: 'para mirar si se hizo',
  answer: (code) => `si la respuesta es ${code}`,
  yes: 'verdadero',
  no: 'falso',
  empty: 'vacío',
  is: (value) => `es ${value}`,
  not: (predicate) => `no ${predicate}`,
  neither: (test) => `no (${test})`,
  filled: 'tiene texto',
  there: 'existe',
  present: 'está presente',
  number: 'es un número',
  text: 'es un texto',
  flag: 'es verdadero o falso',
  nothing: 'es nada',
  atLeast: (limit) => `es al menos ${limit}`,
  atMost: (limit) => `es como máximo ${limit}`,
  over: (limit) => `es mayor que ${limit}`,
  under: (limit) => `es menor que ${limit}`,
  letters: (predicate) => predicate.replace(/^es /, 'es de longitud '),
  entries: (predicate) => predicate.replace(/^es /, 'es en número de entradas '),
  hasEntries: 'es una lista con entradas',
  matches: (pattern) => `es como ${pattern}`,
  writtenAs: { email: 'es un correo', phone: 'es un teléfono', url: 'es una dirección web' },
  events: {
    enter: 'al abrir',
    ready: 'al cargar',
    leave: 'al salir',
    refresh: 'al actualizar',
    failed: 'si falla',
  },
  findings: {
    noScreen: (route, from) => `${from} → ${route}: ninguna pantalla tiene esa ruta.`,
    unreachable: (screen, routes) =>
      `Ningún camino conocido lleva a ${screen}: solo la abre su dirección (${routes}), desde la app o un servidor.`,
    deadEnd: (screen) =>
      `${screen} no tiene salida: ningún botón lleva más allá y su marco no tiene flecha de regreso.`,
    backOnly: (screen) => `De ${screen} solo se sale con la flecha de regreso de la barra superior.`,
    loop: (screens) => `${screens} solo llevan de una a otra: no hay más salida que la flecha de regreso.`,
    circle: (screens) => `Un círculo sin fin: ${screens} envían de una a otra por sí solas.`,
  },
};

export const mapWords: Readonly<Record<MapLanguage, Words>> = { es, en };
