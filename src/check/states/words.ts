/** The words of states in both languages. They stand here and not in `locales/`, which every phone loads. */
import type { MapLanguage } from '../map/graph.ts';

export interface StateWords {
  readonly usual: string;
  readonly loading: (source: string) => string;
  readonly failed: (source: string) => string;
  readonly missing: (parameter: string) => string;
  readonly dialog: (name: string) => string;
  /** Where routes differ in what they give the screen. */
  readonly at: (route: string) => string;
  readonly awaited: string;
  readonly full: string;
  readonly spare: string;
  readonly longest: string;
  readonly absent: string;
  readonly there: string;
  readonly yes: string;
  readonly no: string;
  readonly is: (value: string) => string;
  readonly entries: (count: number) => string;
  readonly every: (shown: number) => string;
  readonly pairs: (shown: number, all: number) => string;
}

const en: StateWords = {
  usual: 'everything is there',
  loading: (source) => `${source} is loading`,
  failed: (source) => `${source} has failed`,
  missing: (parameter) => `the address lacks ${parameter}`,
  dialog: (name) => `dialog ${name} open`,
  at: (route) => `at ${route}`,
  awaited: 'the campaign is on its way',
  full: 'the campaign gives everything',
  spare: 'the campaign leaves out what it may',
  longest: 'the campaign gives as much as it may',
  absent: 'is missing',
  there: 'is there',
  yes: 'is yes',
  no: 'is no',
  is: (value) => `is ${value}`,
  entries: (count) => (count === 0 ? 'has no entries' : count === 1 ? 'has 1 entry' : `has ${count} entries`),
  every: (shown) => `all ${shown} combinations`,
  pairs: (shown, all) => `${shown} of ${all} combinations, every pair met that can be`,
};

const es: StateWords = {
  usual: 'todo está',
  loading: (source) => `${source} está cargando`,
  failed: (source) => `${source} falló`,
  missing: (parameter) => `a la dirección le falta ${parameter}`,
  dialog: (name) => `diálogo ${name} abierto`,
  at: (route) => `en ${route}`,
  awaited: 'la campaña está en camino',
  full: 'la campaña da todo',
  spare: 'la campaña omite lo que puede',
  longest: 'la campaña da tanto como puede',
  absent: 'falta',
  there: 'está',
  yes: 'es sí',
  no: 'es no',
  is: (value) => `es ${value}`,
  entries: (count) =>
    count === 0 ? 'no tiene entradas' : count === 1 ? 'tiene 1 entrada' : `tiene ${count} entradas`,
  every: (shown) => `las ${shown} combinaciones`,
  pairs: (shown, all) => `${shown} de ${all} combinaciones, con cada par que puede darse`,
};

export const stateWords: Readonly<Record<MapLanguage, StateWords>> = { en, es };
