/** What the studio's server says to product staff. It must not know who says it, and knows no file, path, key or commit. */
import type { Sentences } from './sentences.ts';

export const editing = {
  signIn: { en: 'Sign in to go on.', es: 'Inicia sesión para continuar.' },
  wrongSignIn: {
    en: 'The address or the password is not right.',
    es: 'El correo o la contraseña no son correctos.',
  },
  triedTooOften: {
    en: 'Tried too often. Wait 15 minutes.',
    es: 'Demasiados intentos. Espera 15 minutos.',
  },
  strangePage: {
    en: 'This was not asked by a page of the studio. Load the page again.',
    es: 'Esto no lo pidió una página del estudio. Vuelve a cargar la página.',
  },
  mayNotHere: {
    en: 'You may not do this: it takes {role}.',
    es: 'No puedes hacer esto: hace falta {role}.',
  },
  'role editor': { en: 'the role of editor', es: 'el rol de edición' },
  'role reviewer': { en: 'the role of reviewer', es: 'el rol de revisión' },
  'role publisher': { en: 'the role of publisher', es: 'el rol de publicación' },
  'role admin': { en: 'the role of administrator', es: 'el rol de administración' },
  or: { en: '{one} or {other}', es: '{one} o {other}' },
  noSuchThing: { en: 'There is nothing here.', es: 'Aquí no hay nada.' },
  tooMuchAtOnce: { en: 'This is too much at once.', es: 'Esto es demasiado de una vez.' },
} as const satisfies Sentences;
