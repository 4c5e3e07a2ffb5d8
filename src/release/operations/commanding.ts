/** What `npm run release` says by itself: its help, and what it did not understand. It must not know what a server answers. */
import type { Sentences } from './sentences.ts';

export const commanding = {
  'command check': {
    en: 'what a folder of definitions would change, and what is wrong with it',
    es: 'qué cambiaría una carpeta de definiciones, y qué tiene mal',
  },
  'command publish': {
    en: 'for all, or for some: --share, --who, --from, --until',
    es: 'para todos, o para algunos: --share, --who, --from, --until',
  },
  'command approve': {
    en: 'what another person made; without its version it is shown, and not approved',
    es: 'lo que hizo otra persona; sin decir su contenido se muestra, y no se aprueba',
  },
  'command show': {
    en: 'each change of a release: before, now, and where it is seen',
    es: 'cada cambio de una versión: antes, ahora y dónde se ve',
  },
  'command share': {
    en: 'how many get the release on trial; 100: all',
    es: 'cuántos reciben la versión a prueba; 100: todos',
  },
  'command hold': {
    en: 'no guard raises the share, or it may again',
    es: 'el vigilante no sube el porcentaje, o puede de nuevo',
  },
  'command ramp': {
    en: 'steps that the guard takes while no more phones fail with it: --each',
    es: 'escalones que sube el vigilante mientras no fallen más teléfonos: --each',
  },
  'command back': {
    en: 'takes the release on trial back, else the one that everyone has',
    es: 'retira la versión a prueba; si no hay, la que todos tienen',
  },
  'command off': {
    en: 'at once; a screen or a call with words: --words-es, --words-en, or --words for both',
    es: 'apaga de inmediato; una pantalla o una llamada con palabras: --words-es, --words-en, o --words para los dos',
  },
  'command on': { en: 'again', es: 'enciende de nuevo' },
  'command status': { en: 'what borrowers see', es: 'lo que ven los clientes' },
  'command list': {
    en: 'releases, and what those that are live hide of the build',
    es: 'las versiones, y qué tapan de la app las que se ven',
  },
  'command log': { en: 'who did what', es: 'quién hizo qué' },
  'command verify': {
    en: 'whether anything that was written was changed',
    es: 'si algo de lo escrito fue alterado',
  },
  'command key': {
    en: 'on the host: keys of persons; roles: author, reviewer, publisher, oncall',
    es: 'en el servidor: llaves de personas; roles: author, reviewer, publisher, oncall',
  },
  'option --share': { en: 'percent of those it is for', es: 'porcentaje de aquellos para quienes es' },
  'option --each': {
    en: 'minutes that each step of a ramp lasts at least (30)',
    es: 'minutos que dura al menos cada escalón (30)',
  },
  'option --who': {
    en: 'language=es|en, country=MX, brand=…, from-version=2.4, to-version=…, promotion=…; may be repeated',
    es: 'language=es|en, country=MX, brand=…, from-version=2.4, to-version=…, promotion=…; se puede repetir',
  },
  'option --from': {
    en: 'a time with its zone: 2026-12-01T08:00:00-06:00',
    es: 'una hora con su zona: 2026-12-01T08:00:00-06:00',
  },
  'option --until': { en: 'the same', es: 'lo mismo' },
  'option --note': { en: 'why, for the log', es: 'el motivo, para el registro' },
  'option --expect': {
    en: 'the number that `status` said: refused where another one was faster',
    es: 'el número que dijo `status`: se rechaza si otra persona fue más rápida',
  },
  'option --emergency': {
    en: 'on the host, with the reason: without approval, and told by webhook',
    es: 'en el servidor, con el motivo: sin aprobación, y se avisa por webhook',
  },
  'option --words': {
    en: 'what is said to borrowers, the same in each language that has no words of its own',
    es: 'lo que se dice a los clientes, igual en cada idioma que no lleve palabras propias',
  },
  'option --words-es': {
    en: 'what is said to borrowers in Spanish',
    es: 'lo que se dice a los clientes en español',
  },
  'option --words-en': { en: 'and in English', es: 'y en inglés' },
  'option --as': {
    en: 'ana, luis or host: a key that a server on this machine left in its folder; else RELEASE_KEY',
    es: 'ana, luis o host: una llave que un servidor de esta máquina dejó en su carpeta; si no, RELEASE_KEY',
  },
  'option --language': {
    en: 'es or en: what is printed; else LC_ALL, LC_MESSAGES or LANG decide',
    es: 'es o en: lo que se imprime; si no, deciden LC_ALL, LC_MESSAGES o LANG',
  },
  'option --end': { en: 'with hold and ramp: ends it', es: 'con hold y ramp: lo termina' },
  'option --json': { en: 'prints data', es: 'imprime datos' },
  'option --help': { en: 'prints this', es: 'imprime esto' },
  whatItAsks: {
    en: `It asks the server of RELEASE_URL (default: http://127.0.0.1:8080) with the key of RELEASE_KEY. It ends with 0 when it is done,
with 1 when it was refused or something is wrong, with 2 when it was not understood or nobody answered, with 3 when it waits
for another person. docs/releases.md`,
    es: `Pregunta al servidor de RELEASE_URL (si falta: http://127.0.0.1:8080) con la llave de RELEASE_KEY. Termina con 0 si se hizo,
con 1 si se rechazó o algo está mal, con 2 si no se entendió o nadie respondió, con 3 si espera a otra persona.
docs/releases.md`,
  },
  usage: { en: 'npm run release -- <command> [options]', es: 'npm run release -- <orden> [opciones]' },
  command: { en: 'command', es: 'la orden' },
  option: { en: 'option', es: 'la opción' },
  kind: { en: 'kind of thing to switch', es: 'la clase de cosa que se apaga' },
  limit: { en: 'limit', es: 'el límite' },
  language: { en: 'language', es: 'el idioma' },
  thereAre: { en: 'There are: {names}.', es: 'Existen: {names}.' },
  takesValue: { en: '{name} takes a value: {what}.', es: '{name} lleva un valor: {what}.' },
  limitTakesValue: { en: '--who takes a value: {name}=….', es: '--who lleva un valor: {name}=….' },
  noNumber: { en: '{name} must be a number, not "{value}".', es: '{name} debe ser un número, no "{value}".' },
  takesNoMore: {
    en: '"{word}" is one word too many: {command}',
    es: 'Sobra "{word}": {command}',
  },
  keyOrName: {
    en: 'RELEASE_KEY is set, and --as names a person of this machine: take one of the two away, so that it is clear who does it.',
    es: 'RELEASE_KEY está puesta, y --as nombra a una persona de esta máquina: quita una de las dos, para que quede claro quién lo hace.',
  },
  asDemonstration: {
    en: 'Done as Ana, a person of this demonstration (--as luis is the other).',
    es: 'Hecho como Ana, una persona de esta demostración (--as luis es la otra).',
  },
  asHost: {
    en: 'Done with the key of the host, which lies in DATA, and not with RELEASE_KEY.',
    es: 'Hecho con la llave del servidor, que está en DATA, y no con RELEASE_KEY.',
  },
  theLines: { en: 'The number of lines', es: 'El número de líneas' },
  wholeNumber: {
    en: '{name} is a whole number from 1 to {most}, not "{value}".',
    es: '{name} es un entero de 1 a {most}, no "{value}".',
  },
  theShare: { en: 'The share', es: 'El porcentaje' },
  aShare: { en: 'A share', es: 'Un porcentaje' },
  noFolder: { en: 'There is no folder {folder}.', es: 'No existe la carpeta {folder}.' },
  folderMeant: {
    en: 'The folder {folder} would not be read. Did you mean "{meant}"?',
    es: 'La carpeta {folder} no se leería. ¿Quisiste decir "{meant}"?',
  },
  noDefinitions: {
    en: '{folder} holds no definitions: they stand in screens/ and locales/ below it, as in the project.',
    es: '{folder} no tiene definiciones: están en screens/ y locales/ dentro de ella, como en el proyecto.',
  },
  givenTwice: {
    en: '{name} is given twice: say which of the two.',
    es: '{name} está dos veces: di cuál de las dos.',
  },
  idleOption: {
    en: '{option} is nothing that {command} takes. It takes: {names}.',
    es: '{option} no es de {command}. Lleva: {names}.',
  },
  idleOptions: {
    en: '{option} is nothing that {command} takes: it takes no options of its own.',
    es: '{option} no es de {command}: no lleva opciones propias.',
  },
  noKey: {
    en: 'No key: set RELEASE_KEY, or say --as ana where a server without a backend runs from this folder.',
    es: 'Falta la llave: pon RELEASE_KEY, o di --as ana donde un servidor sin backend corre desde esta carpeta.',
  },
  noKeyHere: {
    en: 'There is no key of "{name}" here: a server that runs from this folder leaves those of ana, luis (without a backend) and host in release-keys.json of its DATA. Put DATA=<that folder> before this command, too.',
    es: 'Aquí no hay llave de "{name}": un servidor que corre desde esta carpeta deja las de ana, luis (sin backend) y host en release-keys.json de su DATA. Pon también DATA=<esa carpeta> antes de este comando.',
  },
  notOurs: {
    en: '{origin} answers {status}, and not as this server does',
    es: '{origin} responde {status}, y no como este servidor',
  },
  nobodyAnswers: { en: 'no server answers at {origin}', es: 'ningún servidor responde en {origin}' },
  nothingDone: {
    en: 'Nothing was done: {why}. RELEASE_URL says where the server is.',
    es: 'No se hizo nada: {why}. RELEASE_URL dice dónde está el servidor.',
  },
  moreOnEach: { en: 'More on each: docs/problems.md', es: 'Más sobre cada uno: docs/problems.md' },
  isRevoked: { en: '(revoked)', es: '(revocada)' },
} as const satisfies Sentences;
