/**
 * The words of the developers' page with the states. They are not in `locales/`, which every phone loads for the sake of
 * borrowers.
 */
import type { MapLanguage } from '../../check/map/graph.ts';

interface PageWords {
  readonly title: string;
  readonly back: string;
  readonly screen: string;
  readonly language: string;
  readonly width: string;
  readonly groups: string;
  readonly count: (states: number, combinations: string) => string;
  readonly alone: (number: number) => string;
  readonly unknown: (screen: string) => string;
  readonly noState: string;
  readonly failed: string;
}

export const pageWords: Readonly<Record<MapLanguage, PageWords>> = {
  en: {
    title: 'States of a screen',
    back: 'Map of the screens',
    screen: 'Screen',
    language: 'Language',
    width: 'Width',
    groups: 'Groups',
    count: (states, combinations) => `${states} states. What its tests can tell apart: ${combinations}.`,
    alone: (number) => `Open state ${number} alone`,
    unknown: (screen) => `There is no screen ${screen}. Choose one above.`,
    noState: 'There is no such state.',
    failed: 'The page could not be loaded. Reload it.',
  },
  es: {
    title: 'Estados de una pantalla',
    back: 'Mapa de las pantallas',
    screen: 'Pantalla',
    language: 'Idioma',
    width: 'Ancho',
    groups: 'Grupos',
    count: (states, combinations) => `${states} estados. Lo que sus pruebas distinguen: ${combinations}.`,
    alone: (number) => `Abrir el estado ${number} solo`,
    unknown: (screen) => `No hay pantalla ${screen}. Elige una arriba.`,
    noState: 'No hay tal estado.',
    failed: 'La página no se pudo cargar. Recárgala.',
  },
};
