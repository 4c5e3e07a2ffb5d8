/** The words of the page with all screens, and of the editor's frame. It must not know who says them. */
import type { Group } from '../search/screens.ts';
import type { InEach } from './words.ts';

interface ScreensWords {
  readonly title: string;
  readonly lead: string;
  readonly search: string;
  readonly placeholder: string;
  readonly clear: string;
  readonly groups: Readonly<Record<Group, string>>;
  readonly count: (screens: number) => string;
  /** So many texts, in so many places. */
  readonly hits: (texts: number, places: number) => string;
  /** What staff call otherwise than borrowers read it. */
  readonly alsoFound: (terms: readonly string[]) => string;
  readonly inScreen: (screen: string) => string;
  readonly onScreens: (count: number) => string;
  readonly none: string;
  readonly noneHint: string;
  readonly touched: string;
  readonly edit: (name: string) => string;
  readonly picture: (name: string) => string;
}

export const screensWords: InEach<ScreensWords> = {
  es: {
    title: 'Pantallas',
    lead: 'Todo lo que ven tus clientes. Elige una pantalla, o busca las palabras que quieres cambiar.',
    search: 'Buscar en nombres y palabras',
    placeholder: 'Buscar una pantalla o unas palabras, por ejemplo «Ver más»',
    clear: 'Borrar la búsqueda',
    groups: { app: 'En la app', site: 'Sitio web', campaign: 'Campañas', test: 'Para pruebas' },
    count: (screens) => (screens === 1 ? '1 pantalla' : `${screens} pantallas`),
    hits: (texts, places) =>
      `${texts === 1 ? '1 texto' : `${texts} textos`}, en ${places === 1 ? '1 lugar' : `${places} lugares`}`,
    alsoFound: (terms) => `Se busca también por lo que leen tus clientes: ${terms.join(', ')}.`,
    inScreen: (screen) => `en ${screen}`,
    onScreens: (count) => (count === 1 ? 'solo aquí' : `en ${count} pantallas`),
    none: 'Nada con esas palabras',
    noneHint: 'Busca una sola palabra, en español o en inglés, como la leen tus clientes.',
    touched: 'cambiada',
    edit: (name) => `Editar ${name}`,
    picture: (name) => `Vista de ${name}`,
  },
  en: {
    title: 'Screens',
    lead: 'All that your borrowers see. Choose a screen, or search for the words that you want to change.',
    search: 'Search names and words',
    placeholder: 'Search a screen or words, for instance “My loans”',
    clear: 'Clear the search',
    groups: { app: 'In the app', site: 'Web site', campaign: 'Campaigns', test: 'For tests' },
    count: (screens) => (screens === 1 ? '1 screen' : `${screens} screens`),
    hits: (texts, places) =>
      `${texts === 1 ? '1 text' : `${texts} texts`}, in ${places === 1 ? '1 place' : `${places} places`}`,
    alsoFound: (terms) => `Also looked for, as borrowers read it: ${terms.join(', ')}.`,
    inScreen: (screen) => `in ${screen}`,
    onScreens: (count) => (count === 1 ? 'only here' : `on ${count} screens`),
    none: 'Nothing with these words',
    noneHint: 'Search for one word, in Spanish or in English, as your borrowers read it.',
    touched: 'changed',
    edit: (name) => `Edit ${name}`,
    picture: (name) => `View of ${name}`,
  },
};
