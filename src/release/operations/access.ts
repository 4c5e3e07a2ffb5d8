/** What is said of keys, of what is switched off and on, and of requests that are not understood. It must not know who says it. */
import type { Sentences } from './sentences.ts';

export const access = {
  keyNeeded: {
    en: 'A key is needed: Authorization: Bearer rk_….',
    es: 'Hace falta una llave: Authorization: Bearer rk_….',
  },
  keyRevoked: {
    en: 'This key was revoked. Ask whoever keeps the host for another.',
    es: 'Esta llave fue revocada. Pide otra a quien cuida el servidor.',
  },
  keyUnknown: {
    en: 'This server knows no such key. Whoever keeps the host gives one: npm run release -- key add <person> <role>',
    es: 'Este servidor no conoce esa llave. La da quien cuida el servidor: npm run release -- key add <persona> <rol>',
  },
  demonstrationOver: {
    en: 'Persons have keys of their own here: those of the demonstration do nothing any more. Put the key of a person into RELEASE_KEY; on the host, --as host does without one.',
    es: 'Aquí hay personas con llave propia: las de la demostración ya no hacen nada. Pon la llave de una persona en RELEASE_KEY; en el servidor, --as host no la necesita.',
  },
  mayNot: { en: '{person} may not: it takes {role}.', es: '{person} no puede: hace falta {role}.' },
  author: { en: 'an author', es: 'el rol author' },
  reviewer: { en: 'a reviewer', es: 'el rol reviewer' },
  publisher: { en: 'a publisher', es: 'el rol publisher' },
  oncall: { en: 'a person on call', es: 'el rol oncall' },
  host: {
    en: 'access to the host (its key lies in the folder of DATA)',
    es: 'acceso al servidor (su llave está en la carpeta de DATA)',
  },
  noOperation: { en: 'There is no such operation.', es: 'No existe esa operación.' },
  tooLarge: {
    en: 'The body is too large: at most 4 MB.',
    es: 'El cuerpo es demasiado grande: 4 MB como máximo.',
  },
  mustBeJson: {
    en: 'The body must be JSON (content-type application/json).',
    es: 'El cuerpo debe ser JSON (content-type application/json).',
  },
  bodyMissing: { en: 'The body is missing.', es: 'Falta el cuerpo.' },
  noJson: { en: 'The body is no JSON: {why}', es: 'El cuerpo no es JSON: {why}' },
  otherForm: { en: '{where} must be {what}.', es: '{where} debe ser {what}.' },
  ofType: { en: '{where} must be {what}.', es: '{where} debe ser {what}.' },
  tooMuch: { en: '{where} is at most {limit}.', es: '{where} es {limit} como máximo.' },
  tooLittle: { en: '{where} is at least {limit}.', es: '{where} es {limit} como mínimo.' },
  notMore: { en: '{where} is more than {limit}.', es: '{where} es más de {limit}.' },
  lacks: { en: '{where} lacks "{name}".', es: '{where}: falta "{name}".' },
  unknownMember: {
    en: '{where} has a member that is not known here: "{name}".',
    es: '{where} tiene algo que aquí no se conoce: "{name}".',
  },
  oneOf: { en: '{where} is one of these: {values}.', es: '{where} es uno de estos: {values}.' },
  tooFew: { en: '{where} needs at least {limit}.', es: '{where} necesita al menos {limit}.' },
  tooMany: { en: '{where} takes at most {limit}.', es: '{where} admite {limit} como máximo.' },
  sameTwice: { en: '{where} is there twice.', es: '{where} está dos veces.' },
  isEmpty: { en: '{where} is empty.', es: '{where} no dice nada.' },
  tooShort: {
    en: '{where} is too short: at least {limit} characters.',
    es: '{where} es demasiado corto: al menos {limit} caracteres.',
  },
  tooLong: {
    en: '{where} is too long: at most {limit} characters.',
    es: '{where} es demasiado largo: {limit} caracteres como máximo.',
  },
  wrong: { en: '{where} is not what is asked for.', es: '{where} no es lo que se pide.' },
  storeDoubt: {
    en: 'The database went away at the last moment: whether it was done cannot be told. Look at the status when it is back.',
    es: 'La base de datos se fue en el último momento: no se puede saber si se hizo. Mira el estado (status) cuando vuelva.',
  },
  storeFailed: {
    en: 'The database cannot be used ({why}): nothing was done. What was live stays.',
    es: 'La base de datos no se puede usar ({why}): no se hizo nada. Lo que se veía se sigue viendo.',
  },
  ourFault: {
    en: 'Something went wrong on the server: nothing was done. Its log says what.',
    es: 'Algo salió mal en el servidor: no se hizo nada. Su registro dice qué.',
  },
  nameTaken: {
    en: '"{name}" is a name of the server itself.',
    es: '"{name}" es un nombre del propio servidor.',
  },
  hasKey: {
    en: '{person} has a key ({id}) as {roles}.',
    es: '{person} tiene una llave ({id}) como {roles}.',
  },
  toldOnce: {
    en: 'It is told once. Whoever has it is taken for this person.',
    es: 'Se dice una sola vez. Quien la tenga pasa por esta persona.',
  },
  nothingAdded: { en: 'Nothing was added.', es: 'No se agregó nada.' },
  noKeysYet: {
    en: 'No person has a key yet: npm run release -- key add <person> <role>',
    es: 'Nadie tiene llave todavía: npm run release -- key add <persona> <rol>',
  },
  noKeyOf: { en: 'There is no key "{id}".', es: 'No hay ninguna llave "{id}".' },
  revokedBefore: {
    en: 'The key {id} of {person} was revoked before.',
    es: 'La llave {id} de {person} ya estaba revocada.',
  },
  revoked: {
    en: 'The key {id} of {person} is good for nothing from now on.',
    es: 'La llave {id} de {person} no sirve desde ahora.',
  },
  screen: { en: 'screen', es: 'pantalla' },
  layout: { en: 'layout', es: 'plantilla' },
  widget: { en: 'widget', es: 'widget' },
  call: { en: 'call', es: 'llamada' },
  release: { en: 'release', es: 'versión' },
  noSuch: { en: 'There is no {what} "{name}".', es: 'No existe: {what} "{name}".' },
  didYouMean: { en: 'Did you mean "{name}"?', es: '¿Quisiste decir "{name}"?' },
  allHasNoName: { en: '"all" has no name.', es: '"all" no lleva nombre.' },
  sayWhich: { en: 'Say which {what}.', es: 'Di cuál: {what}.' },
  onlyThoseHaveWords: {
    en: 'Only a screen or a call has words of its own.',
    es: 'Solo una pantalla o una llamada tiene palabras propias.',
  },
  off: { en: 'The {what} "{name}" is off.', es: 'Se apagó: {what} "{name}".' },
  on: { en: 'The {what} "{name}" is on again.', es: 'Se encendió de nuevo: {what} "{name}".' },
  wasNotOff: { en: 'The {what} "{name}" was not off.', es: 'No estaba apagada: {what} "{name}".' },
  nothingWasOff: {
    en: 'The releases were not off altogether: nothing changed.',
    es: 'Las versiones no estaban apagadas todas a la vez: nada cambió.',
  },
  everythingOff: { en: 'All releases are off.', es: 'Se apagaron todas las versiones.' },
  everythingOn: { en: 'All releases are on again.', es: 'Se encendieron de nuevo todas las versiones.' },
  effectOfScreen: {
    en: "A release that is live has it, so the build's own screen stands in and nobody finds it closed: these words are read once no release has it.",
    es: 'Una versión publicada la tiene, así que en su lugar se ve la de la app y nadie la encuentra cerrada: estas palabras se leen cuando ninguna versión la tenga.',
  },
  effectOfScreenClosed: {
    en: 'It is closed; without words of its own it says that it is not available now.',
    es: 'Queda cerrada; sin palabras propias dice que no está disponible por ahora.',
  },
  openPagesKeep: {
    en: 'A page that is open learns of it by its next answer of the backend: until then a step to it opens it, and who is on it keeps it until they leave.',
    es: 'Una página abierta se entera con la siguiente respuesta del backend: hasta entonces un paso a ella la abre, y quien está en ella la conserva hasta salir.',
  },
  effectOfLayout: {
    en: 'Its campaigns show the layout "classic".',
    es: 'Sus campañas muestran la plantilla "classic".',
  },
  effectOfWidget: {
    en: 'Screens show its fallback, or leave it out.',
    es: 'Las pantallas muestran lo que tiene de reserva, o lo omiten.',
  },
  screensHaveIt: {
    en: 'As the app was built, these have it: {names}.',
    es: 'Tal como se construyó la app, lo tienen: {names}.',
  },
  noScreenHasIt: {
    en: 'As the app was built, no screen has it.',
    es: 'Tal como se construyó la app, ninguna pantalla lo tiene.',
  },
  effectOfCall: {
    en: 'It is refused at once, whatever page asks; what was sent before goes on.',
    es: 'Se rechaza de inmediato, pida la página que pida; lo enviado antes sigue su curso.',
  },
  borrowersRead: {
    en: 'Borrowers read: {words}.',
    es: 'Los clientes leen: {words}.',
  },
  closedReads: {
    en: 'Where it is closed, borrowers read: {words}.',
    es: 'Donde queda cerrada, los clientes leen: {words}.',
  },
  wordsIn: { en: '"{words}" in {language}', es: '"{words}" en {language}' },
  ownWordsIn: {
    en: '"{words}" in {language} (no words were given for it: these are the app\'s own)',
    es: '"{words}" en {language} (no se dieron palabras: son las de la app)',
  },
  appsOwnIn: {
    en: 'in {language} what the app says by itself (no words were given for it)',
    es: 'en {language} lo que la app dice por sí misma (no se dieron palabras)',
  },
  wordsWithOff: {
    en: 'Words are given with off: what is on again speaks for itself.',
    es: 'Las palabras se dan con off: lo que se enciende vuelve a decir lo suyo.',
  },
  wasOff: {
    en: 'The {what} "{name}" was off already, just so.',
    es: 'Ya se había apagado, tal cual: {what} "{name}".',
  },
  allWasOff: { en: 'All releases were off already.', es: 'Todas las versiones ya estaban apagadas.' },
  effectOfRelease: {
    en: 'Who had it gets what is named here at their next page, also in the middle of something.',
    es: 'Quien la tenía recibe lo que aquí se dice en su siguiente página, también a la mitad de algo.',
  },
  effectOfFallback: {
    en: 'Its campaigns show it as the build has it, whatever a release made of it.',
    es: 'Sus campañas la muestran como la trae la app, aunque una versión la haya cambiado.',
  },
  effectOfAll: {
    en: 'Nobody gets any release until it is on again.',
    es: 'Nadie recibe ninguna versión hasta que se encienda de nuevo.',
  },
} as const satisfies Sentences;
