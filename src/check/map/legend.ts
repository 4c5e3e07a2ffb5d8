/** The words for what is on the map besides those of the screens, in both languages: for the picture and for the page. */
import type { ArrowKind, Entry, FindingCode, MapLanguage, PlaceKind } from './graph.ts';

export interface LegendWords {
  readonly title: string;
  readonly description: string;
  readonly legend: string;
  readonly if: string;
  readonly and: string;
  readonly stays: string;
  readonly arrows: Readonly<Record<ArrowKind, string>>;
  readonly places: Readonly<Record<PlaceKind, string>>;
  readonly entries: Readonly<Record<Entry, string>>;
  /** At the screen; empty where its place on the map shows it anyway. */
  readonly findings: Readonly<Record<FindingCode, string>>;
}

export const legendWords: Readonly<Record<MapLanguage, LegendWords>> = {
  en: {
    title: 'Map of the screens',
    description: 'Every screen, where it leads, and when. Made from the definitions by npm run map.',
    legend: 'How to read the arrows',
    if: 'if',
    and: 'and',
    stays: '(the person stays)',
    arrows: {
      navigate: 'a press opens the screen',
      redirect: 'opens by itself, nobody pressed',
      'open-url': 'a press opens an address',
      bridge: 'a message to the native app',
      back: 'a press leads back',
    },
    places: {
      screen: 'screen',
      page: "developers' page",
      missing: 'no screen has the route',
      native: 'native app',
      server: 'address from the server',
      config: 'address from config.json',
      outside: 'outside',
      back: 'where one came from',
    },
    entries: {
      start: 'entry: start of the site',
      developer: 'entry: test page',
      template: 'entry: a template',
    },
    findings: {
      'no-screen': '',
      unreachable: 'no known way leads here',
      'dead-end': 'dead end',
      'back-only': 'only the back arrow leads out',
      loop: 'loop without an exit',
      'redirect-circle': 'sends on forever',
    },
  },
  es: {
    title: 'Mapa de las pantallas',
    description: 'Cada pantalla, a dónde lleva y cuándo. Hecho de las definiciones con npm run map.',
    legend: 'Cómo leer las flechas',
    if: 'si',
    and: 'y',
    stays: '(la persona se queda)',
    arrows: {
      navigate: 'un toque abre la pantalla',
      redirect: 'se abre sola, nadie tocó',
      'open-url': 'un toque abre una dirección',
      bridge: 'un mensaje a la app nativa',
      back: 'un toque regresa',
    },
    places: {
      screen: 'pantalla',
      page: 'página de desarrollo',
      missing: 'ninguna pantalla tiene la ruta',
      native: 'app nativa',
      server: 'dirección del servidor',
      config: 'dirección de config.json',
      outside: 'afuera',
      back: 'de donde se vino',
    },
    entries: {
      start: 'entrada: inicio del sitio',
      developer: 'entrada: página de prueba',
      template: 'entrada: una plantilla',
    },
    findings: {
      'no-screen': '',
      unreachable: 'ningún camino conocido llega aquí',
      'dead-end': 'sin salida',
      'back-only': 'solo se sale con la flecha de regreso',
      loop: 'ciclo sin salida',
      'redirect-circle': 'envía sin fin',
    },
  },
};
