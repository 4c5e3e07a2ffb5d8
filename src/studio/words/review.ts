/** What is said of a review beside its form. */
import type { Tongue } from '../../lib/figures.ts';
import type { ChangeHead } from '../../model/studio.ts';

interface ReviewWords {
  readonly noteMissing: string;
  readonly notAsked: string;
  /** Said to who only looks on. */
  readonly asksWriter: (author: string) => string;
  readonly sentBack: string;
  readonly approved: string;
  readonly approvalGone: string;
  readonly approvalBack: string;
  /** In the list of changes, of one that was edited after it was approved. */
  readonly overtaken: Readonly<Record<'open' | 'asked', string>>;
  /** In the list of changes, of one that was approved before others published. */
  readonly behind: Readonly<Record<NonNullable<ChangeHead['behind']>, string>>;
  /** Said to who waits for it to be looked at again. */
  readonly lookedAgain: string;
  /** The button that brings it over what is there now, and what that does. */
  readonly renew: string;
  readonly renewWhy: string;
  readonly renewedBy: (writer: string) => string;
  readonly isRenewed: string;
  /** Above what is edited. */
  readonly overtakenTitle: string;
  readonly overtakenWhy: string;
  /** While the states are looked for. */
  readonly looking: string;
  readonly notSeenHere: string;
  /** `when`: "when the loan is overdue", or nothing; `to`: the name of a screen, nothing where it is none of the app. */
  readonly ledOn: (to: string | undefined, when: string) => string;
  /** No example is as the part asks. */
  readonly noneSuch: (when: string) => string;
  /** No loan of the sandbox is. */
  readonly noLoanSuch: (when: string) => string;
  readonly noteOf: (who: string) => string;
  /** Where the notes are gone through. */
  readonly mend: string;
  /** Said beside the button that asks for another review. */
  readonly sameAgain: string;
  /** Over what changed since the reviewer looked. */
  readonly sinceLooked: string;
  /** When that was, and what they said of it. */
  readonly lookedAt: (when: string) => string;
  readonly sinceOf: Readonly<Record<'approved' | 'sent-back', (when: string) => string>>;
  /** It differs in nothing that can be told. */
  readonly sinceNothing: string;
  /** It was sent back, and comes again as it was. */
  readonly sameSince: string;
  /** Over all that the change does, below it. */
  readonly wholeChange: string;
  readonly wholeWhy: string;
  /** Opens the pictures of what they looked at beside what is there now. */
  readonly seeSince: string;
  readonly seeSinceTitle: string;
  readonly asLooked: string;
  /** Of what was published, as a borrower sees it. */
  readonly seeIt: string;
  readonly seeOn: (screen: string) => string;
  /** Of one that no link opens. */
  readonly onlyInApp: (screen: string) => string;
  readonly warned: (count: number) => string;
  readonly warnedWhy: string;
  readonly seeMore: (count: number) => string;
  readonly seeInApp: string;
  /** Who looks may be one of those who do not get it. */
  readonly onlySome: (share: number) => string;
  readonly onlyThose: string;
  readonly notYet: (when: string) => string;
}

