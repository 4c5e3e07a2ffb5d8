/** What is said of publishing, approving, raising and taking back. `{name}` is filled in. It must not know who says it. */
import type { Sentences } from './sentences.ts';

export const publishing = {
  because: { en: 'Why: {why}', es: 'Motivo: {why}' },
  notPublished: { en: 'Nothing was published.', es: 'No se publicó nada.' },
  unreadAsBefore: {
    en: 'A file that is no JSON counts as everyone has it now: what is said of the other files may come from that.',
    es: 'Un archivo que no es JSON vale como todos lo ven ahora: lo que se dice de los demás puede venir de eso.',
  },
  foundError: { en: 'The check found 1 error.', es: 'La revisión encontró 1 error.' },
  foundErrors: { en: 'The check found {count} errors.', es: 'La revisión encontró {count} errores.' },
  saysNothingNew: {
    en: 'The folder says what everyone sees already.',
    es: 'La carpeta dice lo que todos ya ven.',
  },
  noRelease: {
    en: 'There is no release "{release}". Those that there are: npm run release -- list',
    es: 'No hay ninguna versión "{release}". Las que hay: npm run release -- list',
  },
  canBePublished: { en: 'It can be published.', es: 'Se puede publicar.' },
  onePublisher: { en: 'One publisher may publish it.', es: 'Basta una persona con el rol publisher.' },
  needsApproval: {
    en: 'It changes {what}: another person must approve it.',
    es: 'Cambia {what}: otra persona debe aprobarlo.',
  },
  allOrNone: {
    en: 'It changes {what}: that goes to all or to none.',
    es: 'Cambia {what}: eso es para todos o para nadie.',
  },
  releaseAllOrNone: {
    en: '{release} changes {what}: that goes to all or to none.',
    es: '{release} cambia {what}: eso es para todos o para nadie.',
  },
  structure: {
    en: 'what stands on screens, or in which order',
    es: 'qué hay en las pantallas o en qué orden',
  },
  documents: { en: 'legal documents', es: 'documentos legales' },
  consent: { en: 'words of a consent', es: 'palabras de un consentimiento' },
  cost: { en: 'words on what a loan costs', es: 'palabras sobre lo que cuesta un préstamo' },
  figures: { en: 'figures', es: 'cifras' },
  doubt: { en: 'words that the checker warns of', es: 'palabras con un aviso por corregir' },
  and: { en: '{some} and {last}', es: '{some} y {last}' },
  noSuchDay: {
    en: 'There is no such day as {day} ("{name}").',
    es: 'No existe el día {day} ("{name}").',
  },
  noTime: { en: '"{name}" is no time: {at}.', es: '"{name}" no es una hora: {at}.' },
  shareSteps: {
    en: 'The share goes in steps of 0.01.',
    es: 'El porcentaje va en pasos de 0.01.',
  },
  endAfterStart: {
    en: 'Its end must come after its start.',
    es: 'Su fin debe venir después de su inicio.',
  },
  endHasPassed: {
    en: 'Nothing was done: its end, {at}, has passed (it is {now}).',
    es: 'No se hizo nada: su fin, {at}, ya pasó (son las {now}).',
  },
  sayAgain: {
    en: 'For whom and when is not kept: say it again then ({command}).',
    es: 'Para quién y cuándo no se guarda: dilo otra vez entonces ({command}).',
  },
  waitsForApproval: {
    en: 'It is kept as {release} and not live: it changes {what}, so another person must approve it ({command}), then publish {release}.',
    es: 'Queda guardado como {release} y nadie lo ve: cambia {what}, así que otra persona debe aprobarlo ({command}); después, publica {release}.',
  },
  waitsForPublisher: {
    en: 'It is kept as {release}; nothing changed for borrowers: a publisher must publish {release}.',
    es: 'Queda guardado como {release}; para los clientes nada cambió: alguien con el rol publisher debe publicar {release}.',
  },
  askedAgain: {
    en: 'Nothing changed: {release} was live before, and as such it stands in no list of what waits. Tell a publisher to publish {release}.',
    es: 'Nada cambió: {release} ya estuvo publicada, y por eso no aparece entre lo que espera. Pide a alguien con el rol publisher que publique {release}.',
  },
  inTheWay: {
    en: '{release} is on trial for {share} %. Raise it to all (share 100) or take it back (back), then publish again.',
    es: '{release} está a prueba para el {share} %. Llévala a todos (share 100) o retírala (back), y publica otra vez.',
  },
  folderOrRelease: {
    en: 'Give a folder or the name of a release, one of the two.',
    es: 'Da una carpeta o el nombre de una versión, una de las dos cosas.',
  },
  emergencyTakesHost: {
    en: 'An emergency publish needs access to the host.',
    es: 'Publicar de emergencia requiere acceso al servidor.',
  },
  madeOverAnother: {
    en: 'It was made when everyone saw {before}; now everyone sees {now}. Publish the folder again: it is then made over that.',
    es: 'Se hizo cuando todos veían {before}; ahora todos ven {now}. Publica la carpeta otra vez: se hará sobre eso.',
  },
  startHasPassed: {
    en: 'Its start, {at}, has passed: it begins now.',
    es: 'Su inicio, {at}, ya pasó: empieza ahora.',
  },
  triedSo: {
    en: '{release} is on trial in just this way already: nothing changed.',
    es: '{release} ya está a prueba justo así: nada cambió.',
  },
  everyoneHas: { en: 'Everyone has {release} already.', es: 'Todos tienen ya {release}.' },
  emergency: {
    en: 'EMERGENCY, approved by nobody: {why}',
    es: 'EMERGENCIA, sin aprobación de nadie: {why}',
  },
  emergencyApproved: {
    en: 'EMERGENCY, approved by {names}: {why}',
    es: 'EMERGENCIA, con aprobación de {names}: {why}',
  },
  published: { en: '{release} was published.', es: 'Se publicó {release}.' },
  otherVersion: {
    en: '{release} says something else: its version is {version}. Look at it again, then approve that.',
    es: '{release} dice otra cosa: su contenido es {version}. Mírala otra vez y aprueba eso.',
  },
  ownWork: {
    en: '{person} made {release}: a person who did not make it must approve it (the host gives keys: npm run release -- key add <person> reviewer).',
    es: '{person} hizo {release}: debe aprobarla una persona que no la hizo (el servidor da llaves: npm run release -- key add <persona> reviewer).',
  },
  approvedBefore: { en: '{person} approved {release} before.', es: '{person} ya había aprobado {release}.' },
  approved: { en: '{person} approved {release}.', es: '{person} aprobó {release}.' },
  notLiveByThat: {
    en: 'It is not live by that: npm run release -- publish {release}',
    es: 'Con eso nadie la ve todavía: npm run release -- publish {release}',
  },
  noTrial: { en: 'No release is on trial.', es: 'Ninguna versión está a prueba.' },
  notOnTrial: { en: '{release} is not on trial.', es: '{release} no está a prueba.' },
  whereAllStand: {
    en: 'Where each release stands: npm run release -- list',
    es: 'Dónde está cada versión: npm run release -- list',
  },
  backTakes: {
    en: 'Everyone has {releases}: `back` takes it back.',
    es: 'Todos tienen {releases}: `back` la retira.',
  },
  zeroOnly: {
    en: '{person} may set the share to 0 only: for any other a publisher is needed.',
    es: '{person} solo puede poner el porcentaje en 0: para otro hace falta el rol publisher.',
  },
  trialIsOver: {
    en: 'The trial of {release} is over. Publish it again with another end.',
    es: 'La prueba de {release} terminó. Publícala otra vez con otro fin.',
  },
  shareWas: {
    en: 'The share of {release} was {share} % already.',
    es: 'El porcentaje de {release} ya era {share} %.',
  },
  shareWent: {
    en: 'The share of {release} went from {before} % to {share} %.',
    es: 'El porcentaje de {release} pasó de {before} % a {share} %.',
  },
  holdOnly: {
    en: '{person} may hold a share; to let it be raised again a publisher is needed.',
    es: '{person} puede detener un porcentaje; para que vuelva a subir hace falta el rol publisher.',
  },
  held: {
    en: 'The share of {release} is held: only a person raises it.',
    es: 'El porcentaje de {release} está detenido: solo una persona lo sube.',
  },
  holds: {
    en: 'From now on the guard does not raise {release} (hold --end lets it again).',
    es: 'Desde ahora el vigilante no sube {release} (con hold --end puede de nuevo).',
  },
  heldBefore: { en: '{release} was held already.', es: '{release} ya estaba detenida.' },
  notHeld: { en: '{release} was not held.', es: '{release} no estaba detenida.' },
  heldNoMore: {
    en: 'The share of {release} may be raised by the guard again.',
    es: 'El vigilante puede volver a subir el porcentaje de {release}.',
  },
  nothingToTake: {
    en: 'There is nothing to take back: everyone sees the original version already.',
    es: 'No hay nada que retirar: todos ven ya la versión original.',
  },
  takenFromTrial: {
    en: '{release} was taken back: nobody gets it anew.',
    es: 'Se retiró {release}: ya nadie nuevo la recibe.',
  },
  begunKeep: {
    en: 'Whoever had already started something with it can finish it that way, for one day at most.',
    es: 'Quien ya había empezado algo con ella puede terminarlo así, durante un día como máximo.',
  },
  endBegun: {
    en: 'To end that at their next page: npm run release -- off release {release}',
    es: 'Para cortarlo en su siguiente página: npm run release -- off release {release}',
  },
  justTaken: {
    en: 'Nothing was done: a release was taken back just now.',
    es: 'No se hizo nada: hace un momento se retiró una versión.',
  },
  takeToo: {
    en: 'To take {release} back as well: npm run release -- back {release}',
    es: 'Para retirar también {release}: npm run release -- back {release}',
  },
  endsByPublish: {
    en: 'Its trial is for some borrowers alone, or has an end; publish {release} makes it what everyone has.',
    es: 'Su prueba es solo para algunos clientes, o tiene fin; publish {release} hace que sea lo que todos tienen.',
  },
  inTheWayWhole: {
    en: '{release} is on trial for 100 % of some borrowers, or until an end. Make it what everyone has (publish {release}) or take it back (back), then publish again.',
    es: '{release} está a prueba para el 100 % de algunos clientes, o con un fin. Haz que sea lo que todos tienen (publish {release}) o retírala (back), y publica otra vez.',
  },
  versionsCross: {
    en: 'No app is of version {from} or later and of version {to} or earlier: nobody would see it.',
    es: 'Ninguna app es de la versión {from} o posterior y de la {to} o anterior: nadie la vería.',
  },
  notLive: {
    en: '{release} is not live: there is nothing to take back.',
    es: 'Nadie ve {release}: no hay nada que retirar.',
  },
  takenFromAll: { en: '{release} was taken back from everyone.', es: 'Se retiró {release} a todos.' },
  trialEndedToo: {
    en: '{release}, which was on trial over it, ended too.',
    es: '{release}, que estaba a prueba sobre ella, terminó también.',
  },
  risingShares: {
    en: 'Each step has a greater share than the one before, in steps of 0.01.',
    es: 'Cada escalón tiene un porcentaje mayor que el anterior, en pasos de 0.01.',
  },
  stepBelow: {
    en: '{release} is at {share} % already: no step is below that, and the last one is above it.',
    es: '{release} ya está en {share} %: ningún escalón queda por debajo, y el último queda por encima.',
  },
  personsRaise: {
    en: 'Only persons raise the share of {release}.',
    es: 'Solo personas suben el porcentaje de {release}.',
  },
  guardRaises: {
    en: 'The guard raises the share of {release} as long as no more phones fail with it: {steps}.',
    es: 'El vigilante sube el porcentaje de {release} mientras no fallen más teléfonos con ella: {steps}.',
  },
  stepsWere: {
    en: 'The steps of {release} were just so already: nothing changed.',
    es: 'Los escalones de {release} ya eran justo así: nada cambió.',
  },
  step: { en: '{share} % ({time} at least)', es: '{share} % (al menos {time})' },
  oneMinute: { en: '1 minute', es: '1 minuto' },
  minutes: { en: '{minutes} minutes', es: '{minutes} minutos' },
  needsNoApproval: {
    en: '{release} needs no approval: one publisher may publish it. Nothing was done.',
    es: '{release} no necesita aprobación: basta una persona con el rol publisher. No se hizo nada.',
  },
  nobodyInCountry: {
    en: 'Nobody sees this here: it is for the country {country}, and the configuration of this server has {own}.',
    es: 'Aquí no lo ve nadie: es para el país {country}, y la configuración de este servidor tiene {own}.',
  },
  nobodyOfBrand: {
    en: 'Nobody sees this here: it is for the brand {brand}, and the configuration of this server has {own}.',
    es: 'Aquí no lo ve nadie: es para la marca {brand}, y la configuración de este servidor tiene {own}.',
  },
  onlyOtherWords: {
    en: 'Nobody sees anything new: it is for borrowers in {language}, and it changes words of another language only.',
    es: 'Nadie ve nada nuevo: es para clientes en {language}, y solo cambia palabras de otro idioma.',
  },
  untilNow: { en: 'Until now: {what}', es: 'Hasta ahora: {what}' },
  nothingThere: { en: 'none', es: 'ninguno' },
} as const satisfies Sentences;
