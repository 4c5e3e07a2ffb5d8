/** The words of what is begun anew: another change, another campaign. It must not know who says them. */
import type { InEach } from './words.ts';

interface BeginWords {
  readonly change: string;
  readonly changeWhy: string;
  /** What each is looked for by besides its name. */
  readonly changeAlso: string;
  readonly begun: string;
  readonly aside: (title: string) => string;
  readonly campaign: string;
  readonly campaignAlso: string;
  readonly like: string;
  /** A campaign that is new, for some alone. */
  readonly fewSee: (id: string, percent: number) => string;
}

export const beginWords: InEach<BeginWords> = {
  es: {
    change: 'Empezar otro cambio',
    changeWhy: 'El que está abierto se queda guardado en Cambios, y ahí se sigue con él.',
    changeAlso: 'cambio nuevo nuevo cambio dejar aparte',
    begun: 'Lo próximo que edites empieza un cambio nuevo.',
    aside: (title) =>
      `«${title}» se quedó guardado en Cambios. Lo próximo que edites empieza un cambio nuevo.`,
    campaign: 'Campaña nueva',
    campaignAlso: 'nueva campaña duplicar una campaña copiar',
    like: 'Como esta',
    fewSee: (id, percent) =>
      `«${id}» es nueva: el ${percent} % que no la recibe ve en su dirección la página común y lee que la promoción no se encontró. Comparte la dirección cuando sea para todos.`,
  },
  en: {
    change: 'Begin another change',
    changeWhy: 'The open one stays saved under Changes, and goes on from there.',
    changeAlso: 'new change put aside',
    begun: 'What you edit next begins a new change.',
    aside: (title) => `“${title}” stays saved under Changes. What you edit next begins a new change.`,
    campaign: 'New campaign',
    campaignAlso: 'duplicate a campaign copy',
    like: 'Like this one',
    fewSee: (id, percent) =>
      `“${id}” is new: the ${percent} % who do not get it see the common page at its address, and read that the promotion was not found. Share the address once it is for all.`,
  },
};