export const reviewWords: Readonly<Record<Tongue, ReviewWords>> = {
  es: {
    noteMissing: 'Escribe primero, en una nota, qué hay que cambiar.',
    notAsked: 'Nadie ha pedido revisar este cambio.',
    asksWriter: (author) => `Solo miras: la revisión la pide quien escribe el cambio, ${author}.`,
    sentBack: 'Se devolvió con notas. Cuando esté corregido pedirán otra revisión.',
    approved: 'Otra persona aprobó esta versión: se puede publicar.',
    approvalGone: 'Lo que se aprobó era otra versión: pide otra revisión, o deshaz lo que cambiaste.',
    overtaken: {
      open: 'cambió después de aprobarse: falta revisarlo otra vez',
      asked: 'espera otra revisión: cambió después de aprobarse',
    },
    behind: {
      apart: 'aprobado, pero después se publicó otra cosa: falta mirarlo otra vez',
      same: 'otra persona publicó lo mismo después: falta ponerlo al día',
    },
    lookedAgain: 'Quien revisa ya lo tiene entre lo que le espera.',
    renew: 'Ponerlo al día',
    renewWhy:
      'Queda sobre lo que hay ahora. Donde los dos cambian lo mismo vale lo de este cambio: míralo antes de seguir.',
    renewedBy: (writer) => `Lo pone al día quien lo edita: ${writer}. También puedes tomarlo en «Cambios».`,
    isRenewed: 'El cambio está al día.',
    overtakenTitle: 'Ya no es lo que se aprobó.',
    overtakenWhy:
      'Con lo que cambiaste hace falta otra revisión. Si lo deshaces (Ctrl Z), la aprobación vale otra vez.',
    looking: 'Buscando las situaciones donde se ve el cambio. Lo de abajo quizá todavía no lo enseña.',
    notSeenHere:
      'Ninguna situación de muestra lo enseña: se ve con otros datos, o al oprimir. Pruébalo con «Probar la app».',
    ledOn: (to, when) =>
      `Quien llega a esta pantalla${when === '' ? '' : ` ${when}`} pasa ${to === undefined ? 'a otra página' : `a «${to}»`}: no se queda aquí para ver el cambio.`,
    noneSuch: (when) =>
      `Esta parte se ve ${when}. Ninguna situación de muestra es así, y por eso ninguna la enseña.`,
    noLoanSuch: (when) => `El cambio se ve ${when}. Ningún préstamo de prueba es así: al abrirla no se verá.`,
    approvalBack: 'Es otra vez la versión que se aprobó: se puede publicar.',
    noteOf: (who) => `${who} lo devolvió:`,
    mend: 'Ir a corregirlo',
    sameAgain: 'No has cambiado nada desde que se devolvió.',
    sinceLooked: 'Desde la última vez que lo viste',
    lookedAt: (when) => `Lo viste: ${when}.`,
    sinceOf: {
      approved: (when) => `Lo aprobaste: ${when}. Después se cambió esto:`,
      'sent-back': (when) => `Lo devolviste con notas: ${when}. Después se cambió esto:`,
    },
    sinceNothing: 'No cambió nada que se lea o se vea.',
    sameSince: 'Piden otra revisión sin haber cambiado nada desde que se devolvió.',
    wholeChange: 'El cambio completo',
    wholeWhy: 'Lo que apruebas es todo esto, no solo lo último.',
    seeSince: 'Ver en imágenes lo que cambió desde entonces',
    seeSinceTitle: 'Cómo se ve: lo que viste y lo de ahora',
    asLooked: 'Lo que viste',
    seeIt: 'Verlo como un cliente',
    seeOn: (screen) => `Verlo como un cliente: ${screen}`,
    onlyInApp: (screen) => `${screen}: se ve en la app, con la cuenta de un cliente.`,
    warned: (count) => (count === 1 ? 'Un aviso por corregir' : `${count} avisos por corregir`),
    warnedWhy: 'No impiden publicar. Quien revisa decide si se quedan así.',
    seeMore: (count) => (count === 1 ? 'Una pantalla más' : `${count} pantallas más`),
    seeInApp: 'Se ve en la app, con la cuenta de un cliente.',
    onlySome: (share) =>
      `Solo el ${share} % lo recibe, y quizá no este navegador: entonces verás lo de antes. Para verlo seguro, crea un enlace más abajo.`,
    onlyThose:
      'Solo algunos lo reciben, y quizá no este navegador: entonces verás lo de antes. Para verlo seguro, crea un enlace más abajo.',
    notYet: (when) =>
      `Hasta que empiece (${when}) ahí se ve lo de antes. Para verlo ya, crea un enlace más abajo.`,
  },
  en: {
    noteMissing: 'Write in a note first what is to be changed.',
    notAsked: 'Nobody has asked for a review of this change.',
    asksWriter: (author) => `You look on: whoever writes the change, ${author}, asks for a review.`,
    sentBack: 'It was sent back with notes. When it is mended, another review is asked for.',
    approved: 'Another person approved this version: it can be published.',
    approvalGone: 'What was approved was another version: ask for another review, or undo what you changed.',
    overtaken: {
      open: 'changed after the approval: needs to be looked at again',
      asked: 'waits for another review: changed after the approval',
    },
    behind: {
      apart: 'approved, but something else was published since: needs to be looked at again',
      same: 'someone else published the same since: needs to be brought up to date',
    },
    lookedAgain: 'Those who review have it among what waits for them.',
    renew: 'Bring it up to date',
    renewWhy:
      'It then stands on what is there now. Where both change the same, what this change says counts: look at it before you go on.',
    renewedBy: (writer) =>
      `Whoever edits it brings it up to date: ${writer}. You can also take it over under “Changes”.`,
    isRenewed: 'The change is up to date.',
    overtakenTitle: 'It is not what was approved any more.',
    overtakenWhy:
      'With what you changed it needs another review. If you undo that (Ctrl Z), the approval counts again.',
    looking: 'Looking for the situations where the change is seen. What is below may not show it yet.',
    notSeenHere:
      'No example situation shows it: it is seen with other data, or when something is pressed. Try it with “Try the app”.',
    ledOn: (to, when) =>
      `Whoever comes to this screen${when === '' ? '' : ` ${when}`} is led on to ${to === undefined ? 'another page' : `“${to}”`}: nobody stays here to see the change.`,
    noneSuch: (when) => `This part is seen ${when}. No example situation is like that, so none shows it.`,
    noLoanSuch: (when) =>
      `The change is seen ${when}. No loan of the sandbox is like that: it will not be seen there.`,
    approvalBack: 'It is the version again that was approved: it can be published.',
    noteOf: (who) => `${who} sent it back:`,
    mend: 'Go and mend it',
    sameAgain: 'You have changed nothing since it was sent back.',
    sinceLooked: 'Since you last looked',
    lookedAt: (when) => `You looked at it: ${when}.`,
    sinceOf: {
      approved: (when) => `You approved it: ${when}. This was changed after that:`,
      'sent-back': (when) => `You sent it back with notes: ${when}. This was changed after that:`,
    },
    sinceNothing: 'Nothing changed that is read or seen.',
    sameSince: 'Another review is asked for, with nothing changed since it was sent back.',
    wholeChange: 'The whole change',
    wholeWhy: 'What you approve is all of this, not only the last of it.',
    seeSince: 'See in pictures what changed since then',
    seeSinceTitle: 'How it looks: what you saw, and now',
    asLooked: 'What you saw',
    seeIt: 'See it as a borrower',
    seeOn: (screen) => `See it as a borrower: ${screen}`,
    onlyInApp: (screen) => `${screen}: it is seen in the app, with the account of a borrower.`,
    warned: (count) => (count === 1 ? 'One warning' : `${count} warnings`),
    warnedWhy: 'They do not keep it from being published. Who reviews decides whether they stay.',
    seeMore: (count) => (count === 1 ? 'One more screen' : `${count} more screens`),
    seeInApp: 'It is seen in the app, with the account of a borrower.',
    onlySome: (share) =>
      `Only ${share} % get it, and this browser may not be among them: you would see what was there before. To be sure to see it, make a link below.`,
    onlyThose:
      'Only some get it, and this browser may not be among them: you would see what was there before. To be sure to see it, make a link below.',
    notYet: (when) =>
      `Until it begins (${when}) what was there before is seen there. To see it now, make a link below.`,
  },
};
