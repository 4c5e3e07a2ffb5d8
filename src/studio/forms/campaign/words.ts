/** Words of a campaign's form in both languages. */
import type { Tongue } from '../../../lib/figures.ts';

const es = {
  title: 'Campaña',
  fill: 'Lo que muestra la campaña',
  nothing: 'Esta plantilla no tiene nada que llenar.',
  copy: 'Otra campaña como esta',
  copyWhy: 'Hace una campaña nueva, llena como esta. Esta conserva su nombre y lo que dice.',
  id: 'Nombre de la campaña nueva',
  idHelp: 'Letras minúsculas, números y guiones; con él se abre la campaña.',
  taken: 'Ya hay una campaña con ese nombre.',
  wrong: 'Usa letras minúsculas, números y guiones, con una letra al comienzo.',
  meant: (id: string) => `Usar «${id}»`,
  here: 'Lo que la campaña pone aquí',
  make: 'Crear la copia',
};

export const campaignWords: Readonly<Record<Tongue, typeof es>> = {
  es,
  en: {
    title: 'Campaign',
    fill: 'What the campaign shows',
    nothing: 'There is nothing to fill in here.',
    copy: 'Another campaign like this',
    copyWhy: 'Makes a new campaign, filled in like this one. This one keeps its name and what it says.',
    id: 'Name of the new campaign',
    idHelp: 'Small letters, numbers and hyphens; the campaign is opened by it.',
    taken: 'There is a campaign of that name.',
    wrong: 'Use small letters, numbers and hyphens, with a letter first.',
    meant: (id) => `Use “${id}”`,
    here: 'What the campaign puts here',
    make: 'Make the copy',
  },
};
