/** The words of signing in, of the tour and of the shortcuts. It must not know who says them. */
import type { StudioRole } from '../../model/studio.ts';
import type { InEach } from './words.ts';

interface EnterWords {
  readonly title: string;
  readonly lead: string;
  readonly demo: string;
  readonly as: (name: string) => string;
  readonly roles: Readonly<Record<StudioRole, string>>;
  readonly email: string;
  readonly password: string;
  readonly asksAgain: string;
  readonly code: string;
  readonly enter: string;
  readonly wrong: string;
  readonly or: string;
  readonly tour: readonly { readonly title: string; readonly text: string }[];
  readonly step: (number: number, all: number) => string;
  readonly next: string;
  readonly skip: string;
  readonly done: string;
  readonly keys: Readonly<
    Record<
      'find' | 'undo' | 'redo' | 'publish' | 'shortcuts' | 'areas' | 'screens' | 'move' | 'remove',
      string
    >
  >;
}

export const enterWords: InEach<EnterWords> = {
  es: {
    title: 'Estudio',
    lead: 'Cambia lo que ven tus clientes, míralo en el teléfono y publícalo cuando esté listo.',
    demo: 'Para probar, entra como:',
    as: (name) => `Entrar como ${name}`,
    roles: { editor: 'edita', reviewer: 'revisa', publisher: 'publica', admin: 'administra' },
    email: 'Correo',
    asksAgain: 'Hace más de 15 minutos que entraste: te pediremos entrar otra vez.',
    password: 'Contraseña',
    code: 'Código de tu segunda llave',
    enter: 'Entrar',
    wrong: 'El correo o la contraseña no son correctos.',
    or: 'o con tu cuenta',
    tour: [
      {
        title: 'Todas las pantallas',
        text: 'Aquí está todo lo que ven tus clientes. Busca unas palabras y llegas a la parte exacta donde aparecen.',
      },
      {
        title: 'Escribe y mira',
        text: 'Toca una parte en el teléfono y cámbiala a la derecha, en español y en inglés. Lo ves al momento.',
      },
      {
        title: 'Nada se pierde',
        text: 'Todo se guarda solo y todo se puede deshacer. Tus clientes no ven nada hasta que se publica.',
      },
      {
        title: 'Publica y retira',
        text: 'Lee en palabras qué cambió, publica para todos o para algunos, y retíralo con un botón.',
      },
    ],
    step: (number, all) => `${number} de ${all}`,
    next: 'Siguiente',
    skip: 'Saltar',
    done: 'Empezar',
    keys: {
      find: 'Buscar o ir a…',
      undo: 'Deshacer',
      redo: 'Rehacer',
      publish: 'Ver y publicar el cambio',
      shortcuts: 'Ver estos atajos',
      areas: 'De una parte de la página a la siguiente',
      screens: 'Todas las pantallas',
      move: 'Mover la parte elegida',
      remove: 'Quitar la parte elegida',
    },
  },
  en: {
    title: 'Studio',
    lead: 'Change what your borrowers see, look at it on the phone, and publish it when it is ready.',
    demo: 'To try it, enter as:',
    as: (name) => `Enter as ${name}`,
    roles: { editor: 'edits', reviewer: 'reviews', publisher: 'publishes', admin: 'administers' },
    email: 'E-mail',
    asksAgain: 'You came in more than 15 minutes ago: you will be asked to sign in again.',
    password: 'Password',
    code: 'Code of your second key',
    enter: 'Enter',
    wrong: 'The e-mail or the password is not right.',
    or: 'or with your account',
    tour: [
      {
        title: 'All screens',
        text: 'Here is all that your borrowers see. Search for words and you get to the very part where they stand.',
      },
      {
        title: 'Write and look',
        text: 'Press a part on the phone and change it on the right, in Spanish and in English. You see it at once.',
      },
      {
        title: 'Nothing is lost',
        text: 'All is saved by itself and all can be undone. Borrowers see nothing of it until it is published.',
      },
      {
        title: 'Publish, take back',
        text: 'Read in words what changed, publish it for all or for some, and take it back with one button.',
      },
    ],
    step: (number, all) => `${number} of ${all}`,
    next: 'Next',
    skip: 'Skip',
    done: 'Begin',
    keys: {
      find: 'Search or go to…',
      undo: 'Undo',
      redo: 'Redo',
      publish: 'See and publish the change',
      shortcuts: 'See these shortcuts',
      areas: 'From one area of the page to the next',
      screens: 'All screens',
      move: 'Move the chosen part',
      remove: 'Remove the chosen part',
    },
  },
};
