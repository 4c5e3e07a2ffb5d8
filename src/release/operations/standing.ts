/** What is said of what borrowers see, of builds, of what is off, and of what was written. It must not know who says it. */
import type { Sentences } from './sentences.ts';

export const standing = {
  buildsOwn: { en: "the build's own definitions", es: 'lo que trae la app' },
  everyoneSees: { en: 'Everyone sees {what}.', es: 'Todos ven {what}.' },
  everyoneSeesThen: { en: 'Everyone sees {what}{times}.', es: 'Todos ven {what}{times}.' },
  untilThen: { en: 'Until then everyone sees {what}.', es: 'Hasta entonces todos ven {what}.' },
  borrowersSee: { en: 'Borrowers{whom} see {what}{times}.', es: 'Los clientes{whom} ven {what}{times}.' },
  someSee: {
    en: '{share} % of borrowers{whom} see {what}{times}.',
    es: 'El {share} % de los clientes{whom} ve {what}{times}.',
  },
  othersSee: { en: 'All others see {what}.', es: 'Los demás ven {what}.' },
  ofLanguage: { en: ' with the language {language}', es: ' con el idioma {language}' },
  spanish: { en: 'Spanish', es: 'español' },
  english: { en: 'English', es: 'inglés' },
  ofCountry: { en: ' in {country}', es: ' en {country}' },
  ofBrand: { en: ' of the brand {brand}', es: ' de la marca {brand}' },
  fromVersion: { en: ' with the app from version {version}', es: ' con la app desde la {version}' },
  toVersion: { en: ' with the app up to version {version}', es: ' con la app hasta la {version}' },
  ofPromotion: { en: ' of the promotion {promotion}', es: ' de la promoción {promotion}' },
  from: { en: ' from {at}', es: ' desde {at}' },
  until: { en: ' until {at}', es: ' hasta {at}' },
  trialOver: {
    en: 'The trial of {release} is over since {at}.',
    es: 'La prueba de {release} terminó: {at}.',
  },
  trialOfNobody: {
    en: '{release} is on trial for nobody (share 0).',
    es: '{release} está a prueba para nadie (0 %).',
  },
  screensOff: { en: 'Screens off: {names}.', es: 'Pantallas apagadas: {names}.' },
  layoutsOff: { en: 'Layouts off: {names}.', es: 'Plantillas apagadas: {names}.' },
  widgetsOff: { en: 'Widgets off: {names}.', es: 'Widgets apagados: {names}.' },
  callsOff: { en: 'Calls off: {names}.', es: 'Llamadas apagadas: {names}.' },
  releasesOff: { en: 'Releases off: {names}.', es: 'Versiones apagadas: {names}.' },
  allOff: {
    en: "Releases are off altogether: everyone sees the build's own definitions.",
    es: 'Todas las versiones están apagadas: todos ven lo que trae la app.',
  },
  build: { en: 'The build first served {at}', es: 'La app servida desde el {at}' },
  buildSeen: {
    en: 'The build first served {at} ({visits} % of visits)',
    es: 'La app servida desde el {at} ({visits} % de las visitas)',
  },
  visits: { en: 'Visits of the last week: {list}.', es: 'Visitas de la última semana: {list}.' },
  visitsOf: {
    en: '{visits} % of the build first served {at}',
    es: '{visits} % de la app servida desde el {at}',
  },
  buildSays: { en: '{build}: {what}', es: '{build}: {what}' },
  buildKeeps: { en: '{build} keeps what it shows: {why}', es: '{build} sigue mostrando lo que tiene: {why}' },
  ofRelease: { en: '{release}: {what}', es: '{release}: {what}' },
  buildServed: {
    en: 'A new build is served. Its phones show {what}.',
    es: 'Se sirve una app nueva. Sus teléfonos muestran {what}.',
  },
  buildServedTrial: {
    en: 'A new build is served. Its phones show {what}, and {release} on trial.',
    es: 'Se sirve una app nueva. Sus teléfonos muestran {what}, y {release} a prueba.',
  },
  cannotShow: { en: '{release} cannot be shown by it.', es: 'No puede mostrar {release}.' },
  buildStands: { en: "{conflict} The build's stands.", es: '{conflict} Vale lo de la app.' },
  releaseStands: { en: "{conflict} The release's stands.", es: '{conflict} Vale lo de la versión.' },
  overtaken: {
    en: 'Nothing was done: meanwhile another one changed what borrowers see ({before} is {now} now).',
    es: 'No se hizo nada: entretanto otra persona cambió lo que ven los clientes ({before} es ahora {now}).',
  },
  lineOf: { en: '{who}, {at}: {what}', es: '{who}, {at}: {what}' },
  lookAgain: {
    en: 'Look at the status, and ask again if it is still right.',
    es: 'Mira el estado (status) y pídelo otra vez si sigue siendo correcto.',
  },
  made: { en: '{release}, made {at} by {authors}', es: '{release}, hecha el {at} por {authors}' },
  madeLive: {
    en: '{release} (live), made {at} by {authors}',
    es: '{release} (visible), hecha el {at} por {authors}',
  },
  approvedBy: { en: '{made}, approved by {persons}.', es: '{made}, aprobada por {persons}.' },
  approvedByNone: { en: '{made}.', es: '{made}.' },
  hides: { en: "  In place of the build's own: {part}", es: '  En lugar de lo de la app: {part}' },
  noneYet: { en: 'There is no release yet.', es: 'Todavía no hay ninguna versión.' },
  whole: {
    en: 'Nothing was changed: {lines} lines of the log, {rows} rows.',
    es: 'Nada fue alterado: {lines} líneas del registro, {rows} filas.',
  },
  rowChanged: {
    en: 'The row "{row}" is not what the log says was written.',
    es: 'La fila "{row}" no es lo que el registro dice que se escribió.',
  },
  rowGone: { en: 'The row "{row}" is gone.', es: 'La fila "{row}" ya no está.' },
  lineChanged: {
    en: 'Line {line} of the log, or the one before it, is not what was written.',
    es: 'La línea {line} del registro, o la anterior, no es lo que se escribió.',
  },
  bundleChanged: {
    en: 'The bundle {hash} is not what was written.',
    es: 'El paquete {hash} no es lo que se escribió.',
  },
  bundleGone: { en: 'A bundle of {release} is not there.', es: 'Falta un paquete de {release}.' },
} as const satisfies Sentences;
