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

export interface StateWords {
  readonly groups: GroupWords;
  readonly usual: string;
  /** `source` is empty where there is only one. */
  readonly loading: (source: string) => string;
  readonly failed: (source: string) => string;
  readonly missing: (parameter: string) => string;
  readonly dialog: (title: string) => string;
  /** What is usually seen and is not. */
  readonly without: (what: string) => string;
  /** A value that the contract does not know. */
  readonly other: (value: string) => string;
  /** How many there are, after what they are. */
  readonly some: (count: number) => string;
  /** Where routes differ in what they give the screen. */
  readonly at: (route: string) => string;
  readonly awaited: string;
  readonly full: string;
  readonly spare: string;
  readonly longest: string;
  readonly absent: string;
  readonly there: string;
  /** Than those that are asked for. */
  readonly another: string;
  /** Of a field: somebody has written in it. */
  readonly written: string;
  readonly yes: string;
  readonly no: string;
  readonly is: (value: string) => string;
  readonly entries: (count: number) => string;
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
  without: (what) => `without ${what}`,
  other: (value) => `another value (${value})`,
  some: (count) => (count === 1 ? '1 entry' : `${count} entries`),
  usual: 'everything is there',
  loading: (source) => (source === '' ? 'loading' : `${source} is loading`),
  failed: (source) => (source === '' ? 'could not be loaded' : `${source} could not be loaded`),
  missing: (parameter) => `the address lacks ${parameter}`,
  dialog: (title) => `dialog «${title}»`,
  at: (route) => `at ${route}`,
  awaited: 'the campaign is on its way',
  full: 'the campaign gives everything',
  spare: 'the campaign leaves out what it may',
  longest: 'the campaign gives as much as it may',
  absent: 'is missing',
  there: 'is there',
  another: 'another value',
  written: 'is filled in',
  yes: 'is yes',
  no: 'is no',
  is: (value) => `is ${value}`,
  entries: (count) => (count === 0 ? 'has no entries' : count === 1 ? 'has 1 entry' : `has ${count} entries`),
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
  without: (what) => `sin ${what}`,
  other: (value) => `otro valor (${value})`,
  some: (count) => (count === 1 ? '1 entrada' : `${count} entradas`),
  usual: 'todo está',
  loading: (source) => (source === '' ? 'cargando' : `${source} está cargando`),
  failed: (source) => (source === '' ? 'no se pudo cargar' : `${source} no se pudo cargar`),
  missing: (parameter) => `a la dirección le falta ${parameter}`,
  dialog: (title) => `diálogo «${title}»`,
  at: (route) => `en ${route}`,
  awaited: 'la campaña está en camino',
  full: 'la campaña da todo',
  spare: 'la campaña omite lo que puede',
  longest: 'la campaña da tanto como puede',
  absent: 'falta',
  there: 'está',
  another: 'otro valor',
  written: 'está escrito',
  yes: 'es sí',
  no: 'es no',
  is: (value) => `es ${value}`,
  entries: (count) =>
    count === 0 ? 'no tiene entradas' : count === 1 ? 'tiene 1 entrada' : `tiene ${count} entradas`,
  every: (shown) => `las ${shown} combinaciones`,
  pairs: (shown, all) => `${shown} de ${all} combinaciones, con cada par que puede darse`,
};

export const stateWords: Readonly<Record<MapLanguage, StateWords>> = { en, es };
