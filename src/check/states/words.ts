/** The words of states in both languages. They stand here and not in `locales/`, which every phone loads. */
import type { MapLanguage } from '../map/graph.ts';

/** What states that differ by no data are grouped by. */
export interface GroupWords {
  /** What has the data, where no value tells more than another. */
  readonly data: string;
  readonly dialogs: string;
  readonly sources: string;
  readonly campaign: string;
}

/** What a text looks like, where its tests ask for it. */
export type TextForm = 'mail' | 'address' | 'digits';

export interface LimitWords {
  readonly from: (limit: string) => string;
  readonly over: (limit: string) => string;
  readonly upTo: (limit: string) => string;
  readonly under: (limit: string) => string;
  readonly and: (one: string, other: string) => string;
}

export interface StateWords {
  readonly groups: GroupWords;
  readonly usual: string;
  /** `source` is empty where there is only one. */
  readonly loading: (source: string) => string;
  readonly failed: (source: string) => string;
  readonly missing: (parameter: string) => string;
  readonly dialog: (title: string) => string;
  /** A value that the contract has no words for, where nothing says what it is a value of. */
  readonly other: string;
  /** Where another of the same has it too. */
  readonly among: (said: string, value: string) => string;
  /** What is drawn for each entry, so often; `several` where no other number is more than one. */
  readonly some: (what: string, count: number, several: boolean) => string;
  /** Where routes differ in what they give the screen. */
  readonly at: (route: string) => string;
  readonly awaited: string;
  readonly full: string;
  readonly spare: string;
  readonly longest: string;
  /** What is called by its name is there, or is not. */
  readonly there: (name: string) => string;
  readonly without: (name: string) => string;
  readonly absent: string;
  readonly empty: string;
  /** Another than those that are asked for. */
  readonly another: (name: string) => string;
  readonly is: (name: string, value: string) => string;
  readonly count: (name: string, count: number) => string;
  /** Between what a value is at least and at most. */
  readonly limits: LimitWords;
  readonly forms: Readonly<Record<TextForm, string>>;
  readonly every: (shown: number) => string;
  readonly pairs: (shown: number, all: number) => string;
}

const en: StateWords = {
  groups: {
    data: 'With its data',
    dialogs: 'Dialogs',
    sources: 'Before there is data, or without it',
    campaign: 'By the campaign',
  },
  other: 'another value',
  among: (said, value) => `${said} (${value})`,
  some: (what, count, several) =>
    `${what}, ${count === 1 ? 'only once' : several ? 'several times' : `${count} times`}`,
  usual: 'everything is there',
  loading: (source) => (source === '' ? 'loading' : `loading: ${source}`),
  failed: (source) => (source === '' ? 'could not be loaded' : `could not be loaded: ${source}`),
  missing: (parameter) => `opened without ${parameter}`,
  dialog: (title) => `dialog «${title}»`,
  at: (route) => `at ${route}`,
  awaited: 'the campaign is on its way',
  full: 'the campaign gives everything',
  spare: 'the campaign leaves out what it may',
  longest: 'the campaign gives as much as it may',
  there: (name) => `with ${name}`,
  without: (name) => `without ${name}`,
  absent: 'not there',
  empty: 'empty',
  another: (name) => `another ${name}`,
  is: (name, value) => `${name}: ${value}`,
  count: (name, count) => `${name}: ${count === 1 ? 'only 1' : count}`,
  limits: {
    from: (limit) => `from ${limit}`,
    over: (limit) => `more than ${limit}`,
    upTo: (limit) => `up to ${limit}`,
    under: (limit) => `less than ${limit}`,
    and: (one, other) => `${one}, ${other}`,
  },
  forms: { mail: 'an e-mail address', address: 'a web address', digits: 'only digits' },
  every: (shown) => `all ${shown} combinations`,
  pairs: (shown, all) => `${shown} of ${all} combinations, every pair met that can be`,
};

const es: StateWords = {
  groups: {
    data: 'Con sus datos',
    dialogs: 'Diálogos',
    sources: 'Antes de tener datos, o sin ellos',
    campaign: 'Según la campaña',
  },
  other: 'otro valor',
  among: (said, value) => `${said} (${value})`,
  some: (what, count, several) =>
    `${what}, ${count === 1 ? 'solo una vez' : several ? 'varias veces' : `${count} veces`}`,
  usual: 'todo está',
  loading: (source) => (source === '' ? 'cargando' : `cargando: ${source}`),
  failed: (source) => (source === '' ? 'no se pudo cargar' : `no se pudo cargar: ${source}`),
  missing: (parameter) => `abierta sin ${parameter}`,
  dialog: (title) => `diálogo «${title}»`,
  at: (route) => `en ${route}`,
  awaited: 'la campaña está en camino',
  full: 'la campaña da todo',
  spare: 'la campaña omite lo que puede',
  longest: 'la campaña da tanto como puede',
  there: (name) => `con ${name}`,
  without: (name) => `sin ${name}`,
  absent: 'no está',
  empty: 'vacío',
  another: (name) => `${name}: otro valor`,
  is: (name, value) => `${name}: ${value}`,
  count: (name, count) => `${name}: ${count === 1 ? 'solo 1' : count}`,
  limits: {
    from: (limit) => `desde ${limit}`,
    over: (limit) => `más de ${limit}`,
    upTo: (limit) => `hasta ${limit}`,
    under: (limit) => `menos de ${limit}`,
    and: (one, other) => `${one}, ${other}`,
  },
  forms: { mail: 'un correo electrónico', address: 'una dirección web', digits: 'solo dígitos' },
  every: (shown) => `las ${shown} combinaciones`,
  pairs: (shown, all) => `${shown} de ${all} combinaciones, con cada par que puede darse`,
};

export const stateWords: Readonly<Record<MapLanguage, StateWords>> = { en, es };
