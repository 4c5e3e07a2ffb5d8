/** The words of who may come in: accounts, invitations, and links to look at one change. It must not know who says them. */
import type { StudioRole } from '../../model/studio.ts';
import type { InEach } from './words.ts';

interface PeopleWords {
  readonly title: string;
  readonly lead: string;
  readonly roles: Readonly<Record<StudioRole, string>>;
  readonly rolesOf: (name: string) => string;
  readonly onlyAdmins: string;
  readonly leave: (name: string) => string;
  readonly reset: (name: string) => string;
  readonly hasFactor: string;
  readonly noFactor: string;
  readonly leaveSure: (name: string) => string;
  readonly invited: string;
  readonly uninvite: (name: string) => string;
  readonly invitedUntil: (when: string) => string;
  /** Of a link to look at a change. */
  readonly linkUntil: (when: string) => string;
  readonly invite: string;
  readonly name: string;
  readonly nameWhy: string;
  readonly inviteNow: string;
  readonly linkTo: (name: string) => string;
  readonly linkOnce: (when: string) => string;
  readonly copy: string;
  readonly qr: string;
  readonly copied: string;
  readonly signAgain: string;
  readonly join: (name: string) => string;
  readonly joinFirst: string;
  readonly password: string;
  readonly passwordWhy: string;
  readonly passwordAgain: string;
  readonly notSame: string;
  readonly enter: string;
  readonly share: string;
  readonly shareWhy: string;
  readonly shareNow: string;
  readonly shareEnd: string;
  readonly shareLink: string;
  readonly look: string;
  readonly screen: string;
  readonly changedScreens: string;
  readonly otherScreens: string;
}

export const peopleWords: InEach<PeopleWords> = {
  es: {
    title: 'Personas',
    lead: 'Quién entra al estudio y qué puede hacer. Todo queda anotado en las versiones.',
    roles: { editor: 'Edita', reviewer: 'Revisa', publisher: 'Publica', admin: 'Administra' },
    rolesOf: (name) => `Lo que puede hacer ${name}`,
    onlyAdmins: 'Solo quien administra ve a las personas.',
    leave: (name) => `Quitar el acceso a ${name}`,
    reset: (name) => `Otra contraseña para ${name}`,
    hasFactor: 'Entra con contraseña y segunda llave',
    noFactor: 'Entra solo con contraseña',
    leaveSure: (name) => `Oprime otra vez: ${name} ya no podrá entrar`,
    invited: 'Invitaciones abiertas',
    uninvite: (name) => `Cancelar la invitación de ${name}`,
    invitedUntil: (when) => `puede entrar hasta ${when}`,
    linkUntil: (when) => `El enlace funciona hasta ${when}.`,
    invite: 'Invitar a alguien',
    name: 'Nombre',
    nameWhy: 'Así aparece en sus cambios. Después no se cambia.',
    inviteNow: 'Crear la invitación',
    linkTo: (name) => `Enlace para ${name}`,
    linkOnce: (when) => `Envíaselo tú: sirve una vez, hasta ${when}, y no se vuelve a mostrar.`,
    copy: 'Copiar',
    qr: 'El enlace para la cámara del teléfono',
    copied: 'Copiado',
    signAgain: 'Entra otra vez para cambiar a las personas',
    join: (name) => `Te damos la bienvenida, ${name}`,
    joinFirst: 'La primera persona del estudio',
    password: 'Contraseña nueva',
    passwordWhy: 'Al menos 12 letras o signos. Varias palabras que recuerdes sirven.',
    passwordAgain: 'La misma contraseña otra vez',
    notSame: 'Las dos contraseñas no son iguales.',
    enter: 'Guardar y entrar',
    share: 'Mostrarlo a alguien',
    shareWhy:
      'Quien abre el enlace ve el cambio en el teléfono, con datos de prueba y sin cuenta, durante 7 días.',
    shareNow: 'Crear un enlace',
    shareEnd: 'Cerrar los enlaces',
    shareLink: 'Enlace para verlo',
    look: 'Así se vería este cambio, con datos de prueba. Todavía no lo ve ningún cliente.',
    screen: 'Pantalla',
    changedScreens: 'Donde se ve el cambio',
    otherScreens: 'Las demás',
  },
  en: {
    title: 'People',
    lead: 'Who comes into the studio and what they may do. All of it is noted with the releases.',
    roles: { editor: 'Edits', reviewer: 'Reviews', publisher: 'Publishes', admin: 'Administers' },
    rolesOf: (name) => `What ${name} may do`,
    onlyAdmins: 'Only who administers sees the people.',
    leave: (name) => `End the access of ${name}`,
    reset: (name) => `Another password for ${name}`,
    hasFactor: 'Comes in with a password and a second key',
    noFactor: 'Comes in with a password alone',
    leaveSure: (name) => `Press again: ${name} can come in no more`,
    invited: 'Open invitations',
    uninvite: (name) => `Cancel the invitation of ${name}`,
    invitedUntil: (when) => `may come in until ${when}`,
    linkUntil: (when) => `The link works until ${when}.`,
    invite: 'Invite somebody',
    name: 'Name',
    nameWhy: 'Their changes show it. It stays as it is.',
    inviteNow: 'Make the invitation',
    linkTo: (name) => `Link for ${name}`,
    linkOnce: (when) => `Send it yourself: it is good once, until ${when}, and is not shown again.`,
    copy: 'Copy',
    qr: 'The link for the camera of a phone',
    copied: 'Copied',
    signAgain: 'Sign in again to change people',
    join: (name) => `Welcome, ${name}`,
    joinFirst: 'The first person of the studio',
    password: 'New password',
    passwordWhy: 'At least 12 letters or signs. Several words that you remember will do.',
    passwordAgain: 'The same password again',
    notSame: 'The two passwords are not the same.',
    enter: 'Keep it and enter',
    share: 'Show it to somebody',
    shareWhy:
      'Who opens the link sees the change on the phone, with made-up data and no account, for 7 days.',
    shareNow: 'Make a link',
    shareEnd: 'End the links',
    shareLink: 'Link to look at it',
    look: 'This change would look like this, with made-up data. No borrower sees it yet.',
    screen: 'Screen',
    changedScreens: 'Where the change is seen',
    otherScreens: 'All others',
  },
};
