/** The words of the frame around tree, phone and form. It must not know who says them. */
import type { InEach } from './words.ts';

interface EditorWords {
  readonly structure: string;
  readonly add: string;
  /** Where the window is narrow. */
  readonly allParts: string;
  readonly fewerParts: string;
  readonly phone: string;
  readonly part: string;
  readonly problems: string;
  readonly noProblem: string;
  readonly noProblemHere: string;
  readonly elsewhere: (count: number) => string;
  readonly nowhere: string;
  readonly legal: string;
  readonly program: string;
  readonly sharedPart: string;
  readonly show: string;
  readonly mend: string;
  readonly beginWith: string;
  readonly noPart: string;
  /** Back from a part of a campaign to what all of it shows. */
  readonly wholeCampaign: string;
  readonly noPartHint: string;
  readonly noPartTrying: string;
  readonly onScreens: (count: number) => string;
  readonly inSpanish: string;
  readonly inEnglish: string;
  readonly same: string;
  readonly others: (count: number) => string;
  readonly unknown: (id: string) => string;
  readonly unknownHint: string;
  readonly readOnly: (writer: string) => string;
  readonly takeOver: string;
  readonly resize: string;
  readonly shared: (screen: string) => string;
  readonly ready: string;
  readonly label: (words: string) => string;
}

export const editorWords: InEach<EditorWords> = {
  es: {
    structure: 'Partes',
    add: 'Añadir',
    allParts: 'Ver todas las partes',
    fewerParts: 'Ver menos partes',
    phone: 'Teléfono',
    part: 'Parte elegida',
    problems: 'Avisos',
    noProblem: 'Nada que corregir',
    noProblemHere: 'Nada que corregir en esta pantalla',
    elsewhere: (count) => (count === 1 ? '1 aviso en otro lugar' : `${count} avisos en otros lugares`),
    nowhere: 'Palabras que ninguna pantalla dice',
    legal: 'Textos legales',
    program: 'El programa',
    sharedPart: 'Parte compartida',
    show: 'Mostrar',
    mend: 'Corregir',
    beginWith: 'Copiar del otro idioma',
    noPart: 'Elige una parte',
    wholeCampaign: 'Toda la campaña',
    noPartHint: 'Tócala en el teléfono o en la lista de partes. Sus palabras y opciones aparecen aquí.',
    noPartTrying: 'Tócala en la lista de partes: en el teléfono estás usando la app.',
    onScreens: (count) =>
      count === 1 ? 'Se leen en 1 pantalla.' : `Se leen en ${count} pantallas: cambian en todas.`,
    inSpanish: 'En español',
    inEnglish: 'En inglés',
    same: 'Los dos idiomas cambian juntos: escribe los dos.',
    others: (count) =>
      count === 1 ? 'Otras palabras que dice esta parte' : `Otras ${count} palabras que dice esta parte`,
    unknown: (id) => `Ya no hay una pantalla «${id}»`,
    unknownHint: 'Se terminó, se retiró, o está en un cambio que no tienes abierto.',
    readOnly: (writer) => `${writer} edita este cambio. Puedes mirarlo.`,
    takeOver: 'Tomar el cambio',
    resize: 'Cambiar el ancho',
    shared: (screen) => `Parte compartida, vista en ${screen}`,
    ready: 'Listo',
    label: (words) => `Palabras de «${words}»`,
  },
  en: {
    structure: 'Parts',
    add: 'Add',
    allParts: 'Show all parts',
    fewerParts: 'Show fewer parts',
    phone: 'Phone',
    part: 'Chosen part',
    problems: 'Problems',
    noProblem: 'Nothing to mend',
    noProblemHere: 'Nothing to mend on this screen',
    elsewhere: (count) => (count === 1 ? '1 problem elsewhere' : `${count} problems elsewhere`),
    nowhere: 'Words that no screen says',
    legal: 'Legal texts',
    program: 'The program',
    sharedPart: 'Shared part',
    show: 'Show',
    mend: 'Put it right',
    beginWith: 'Copy from the other language',
    noPart: 'Choose a part',
    wholeCampaign: 'All of the campaign',
    noPartHint: 'Press it on the phone or in the list of parts. Its words and options appear here.',
    noPartTrying: 'Press it in the list of parts: on the phone you are using the app.',
    onScreens: (count) =>
      count === 1 ? 'They stand on 1 screen.' : `They stand on ${count} screens and change on all.`,
    inSpanish: 'In Spanish',
    inEnglish: 'In English',
    same: 'Both languages change together: write both.',
    others: (count) =>
      count === 1 ? 'Other words that this part says' : `${count} other words that this part says`,
    unknown: (id) => `There is no screen ‘${id}’ any more`,
    unknownHint: 'It has ended, was taken back, or is in a change that you have not open.',
    readOnly: (writer) => `${writer} edits this change. You can look at it.`,
    takeOver: 'Take the change over',
    resize: 'Change the width',
    shared: (screen) => `Shared part, seen in ${screen}`,
    ready: 'Ready',
    label: (words) => `Words of “${words}”`,
  },
};
