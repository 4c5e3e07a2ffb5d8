/** The words of the page with releases. It must not know who says them. */
import type { CampaignDeed } from '../../model/studio-live.ts';
import type { Stand } from '../releases/stands.ts';
import type { InEach } from './words.ts';

interface ReleasesWords {
  readonly title: string;
  readonly lead: string;
  readonly trialOf: (name: string) => string;
  readonly untilOf: (name: string) => string;
  readonly share: string;
  readonly raise: string;
  readonly toAll: string;
  readonly hold: string;
  readonly goOn: string;
  readonly held: string;
  readonly guard: string;
  readonly stop: string;
  readonly takeBack: string;
  readonly takeBackWhy: string;
  readonly end: string;
  readonly endWhy: string;
  /** Of one that everyone sees until it ends. */
  readonly endBack: (name: string) => string;
  readonly original: string;
  readonly onlyOnCall: string;
  readonly address: string;
  readonly addressWhy: string;
  readonly openIt: string;
  readonly goes: string;
  readonly goesWhy: string;
  readonly noVisits: string;
  readonly day: string;
  readonly deeds: Readonly<Record<CampaignDeed, string>>;
  readonly sides: Readonly<Record<'with' | 'without', string>>;
  readonly total: string;
  readonly begins: (when: string) => string;
  readonly ends: (when: string) => string;
  readonly off: string;
  readonly offWhy: string;
  readonly offWhat: string;
  readonly offKinds: Readonly<Record<'screen' | 'call' | 'all', string>>;
  readonly offName: string;
  readonly offWords: InEach<string>;
  readonly offUnsaid: string;
  readonly offDoes: Readonly<Record<'screen' | 'call' | 'all', string>>;
  readonly offNow: string;
  readonly offSure: string;
  readonly offAlready: string;
  readonly urgent: string;
  readonly inUse: string;
  /** Approved, or to be, and seen by nobody yet. */
  readonly unpublished: string;
  readonly others: string;
  readonly older: (count: number) => string;
  readonly whatChanged: string;
  readonly upTo: (name: string) => string;
  readonly turnOff: string;
  readonly turnOn: (name: string) => string;
  readonly all: string;
  readonly none: string;
  readonly noneHint: string;
  readonly stands: Readonly<Record<Exclude<Stand, 'some'>, string>>;
  readonly someSee: (share: number) => string;
  readonly more: (count: number) => string;
  readonly seeChange: string;
  readonly seeFigures: (campaign: string) => string;
  readonly made: (who: string, when: string) => string;
  readonly approved: (who: string) => string;
  readonly log: string;
  readonly logLine: (who: string, when: string) => string;
  /** Who is no person, by the name that the log has for it. */
  readonly doers: Readonly<Record<'guard' | 'server' | 'host', string>>;
  /** Of several of one name, made at one time: the first, the second. */
  readonly which: (number: number) => string;
  readonly figures: string;
}

