/** The words of the bar above the phone, and of what it says. Staff know no path and no JSON. */
import type { Tongue } from '../../lib/figures.ts';
import { campaignWords } from '../forms/campaign/words.ts';
import type { Brand } from './protocol.ts';

/** One of several that have names. */
interface Choice {
  readonly one: string;
  readonly search: string;
  readonly none: string;
  readonly previous: string;
  readonly next: string;
}

export interface PhoneWords {
  readonly title: (screen: string) => string;
  readonly choices: Readonly<Record<'state' | 'loan', Choice>>;
  readonly moreStates: (count: number) => string;
  readonly touched: string;
  readonly touchedNone: string;
  readonly comparing: string;
  readonly count: (at: number, of: number) => string;
  readonly language: string;
  readonly tongues: Readonly<Record<Tongue, string>>;
  readonly look: string;
  readonly width: string;
  readonly text: string;
  readonly scheme: string;
  readonly schemes: Readonly<Record<'light' | 'dark', string>>;
  readonly brand: string;
  readonly brandAnew: string;
  readonly brands: Readonly<Record<Brand, string>>;
  readonly app: string;
  readonly appIs: string;
  readonly appAt: (screen: string) => string;
  readonly appCode: (code: string) => string;
  readonly appEdit: string;
  readonly appAnew: string;
  readonly appFailed: string;
  readonly mode: string;
  readonly modes: Readonly<Record<'pick' | 'use', string>>;
  readonly hint: string;
  readonly hintUse: string;
  readonly leads: (screen: string) => string;
  readonly leadsOut: string;
  readonly held: (line: number | undefined) => string;
  readonly unseen: (why: string | undefined) => string;
  readonly withData: string;
  readonly withValue: string;
  readonly showWhere: string;
  readonly nowhere: string;
  readonly loading: string;
}

export const phoneWords: Readonly<Record<Tongue, PhoneWords>> = {
  es: {
    title: (screen) => `Teléfono: ${screen}`,
    choices: {
      state: {
        one: 'Situación',
        search: 'Buscar una situación',
        none: 'Ninguna situación tiene esas palabras.',
        previous: 'Situación anterior',
        next: 'Situación siguiente',
      },
      loan: {
        one: 'Préstamo',
        search: 'Buscar un préstamo',
        none: 'Ningún préstamo tiene esas palabras.',
        previous: 'Préstamo anterior',
        next: 'Préstamo siguiente',
      },
    },
    moreStates: (count) => `Ver ${count} más, con otros detalles`,
    touched: 'Solo las que cambian',
    touchedNone: 'Tu cambio no se ve en ninguna situación de esta pantalla.',
    comparing: 'Comparando…',
    count: (at, of) => `${at}/${of}`,
    language: 'Idioma del teléfono',
    tongues: { es: 'Español', en: 'English' },
    look: 'Cómo se ve el teléfono',
    width: 'Ancho',
    text: 'Tamaño de letra',
    scheme: 'Fondo',
    schemes: { light: 'Claro', dark: 'Oscuro' },
    brand: 'Marca',
    brandAnew: 'Con otra marca, la pantalla en que estás empieza de nuevo.',
    brands: { own: 'La tuya', plain: 'Sin marca', other: 'De nombre largo' },
    app: 'Probar la app',
    appIs: 'Es la app con tu cambio y datos inventados. Nada de lo que hagas aquí llega a nadie.',
    appAt: (screen) => `Estás en: ${screen}.`,
    appCode: (code) => `El SMS que le llegaría dice: ${code}.`,
    appEdit: 'Editar esta pantalla',
    appAnew: 'Empezar de nuevo',
    appFailed: 'La app de prueba no abrió. Inténtalo otra vez.',
    mode: 'Al tocar',
    modes: { pick: 'Elegir', use: 'Usar' },
    hintUse: 'Úsala como un cliente. Para ir de una pantalla a otra, «Probar la app».',
    leads: (screen) => `En la app lleva a «${screen}».`,
    leadsOut: 'En la app lleva fuera de ella, o a otra dirección.',
    hint: 'Toca una parte para elegirla. Toca dos veces sus palabras para escribir encima.',
    held: (line) =>
      line === undefined
        ? 'Así no se puede mostrar. Se ve lo último que estaba bien.'
        : `Hay un error de escritura en la línea ${line}. Se ve lo último que estaba bien.`,
    unseen: (why) =>
      why === undefined || why === '' ? 'No se ve en esta situación.' : `No se ve aquí: solo aparece ${why}.`,
    withData: 'En estas palabras hay datos de cada persona: cámbialas en el formulario de la derecha.',
    withValue: `Estas palabras las pone la campaña: escríbelas a la derecha, en «${campaignWords.es.here}».`,
    showWhere: 'Mostrar una situación donde se ve',
    nowhere: 'No se ve en ninguna situación de esta pantalla.',
    loading: 'Encendiendo el teléfono…',
  },
  en: {
    title: (screen) => `Phone: ${screen}`,
    choices: {
      state: {
        one: 'Situation',
        search: 'Search a situation',
        none: 'No situation has these words.',
        previous: 'Situation before',
        next: 'Next situation',
      },
      loan: {
        one: 'Loan',
        search: 'Search a loan',
        none: 'No loan has these words.',
        previous: 'Loan before',
        next: 'Next loan',
      },
    },
    moreStates: (count) => `Show ${count} more, with other details`,
    touched: 'Only those that change',
    touchedNone: 'Your change shows in no situation of this screen.',
    comparing: 'Comparing…',
    count: (at, of) => `${at}/${of}`,
    language: 'Language of the phone',
    tongues: { es: 'Español', en: 'English' },
    look: 'How the phone looks',
    width: 'Width',
    text: 'Text size',
    scheme: 'Background',
    schemes: { light: 'Light', dark: 'Dark' },
    brand: 'Brand',
    brandAnew: 'With another brand the screen where you are begins anew.',
    brands: { own: 'Yours', plain: 'None', other: 'With a long name' },
    app: 'Try the app',
    appIs: 'This is the app with your change and made-up data. Nothing you do here reaches anyone.',
    appAt: (screen) => `You are on: ${screen}.`,
    appCode: (code) => `The SMS that would arrive says: ${code}.`,
    appEdit: 'Edit this screen',
    appAnew: 'Begin anew',
    appFailed: 'The app to try did not open. Try it again.',
    mode: 'What a press does',
    modes: { pick: 'Select', use: 'Use' },
    hintUse: 'Use it as a borrower would. To go from screen to screen, “Try the app”.',
    leads: (screen) => `In the app it leads to “${screen}”.`,
    leadsOut: 'In the app it leads out of it, or to another address.',
    hint: 'Press a part to select it. Press its words twice to type over them.',
    held: (line) =>
      line === undefined
        ? 'This cannot be shown. You see what was right last.'
        : `Something is written wrong in line ${line}. You see what was right last.`,
    unseen: (why) =>
      why === undefined || why === ''
        ? 'Not shown in this situation.'
        : `Not shown here: it only appears ${why}.`,
    withData: 'Data of each person stand in these words: change them in the form on the right.',
    withValue: `The campaign puts these words here: write them on the right, under “${campaignWords.en.here}”.`,
    showWhere: 'Show a situation where it is',
    nowhere: 'It is shown in no situation of this screen.',
    loading: 'Switching the phone on…',
  },
};
