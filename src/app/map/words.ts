/**
 * The words of the developers' page with the map. They are not in `locales/`, which every phone loads for the sake of
 * borrowers.
 */
import type { MapLanguage } from '../../check/map/graph.ts';

interface PageWords {
  readonly back: string;
  readonly introduction: (screens: number, arrows: number) => string;
  readonly findings: string;
  readonly noFindings: string;
  readonly severity: Readonly<Record<'warning' | 'info', string>>;
  readonly picture: string;
  readonly pictureText: string;
  readonly screens: string;
  readonly states: string;
  readonly nowhere: string;
  readonly from: string;
  readonly always: string;
}

export const pageWords: Readonly<Record<MapLanguage, PageWords>> = {
  en: {
    back: 'Back to the test page',
    introduction: (screens, arrows) =>
      `${screens} screens and ${arrows} ways between them and out of the app, read from the definitions.`,
    findings: 'What was found',
    noFindings: 'Every screen can be reached and left.',
    severity: { warning: 'Warning', info: 'To know' },
    picture: 'Picture',
    pictureText:
      'It is wide: scroll inside it. The same is said in words below. Press a screen for its part.',
    screens: 'Where each screen leads',
    states: 'See it in each of its states',
    nowhere: 'Nowhere.',
    from: 'One comes here from',
    always: 'always',
  },
  es: {
    back: 'Volver a la página de prueba',
    introduction: (screens, arrows) =>
      `${screens} pantallas y ${arrows} caminos entre ellas y hacia fuera de la app, leídos de las definiciones.`,
    findings: 'Lo que se encontró',
    noFindings: 'A cada pantalla se llega y de cada una se sale.',
    severity: { warning: 'Aviso', info: 'Para saber' },
    picture: 'Dibujo',
    pictureText:
      'Es ancho: desplázate dentro de él. Lo mismo está abajo en palabras. Toca una pantalla para ver su parte.',
    screens: 'A dónde lleva cada pantalla',
    states: 'Verla en cada uno de sus estados',
    nowhere: 'A ninguna parte.',
    from: 'Aquí se llega desde',
    always: 'siempre',
  },
};