export const releasesWords: InEach<ReleasesWords> = {
  es: {
    title: 'Versiones',
    lead: 'Lo que ven tus clientes ahora, y todo lo que se publicó.',
    trialOf: (name) => `A prueba: ${name}`,
    untilOf: (name) => `Para todos, hasta que termine: ${name}`,
    share: 'Parte de los clientes que la ven',
    raise: 'Cambiar la parte',
    toAll: 'Para todos',
    hold: 'Que no suba sola',
    goOn: 'Que vuelva a subir',
    held: 'No sube sola.',
    guard:
      'Mientras está a prueba, un vigilante automático compara cada 15 segundos los teléfonos que la tienen con los que no. Si con ella fallan más, la baja a 0 % sin preguntar y nadie más la recibe. Quien ya había empezado algo puede terminarlo con ella, durante un día como máximo. El motivo queda escrito en esta página. Lo que ya ven todos solo lo retira una persona.',
    stop: 'Parar la prueba (0 %)',
    takeBack: 'Retirar',
    takeBackWhy: 'Al momento, sin revisión: vuelve lo que había antes.',
    end: 'Terminar',
    endWhy: 'Al terminar, todos ven desde ese momento lo que ya ven los demás.',
    endBack: (name) => `Al terminar, todos vuelven a ver ${name}.`,
    original: 'la versión original',
    onlyOnCall:
      'Tu cuenta no retira ni apaga. Lo hace quien publica o administra, al momento y sin revisión.',
    address: 'Dirección de la campaña',
    addressWhy:
      'Se abre aquí cuando esté publicada. Antes, después de terminar, y para quien no la recibe, se ve la página común, y se lee que la promoción no se encontró. Cuándo empieza y termina, y para cuántos, se elige al publicar.',
    openIt: 'Abrir la campaña',
    goes: 'Cómo va la campaña',
    goesWhy:
      'Campaña: quien la vio. Página común: quien abrió su dirección y vio la página común. Solo se cuenta: nadie tiene nombre.',
    noVisits:
      'Nadie la abrió todavía. Aquí verás, por día, las visitas, los códigos enviados y los registros.',
    day: 'Día',
    deeds: { visits: 'Visitas', codes: 'Códigos', registrations: 'Registros' },
    sides: { with: 'campaña', without: 'página común' },
    total: 'Últimos 30 días',
    begins: (when) => `Empieza: ${when}.`,
    ends: (when) => `Termina: ${when}.`,
    off: 'Apagar algo',
    offWhy:
      'Para una urgencia: se apaga para todos los clientes al momento, sin revisión, y sigue así hasta que alguien que publica o administra lo encienda aquí mismo. Queda anotado quién lo hizo.',
    offWhat: 'Qué',
    offKinds: { screen: 'Una pantalla', call: 'Una operación', all: 'Todo lo publicado' },
    offName: 'Cuál',
    offWords: { es: 'Lo que leerán, en español', en: 'Lo que leerán, en inglés' },
    offUnsaid: 'Donde no escribas nada, la app lo dice con sus propias palabras.',
    offDoes: {
      screen:
        'Quien la abra lee en su lugar que no está disponible, o tus palabras. Si una versión publicada la cambió, primero vuelve la pantalla original de la app. Quien ya está en ella la conserva hasta salir.',
      call: 'Lo que se pida con ella se rechaza al momento, en cualquier pantalla, y se leen tus palabras. Lo que se envió antes sigue su curso.',
      all: 'Todos vuelven a ver la app original, sin nada de lo publicado. Quien está a la mitad de algo, en su siguiente página.',
    },
    offNow: 'Apagado ahora para todos',
    offSure: 'Oprime otra vez: todos vuelven a la app original',
    offAlready: 'Ya está apagado. Se enciende arriba.',
    urgent: 'Para una urgencia',
    inUse: 'En uso ahora',
    unpublished: 'Sin publicar',
    others: 'Las demás versiones',
    whatChanged: 'Qué cambió',
    upTo: (name) => `todo lo publicado hasta ${name}`,
    turnOff: 'Apagar',
    turnOn: (name) => `Encender ${name}`,
    all: 'Todas las versiones',
    none: 'Todavía no se publicó nada',
    noneHint: 'Tus clientes ven la versión original. La primera versión aparecerá aquí.',
    stands: {
      live: 'la ven todos',
      until: 'la ven todos, por ahora',
      returns: 'vuelve cuando termine la otra',
      begins: 'empieza después',
      stopped: 'parada: nadie nuevo la recibe',
      over: 'terminó',
      'waits-for-approval': 'espera aprobación',
      'waits-for-publisher': 'espera a quien la publique',
      overtaken: 'el cambio siguió después de la aprobación: hay que revisarlo otra vez',
      'thrown-away': 'el cambio se descartó',
      outdated: 'nadie la vio',
      tried: 'se probó y se retiró',
      'taken-back': 'retirada',
      replaced: 'sigue, dentro de una más nueva',
    },
    someSee: (share) => `la ve el ${share} %`,
    more: (count) => `Ver ${count} más`,
    older: (count) => (count === 1 ? 'Ver 1 versión anterior' : `Ver ${count} versiones anteriores`),
    seeChange: 'Ver el cambio',
    seeFigures: (campaign) => `Cómo va la campaña «${campaign}»`,
    made: (who, when) => `de ${who}, ${when}`,
    approved: (who) => `aprobada por ${who}`,
    log: 'Quién hizo qué',
    logLine: (who, when) => `${who}, ${when}`,
    doers: {
      guard: 'el vigilante automático',
      server: 'el sistema',
      host: 'quien tiene acceso al servidor',
    },
    which: (number) => `la ${number}.ª`,
    figures: 'Cómo va',
  },
  en: {
    title: 'Releases',
    lead: 'What borrowers see now, and all that was published.',
    trialOf: (name) => `On trial: ${name}`,
    untilOf: (name) => `For all, until it ends: ${name}`,
    share: 'Share of the borrowers who see it',
    raise: 'Change the share',
    toAll: 'For all',
    hold: 'Do not raise by itself',
    goOn: 'Raise by itself again',
    held: 'It does not rise by itself.',
    guard:
      'While it is on trial, an automatic guard compares, every 15 seconds, the phones that have it with those that do not. If more of them fail, it lowers the share to 0 % without asking, and nobody else gets it. People who had already started something can finish it with this release, for one day at most. The reason is written on this page. Once everyone sees something, only a person can take it back.',
    stop: 'Stop the trial (0 %)',
    takeBack: 'Take back',
    takeBackWhy: 'At once, without a review: what was there before is back.',
    end: 'End',
    endWhy: 'When it ends, everyone sees from then on what all others see already.',
    endBack: (name) => `When it ends, everyone sees ${name} again.`,
    original: 'the original version',
    onlyOnCall:
      'Your account does not take back or switch off. Who publishes or administers does, at once and without a review.',
    address: 'Address of the campaign',
    addressWhy:
      'It opens here once it is published. Before that, after its end, and for those who do not get it, the common page shows, and they read that the promotion was not found. When it begins and ends, and for how many, is chosen when it is published.',
    openIt: 'Open the campaign',
    goes: 'How the campaign goes',
    goesWhy:
      'Campaign: who saw it. Common page: who opened its address and saw the common page. It is only counted: nobody has a name.',
    noVisits: 'Nobody has opened it yet. Here you will see visits, codes sent and registrations, by day.',
    day: 'Day',
    deeds: { visits: 'Visits', codes: 'Codes', registrations: 'Registrations' },
    sides: { with: 'campaign', without: 'common page' },
    total: 'Last 30 days',
    begins: (when) => `Begins: ${when}.`,
    ends: (when) => `Ends: ${when}.`,
    off: 'Switch something off',
    offWhy:
      'For an emergency: it is off for all borrowers at once, without a review, until somebody who publishes or administers switches it on right here. Who did it is noted.',
    offWhat: 'What',
    offKinds: { screen: 'A screen', call: 'An operation', all: 'All that was published' },
    offName: 'Which',
    offWords: { es: 'What they will read, in Spanish', en: 'What they will read, in English' },
    offUnsaid: 'Where you write nothing, the app says it in words of its own.',
    offDoes: {
      screen:
        'Who opens it reads in its place that it is not available, or your words. Where a published release changed it, the app’s original screen comes back first. Who is on it keeps it until they leave.',
      call: 'What is asked with it is refused at once, on any screen, and your words are read. What was sent before goes on.',
      all: 'Everyone sees the original app again, without anything that was published. Who is in the middle of something, on their next page.',
    },
    offNow: 'Off now for everyone',
    offSure: 'Press again: everyone goes back to the original app',
    offAlready: 'It is off already. Above it is switched on.',
    urgent: 'For an emergency',
    inUse: 'In use now',
    unpublished: 'Not published',
    others: 'The other releases',
    whatChanged: 'What changed',
    upTo: (name) => `everything published up to ${name}`,
    turnOff: 'Switch off',
    turnOn: (name) => `Switch ${name} on`,
    all: 'All releases',
    none: 'Nothing was published yet',
    noneHint: 'Borrowers see the original version. The first release will appear here.',
    stands: {
      live: 'everyone sees it',
      until: 'everyone sees it, for now',
      returns: 'is back when the other one ends',
      begins: 'begins later',
      stopped: 'stopped: nobody else gets it',
      over: 'ended',
      'waits-for-approval': 'waits for approval',
      'waits-for-publisher': 'waits for a publisher',
      overtaken: 'the change went on after the approval: it needs to be looked at again',
      'thrown-away': 'the change was thrown away',
      outdated: 'nobody saw it',
      tried: 'tried and taken back',
      'taken-back': 'taken back',
      replaced: 'goes on within a newer one',
    },
    someSee: (share) => `${share} % see it`,
    more: (count) => `Show ${count} more`,
    older: (count) => (count === 1 ? 'Show 1 older release' : `Show ${count} older releases`),
    seeChange: 'See the change',
    seeFigures: (campaign) => `How the campaign “${campaign}” goes`,
    made: (who, when) => `by ${who}, ${when}`,
    approved: (who) => `approved by ${who}`,
    log: 'Who did what',
    logLine: (who, when) => `${who}, ${when}`,
    doers: {
      guard: 'the automatic guard',
      server: 'the system',
      host: 'somebody with access to the server',
    },
    which: (number) => `no. ${number}`,
    figures: 'How it goes',
  },
};
