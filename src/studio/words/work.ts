/** The words of changes: the list, what changed, review, publishing. It must not know who says them. */
import type { ChangeState, Lane } from '../../model/studio.ts';
import type { InEach } from './words.ts';

interface WorkWords {
  readonly changes: string;
  readonly lead: string;
  readonly mine: string;
  readonly others: string;
  readonly done: string;
  readonly none: string;
  readonly noneHint: string;
  readonly toScreens: string;
  readonly untitled: string;
  readonly states: Readonly<Record<ChangeState, string>>;
  readonly by: (who: string, when: string) => string;
  /** Of the language that was not changed. */
  readonly stillSays: InEach<string>;
  readonly writes: (who: string) => string;
  readonly goOn: string;
  readonly take: string;
  readonly discard: string;
  readonly discarded: string;
  readonly restore: string;
  readonly title: string;
  readonly name: string;
  readonly rename: string;
  readonly keepName: string;
  readonly whatChanged: string;
  readonly nothing: string;
  readonly nothingHint: string;
  readonly undoAll: string;
  readonly redoAll: string;
  readonly back: string;
  readonly pictures: string;
  readonly before: string;
  readonly after: string;
  /** In place of a picture, of a screen that is new. */
  readonly notBefore: string;
  readonly unchanged: (count: number) => string;
  readonly moreStates: (count: number) => string;
  readonly inLanguage: InEach<string>;
  readonly noWords: string;
  readonly problems: (count: number) => string;
  readonly problemsWhy: string;
  readonly lanes: Readonly<Record<Lane, string>>;
  readonly judging: string;
  readonly next: string;
  readonly ask: string;
  readonly askWhy: string;
  readonly asked: string;
  readonly review: string;
  readonly reviewWhy: string;
  readonly ownWhy: string;
  readonly note: string;
  readonly noteFor: (screen: string) => string;
  readonly approve: string;
  readonly sendBack: string;
  readonly reviews: string;
  readonly approvedBy: (who: string, when: string) => string;
  readonly sentBackBy: (who: string, when: string) => string;
  readonly older: string;
  readonly publish: string;
  readonly publishing: string;
  readonly publishAll: string;
  readonly publishSome: (share: number) => string;
  readonly forWhom: string;
  readonly everyone: string;
  readonly some: string;
  readonly share: string;
  readonly shareWhy: string;
  readonly speaks: string;
  readonly anyLanguage: string;
  readonly when: string;
  readonly start: string;
  readonly end: string;
  readonly now: string;
  readonly never: string;
  readonly more: string;
  readonly mayNot: string;
  readonly live: (when: string) => string;
  readonly trial: (when: string) => string;
  readonly seeRelease: string;
  readonly takeBack: string;
  readonly takingBack: string;
  readonly takenBack: string;
  readonly takenBackAt: (when: string) => string;
  readonly signAgain: string;
  readonly lost: string;
  readonly keepApart: string;
  readonly keepApartWhy: string;
}

