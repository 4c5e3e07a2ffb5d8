/** The words of the frame around every page of the studio. It must not know who says them. */
import type { InEach } from './words.ts';

interface ShellWords {
  readonly studio: string;
  readonly skip: string;
  readonly pages: string;
  readonly screens: string;
  readonly changes: string;
  readonly releases: string;
  readonly people: string;
  readonly open: string;
  readonly noChange: string;
  readonly see: string;
  /** For who writes and does not publish. */
  readonly seeAsk: string;
  /** For who only looks on, and why. */
  readonly seeOnly: string;
  readonly seeOnlyWhy: string;
  readonly seeTheirs: (writer: string) => string;
  readonly saved: string;
  readonly saving: string;
  readonly waits: string;
  readonly waitsWhy: string;
  readonly taken: string;
  readonly takeBack: string;
  readonly undo: string;
  readonly redo: string;
  readonly nothingTo: string;
  readonly search: string;
  readonly find: string;
  readonly findNone: string;
  readonly language: string;
  readonly otherLanguage: string;
  readonly look: string;
  readonly looks: Readonly<Record<'auto' | 'light' | 'dark', string>>;
  readonly leave: string;
  readonly menuOf: (name: string) => string;
  readonly shortcuts: string;
  readonly checker: string;
  readonly checkerFind: string;
  readonly tour: string;
  /** Of the menu with all that helps. */
  readonly help: string;
  readonly close: string;
  readonly loading: string;
  readonly failed: string;
  readonly failedWhy: string;
  readonly broken: string;
  readonly again: string;
  readonly notFound: string;
}

export const shellWords: InEach<ShellWords> = {
  es: {
    studio: 'Estudio',
    skip: 'Ir al contenido',
    pages: 'Páginas',
    screens: 'Pantallas',
    changes: 'Cambios',
    releases: 'Versiones',
    people: 'Personas',
    open: 'Cambio abierto',
    noChange: 'Sin cambios abiertos',
    see: 'Ver y publicar',
    seeAsk: 'Ver y pedir revisión',
    seeOnly: 'Ver lo que cambia',
    seeOnlyWhy: 'Solo miras: tu cuenta no escribe ni publica.',
    seeTheirs: (writer) => `Solo miras: escribe ${writer}.`,
    saved: 'Guardado',
    saving: 'Guardando…',
    waits: 'Sin conexión: espera en este equipo',
    waitsWhy: 'Lo que escribas se guarda aquí y se envía cuando vuelva la conexión.',
    taken: 'Otra persona tiene este cambio',
    takeBack: 'Volver a tomarlo',
    undo: 'Deshacer',
    redo: 'Rehacer',
    nothingTo: 'nada',
    search: 'Buscar o ir a…',
    find: 'Busca una pantalla, unas palabras o una orden',
    findNone: 'No hay nada con esas palabras.',
    language: 'Idioma',
    otherLanguage: 'English',
    look: 'Apariencia',
    looks: { auto: 'Como el equipo', light: 'Clara', dark: 'Oscura' },
    leave: 'Salir',
    menuOf: (name) => `Menú de ${name}`,
    shortcuts: 'Atajos del teclado',
    checker: 'Lo que dice la revisión',
    checkerFind: 'Buscar en los avisos',
    tour: 'Recorrido',
    help: 'Ayuda',
    close: 'Cerrar',
    loading: 'Cargando…',
    failed: 'No se pudo cargar',
    failedWhy: 'Revisa la conexión. Nada de lo que hiciste se perdió.',
    broken: 'El estudio se detuvo aquí. Tu cambio se guarda solo: ábrelo otra vez, o antes deshaz lo último.',
    again: 'Probar otra vez',
    notFound: 'Esta página no existe.',
  },
  en: {
    studio: 'Studio',
    skip: 'Go to the content',
    pages: 'Pages',
    screens: 'Screens',
    changes: 'Changes',
    releases: 'Releases',
    people: 'People',
    open: 'Open change',
    noChange: 'No open change',
    see: 'See and publish',
    seeAsk: 'See and ask for a review',
    seeOnly: 'See what changes',
    seeOnlyWhy: 'You look on: your account neither writes nor publishes.',
    seeTheirs: (writer) => `You look on: ${writer} writes.`,
    saved: 'Saved',
    saving: 'Saving…',
    waits: 'Offline: it waits on this computer',
    waitsWhy: 'What you write is kept here and sent when the connection is back.',
    taken: 'Another person has this change',
    takeBack: 'Take it over again',
    undo: 'Undo',
    redo: 'Redo',
    nothingTo: 'nothing',
    search: 'Search or go to…',
    find: 'Search a screen, words or a command',
    findNone: 'There is nothing with these words.',
    language: 'Language',
    otherLanguage: 'Español',
    look: 'Appearance',
    looks: { auto: 'As the computer', light: 'Light', dark: 'Dark' },
    leave: 'Sign out',
    menuOf: (name) => `Menu of ${name}`,
    shortcuts: 'Keyboard shortcuts',
    checker: 'What the checker says',
    checkerFind: 'Search in the problems',
    tour: 'Tour',
    help: 'Help',
    close: 'Close',
    loading: 'Loading…',
    failed: 'It could not be loaded',
    failedWhy: 'Check the connection. Nothing that you did is lost.',
    broken:
      'The studio has stopped here. Your change saves itself: open it again, or undo the last step first.',
    again: 'Try again',
    notFound: 'There is no such page.',
  },
};
