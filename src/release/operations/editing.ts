/** What the studio's server says to product staff. It must not know who says it, and knows no file, path, key or commit. */
import type { Sentences } from './sentences.ts';

export const editing = {
  signIn: { en: 'Sign in to go on.', es: 'Inicia sesión para continuar.' },
  wrongSignIn: {
    en: 'The address or the password is not right.',
    es: 'El correo o la contraseña no son correctos.',
  },
  giveCode: {
    en: 'Give the code that your app shows now, or one of those you kept.',
    es: 'Escribe el código que tu aplicación muestra ahora, o uno de los que guardaste.',
  },
  wrongCode: {
    en: 'The code is not right, or was used already. Wait for the next one.',
    es: 'El código no es correcto o ya se usó. Espera el siguiente.',
  },
  wrongPassword: { en: 'The password is not right.', es: 'La contraseña no es correcta.' },
  factorIsOn: {
    en: 'A second key is asked for already. End it first.',
    es: 'Ya se pide una segunda llave. Quítala primero.',
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
  signInAgain: {
    en: 'To be safe, sign in again: you came in more than 15 minutes ago.',
    es: 'Por seguridad, entra otra vez: hace más de 15 minutos que entraste.',
  },
  noSuchChange: { en: 'There is no such change.', es: 'No existe ese cambio.' },
  notAFile: {
    en: 'A part of this change is nothing that the studio can change.',
    es: 'Una parte de este cambio no es algo que el estudio pueda cambiar.',
  },
  newerVersion: {
    en: 'This change was saved elsewhere in the meantime. Load it again: what you typed is kept here.',
    es: 'Este cambio se guardó en otro lugar mientras tanto. Cárgalo de nuevo: lo que escribiste se conserva aquí.',
  },
  takenOver: {
    en: '{person} has taken this change over, with everything that was saved. You can take it back.',
    es: '{person} tomó este cambio, con todo lo que estaba guardado. Puedes tomarlo de vuelta.',
  },
  tookOver: {
    en: 'The change “{title}” went from {before} to {person}.',
    es: 'El cambio «{title}» pasó de {before} a {person}.',
  },
  writesNow: {
    en: '{person} is writing in this change. Take it over to go on.',
    es: '{person} está escribiendo en este cambio. Tómalo para continuar.',
  },
  isOver: {
    en: 'This change was published already. Begin a new one.',
    es: 'Este cambio ya se publicó. Empieza uno nuevo.',
  },
  isThrownAway: {
    en: 'This change was thrown away. Take it out again first.',
    es: 'Este cambio está en la papelera. Sácalo primero.',
  },
  notAsked: {
    en: 'Nobody has asked for a review of this change.',
    es: 'Nadie ha pedido revisar este cambio.',
  },
  ownChange: {
    en: 'You worked on this change: another person must review it.',
    es: 'Trabajaste en este cambio: otra persona debe revisarlo.',
  },
  changedSince: {
    en: 'The change is no longer what you looked at. Look at it again.',
    es: 'El cambio ya no es el que viste. Míralo otra vez.',
  },
  changedByOthers: {
    en: 'Others have changed the same since this change was begun ({what}). Bring it up to date, look at it, then go on.',
    es: 'Otras personas cambiaron lo mismo desde que empezó este cambio ({what}). Ponlo al día, míralo y continúa.',
  },
  publishedSince: {
    en: 'Something else was published after this was approved. Another person looks at it again, beside what is there now; then it can be published.',
    es: 'Después de aprobarse se publicó otra cosa. Otra persona lo mira otra vez junto a lo que hay ahora; entonces se puede publicar.',
  },
  'what screens': { en: 'a screen', es: 'una pantalla' },
  'what fragments': { en: 'a shared part', es: 'una parte compartida' },
  'what layouts': { en: 'a promotion page', es: 'una página de promoción' },
  'what documents': { en: 'a legal text', es: 'un texto legal' },
  'what figures': { en: 'the figures', es: 'las cifras' },
  'what words': { en: 'words', es: 'palabras' },
  noPicture: {
    en: 'This is no picture that every phone shows, or it is damaged: choose one of the kind PNG, JPEG or WebP.',
    es: 'Esto no es una imagen que todos los teléfonos muestren, o está dañada: elige una de tipo PNG, JPEG o WebP.',
  },
  pictureTooLarge: {
    en: 'This picture is too large for a slow phone: at most {most} kB, and {side} dots on its longer side.',
    es: 'Esta imagen es demasiado grande para un teléfono lento: como máximo {most} kB, y {side} puntos en su lado más largo.',
  },
  tooManyPictures: {
    en: 'Many pictures were brought just now. Wait 15 minutes.',
    es: 'Se trajeron muchas imágenes hace un momento. Espera 15 minutos.',
  },
  pictureIsLost: {
    en: 'A picture is not here ({path}): choose it again.',
    es: 'Falta una imagen ({path}): elígela de nuevo.',
  },
  pictureIsOther: {
    en: '{file} is not the picture that it is named after: take the one that was exported.',
    es: '{file} no es la imagen que dice su nombre: usa la que se exportó.',
  },
  needsReview: {
    en: 'It changes {what}: another person must approve it first.',
    es: 'Cambia {what}: otra persona debe aprobarlo antes.',
  },
  linkIsOver: {
    en: 'This link is over, or was used already. Ask for another.',
    es: 'Este enlace terminó o ya se usó. Pide otro.',
  },
  linksEnded: { en: 'The links to this change are over.', es: 'Los enlaces a este cambio terminaron.' },
  sayWhoYouAre: { en: 'Say your name and your address.', es: 'Escribe tu nombre y tu correo.' },
  nameIsTaken: {
    en: 'Somebody has this name or this address already, or had it.',
    es: 'Alguien ya tiene este nombre o este correo, o lo tuvo.',
  },
  nobodyOfThisName: { en: 'There is nobody like that.', es: 'No hay nadie así.' },
  lastAdmin: {
    en: 'This is the last administrator: make another one first.',
    es: 'Es la última persona con administración: nombra antes a otra.',
  },
  invited: { en: '{person} was invited: {roles}.', es: 'Se invitó a {person}: {roles}.' },
  uninvited: {
    en: 'The invitation of {person} was cancelled.',
    es: 'Se canceló la invitación de {person}.',
  },
  hasRoles: { en: '{person} has other roles: {roles}.', es: '{person} tiene otros roles: {roles}.' },
  hasLeft: { en: '{person} has no account any more.', es: '{person} ya no tiene cuenta.' },
  hasFactor: { en: 'comes in with a second key now.', es: 'entra ahora con una segunda llave.' },
  hasNoFactor: { en: 'comes in without a second key now.', es: 'entra ahora sin segunda llave.' },
  hasPassword: { en: 'set a password.', es: 'puso su contraseña.' },
  getsPassword: {
    en: '{person} gets a link for another password, which ends the second key too.',
    es: '{person} recibe un enlace para otra contraseña, que quita también la segunda llave.',
  },
  hostKeyNeeded: {
    en: 'This takes access to the machine: the key lies in the folder of DATA.',
    es: 'Esto requiere acceso al servidor: la llave está en la carpeta de DATA.',
  },
  'studio list': { en: 'list: who is there', es: 'list: quién está' },
  'studio invite': {
    en: 'invite <name> <address> <role>…: a link for somebody new (editor, reviewer, publisher, admin)',
    es: 'invite <nombre> <correo> <rol>…: un enlace para alguien nuevo (editor, reviewer, publisher, admin)',
  },
  'studio reset': {
    en: 'reset <address>: a link for another password; it ends the second factor too',
    es: 'reset <correo>: un enlace para otra contraseña; quita también la segunda llave',
  },
  'studio export': {
    en: 'export <folder> [change]: writes what everyone has, or a change of it, over the folder',
    es: 'export <carpeta> [cambio]: escribe lo que todos tienen, o un cambio de ello, sobre la carpeta',
  },
  'studio import': {
    en: 'import <folder> <title>: makes a change of what the folder says otherwise',
    es: 'import <carpeta> <título>: hace un cambio con lo que la carpeta dice distinto',
  },
  noStudioThere: {
    en: 'There is no studio at {origin}. With BACKEND it needs STUDIO_HOST and PUBLIC_URL.',
    es: 'No hay un estudio en {origin}. Con BACKEND necesita STUDIO_HOST y PUBLIC_URL.',
  },
  sameFiles: {
    en: 'The folder says what everyone has: nothing to do.',
    es: 'La carpeta dice lo que todos tienen: no hay nada que hacer.',
  },
  wroteFile: { en: 'Written: {file}', es: 'Escrito: {file}' },
  onlyInFolder: { en: 'Only in the folder: {file}', es: 'Solo en la carpeta: {file}' },
  suggestedMessage: {
    en: '\nMessage for the commit:\n\n{message}',
    es: '\nMensaje para el commit:\n\n{message}',
  },
  linkFor: { en: '{link}\nGood once, until {until}.', es: '{link}\nSirve una vez, hasta {until}.' },
  isInvited: { en: '{person} is invited until {until}', es: '{person}: invitación hasta {until}' },
  nobodyYet: { en: 'Nobody has an account yet.', es: 'Nadie tiene cuenta todavía.' },
  importedAs: {
    en: 'It is the change {change} in the studio: take it over there.',
    es: 'Es el cambio {change} en el estudio: tómalo ahí.',
  },
} as const satisfies Sentences;