export const workWords: InEach<WorkWords> = {
  es: {
    changes: 'Cambios',
    lead: 'Cada cambio se guarda solo. Tus clientes no ven nada de él hasta que se publica.',
    mine: 'Míos',
    others: 'De los demás',
    done: 'Publicados, retirados y descartados',
    none: 'Todavía no hay cambios',
    noneHint: 'Abre una pantalla y cambia unas palabras: el cambio empieza solo y aparece aquí.',
    toScreens: 'Ver las pantallas',
    untitled: 'Cambio sin nombre',
    states: {
      open: 'en curso',
      asked: 'espera revisión',
      'sent-back': 'devuelto con notas',
      approved: 'aprobado',
      live: 'publicado para todos',
      trial: 'publicado con límites',
      'taken-back': 'retirado',
      'thrown-away': 'descartado',
    },
    by: (who, when) => `${who}, ${when}`,
    stillSays: { es: 'En español sigue diciendo', en: 'En inglés sigue diciendo' },
    writes: (who) => `lo edita ${who}`,
    goOn: 'Continuar',
    take: 'Tomarlo',
    discard: 'Descartar',
    discarded: 'El cambio se descartó. Se guarda 30 días.',
    restore: 'Recuperar',
    title: 'Cambio',
    name: 'Nombre del cambio',
    rename: 'Cambiar el nombre',
    keepName: 'Guardar el nombre',
    whatChanged: 'Qué cambió',
    nothing: 'Este cambio no cambia nada todavía',
    nothingHint: 'Abre una pantalla, elige una parte y escribe. Aquí leerás en palabras qué cambió.',
    undoAll: 'Deshacer todo',
    redoAll: 'Rehacer todo',
    back: 'Seguir editando',
    pictures: 'Cómo se ve, antes y después',
    before: 'Antes',
    after: 'Después',
    notBefore: 'Esta pantalla no existía.',
    unchanged: (count) => (count === 1 ? '1 situación se ve igual' : `${count} situaciones se ven igual`),
    moreStates: (count) => (count === 1 ? 'Ver 1 situación más' : `Ver ${count} situaciones más`),
    inLanguage: { es: 'español', en: 'inglés' },
    noWords: '(nada)',
    problems: (count) => (count === 1 ? '1 aviso por corregir' : `${count} avisos por corregir`),
    problemsWhy: 'Se puede publicar cuando no quede ninguno.',
    lanes: {
      nothing: 'No hay nada que publicar: dice lo mismo que ya ven tus clientes.',
      words: 'Son solo palabras: una persona que publica basta.',
      review: 'Cambia más que palabras: otra persona debe aprobar esta versión.',
      wrong: 'Todavía no se puede publicar.',
      closed: 'Toca palabras fijadas por el producto: no se puede publicar.',
    },
    judging: 'El sistema lo está comprobando…',
    next: 'Qué sigue',
    ask: 'Pedir revisión',
    askWhy: 'Quien revise verá esta lista y las imágenes.',
    asked: 'Espera a que otra persona lo revise.',
    review: 'Tu revisión',
    reviewWhy: 'Apruebas esta versión. Si alguien la edita después, hay que revisarla otra vez.',
    ownWhy: 'Quien editó un cambio no lo aprueba. Pídelo a otra persona.',
    note: 'Nota para quien lo hizo',
    noteFor: (screen) => `Nota sobre ${screen}`,
    approve: 'Aprobar esta versión',
    sendBack: 'Devolver con notas',
    reviews: 'Revisiones',
    approvedBy: (who, when) => `${who} lo aprobó, ${when}`,
    sentBackBy: (who, when) => `${who} lo devolvió, ${when}`,
    older: 'de una versión anterior',
    publish: 'Publicar',
    publishing: 'Publicando…',
    publishAll: 'Publicar para todos',
    publishSome: (share) => `Publicar para el ${share} %`,
    forWhom: 'Para quién',
    everyone: 'Para todos',
    some: 'Para algunos, a prueba',
    share: 'Parte de los clientes',
    shareWhy: 'Los demás siguen viendo lo de ahora. Después puedes subirla.',
    speaks: 'Idioma de sus clientes',
    anyLanguage: 'Cualquiera',
    when: 'Cuándo',
    start: 'Empieza',
    end: 'Termina',
    now: 'Ahora mismo',
    never: 'Sin fin',
    more: 'Para algunos, o en otro momento',
    mayNot: 'Tu cuenta no publica. Pídelo a quien publica.',
    live: (when) => `Publicado para todos desde ${when}`,
    trial: (when) => `Publicado para algunos desde ${when}`,
    seeRelease: 'Ver la versión',
    takeBack: 'Retirar',
    takingBack: 'Retirando…',
    takenBack: 'Retirado. Tus clientes ven lo de antes.',
    takenBackAt: (when) => `Retirado a las ${when}`,
    signAgain: 'Entra otra vez para publicar',
    lost: 'Otra persona editó este cambio mientras tanto. Lo tuyo sigue aquí.',
    keepApart: 'Seguir con lo mío en un cambio aparte',
    keepApartWhy: 'No se pierde nada: el suyo queda como está.',
  },
  en: {
    changes: 'Changes',
    lead: 'Each change is saved by itself. Borrowers see nothing of it until it is published.',
    mine: 'Mine',
    others: 'Of others',
    done: 'Published, taken back and thrown away',
    none: 'No changes yet',
    noneHint: 'Open a screen and change some words: the change begins by itself and appears here.',
    toScreens: 'See the screens',
    untitled: 'Change without a name',
    states: {
      open: 'being made',
      asked: 'waits for a review',
      'sent-back': 'sent back with notes',
      approved: 'approved',
      live: 'live for all',
      trial: 'published with limits',
      'taken-back': 'taken back',
      'thrown-away': 'thrown away',
    },
    by: (who, when) => `${who}, ${when}`,
    stillSays: { es: 'In Spanish it still says', en: 'In English it still says' },
    writes: (who) => `${who} edits it`,
    goOn: 'Go on',
    take: 'Take it over',
    discard: 'Throw away',
    discarded: 'The change was thrown away. It is kept for 30 days.',
    restore: 'Bring back',
    title: 'Change',
    name: 'Name of the change',
    rename: 'Rename',
    keepName: 'Keep the name',
    whatChanged: 'What changed',
    nothing: 'This change does not change anything yet',
    nothingHint: 'Open a screen, choose a part and write. Here you will read in words what changed.',
    undoAll: 'Undo all',
    redoAll: 'Redo all',
    back: 'Go on editing',
    pictures: 'How it looks, before and after',
    before: 'Before',
    after: 'After',
    notBefore: 'There was no such screen.',
    unchanged: (count) => (count === 1 ? '1 situation looks the same' : `${count} situations look the same`),
    moreStates: (count) => (count === 1 ? 'Show 1 situation more' : `Show ${count} situations more`),
    inLanguage: { es: 'Spanish', en: 'English' },
    noWords: '(nothing)',
    problems: (count) => (count === 1 ? '1 problem to mend' : `${count} problems to mend`),
    problemsWhy: 'It can be published when none is left.',
    lanes: {
      nothing: 'There is nothing to publish: it says what borrowers see already.',
      words: 'These are words alone: one person who publishes is enough.',
      review: 'It changes more than words: another person must approve this version.',
      wrong: 'It cannot be published yet.',
      closed: 'It touches words that are fixed by the product: it cannot be published.',
    },
    judging: 'The system is checking it…',
    next: 'What comes next',
    ask: 'Ask for a review',
    askWhy: 'Who reviews it sees this list and the pictures.',
    asked: 'It waits for another person to review it.',
    review: 'Your review',
    reviewWhy: 'You approve this version. If somebody edits it after that, it must be reviewed again.',
    ownWhy: 'Who edited a change does not approve it. Ask another person.',
    note: 'Note for who made it',
    noteFor: (screen) => `Note on ${screen}`,
    approve: 'Approve this version',
    sendBack: 'Send back with notes',
    reviews: 'Reviews',
    approvedBy: (who, when) => `${who} approved it, ${when}`,
    sentBackBy: (who, when) => `${who} sent it back, ${when}`,
    older: 'of an earlier version',
    publish: 'Publish',
    publishing: 'Publishing…',
    publishAll: 'Publish for all',
    publishSome: (share) => `Publish for ${share} %`,
    forWhom: 'For whom',
    everyone: 'For all',
    some: 'For some, on trial',
    share: 'Share of the borrowers',
    shareWhy: 'All others go on seeing what is there now. You can raise it later.',
    speaks: 'Language of these borrowers',
    anyLanguage: 'Any',
    when: 'When',
    start: 'Begins',
    end: 'Ends',
    now: 'Right now',
    never: 'Never',
    more: 'For some, or at another time',
    mayNot: 'Your account does not publish. Ask somebody who does.',
    live: (when) => `Live for all since ${when}`,
    trial: (when) => `Live for some since ${when}`,
    seeRelease: 'See the release',
    takeBack: 'Take back',
    takingBack: 'Taking back…',
    takenBack: 'Taken back. Borrowers see what was there before.',
    takenBackAt: (when) => `Taken back at ${when}`,
    signAgain: 'Sign in again to publish',
    lost: 'Another person edited this change meanwhile. What you did is still here.',
    keepApart: 'Go on with mine as a change of its own',
    keepApartWhy: 'Nothing is lost: theirs stays as it is.',
  },
};
