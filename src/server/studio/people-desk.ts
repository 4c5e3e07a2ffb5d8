/** Who is here and what they may: invited, with other roles, gone; each in the log of releases. It must not know what roles are for. */
import { success } from '../../lib/result.ts';
import type { Invite, Join, People, StudioPerson, StudioRole } from '../../model/studio.ts';
import { asIs, joined, say } from '../../release/operations/say.ts';
import type { Told } from '../../release/told.ts';
import { change, type Desk } from '../releases/desk.ts';
import { declined, type Declined } from './asked.ts';
import { allOpen, cancel, invite, join, open, resetFor } from './invitations.ts';
import { begin, forgetTries } from './session.ts';
import { isDeclined, operation, type Operation, type Question, type Replied, type Studio } from './studio.ts';

/** In a quarter of an hour, from one network. */
const mostLinks = 30;

/** In the chain that tells who did what; and to those who must know at once. */
export async function tellOfPeople(desk: Desk, by: string, words: Told): Promise<void> {
  await change(desk, {
    person: { name: by },
    did: 'people',
    work: async (_sql, { lanes, off }) =>
      success({ pointer: { lanes, off }, words, data: { people: words['en-IN'] }, outcome: 'done' }),
  });
  desk.alarm(words);
}

export const rolesWords = (roles: readonly StudioRole[]): Told =>
  joined(
    roles.map((role) => say(`role ${role}`)),
    ', ',
  );

const again = ({ signed }: Pick<Question, 'signed'>): Declined | undefined =>
  signed.fresh ? undefined : declined(403, say('signInAgain'), 'sign-in');

async function inviteOne({ desk }: Studio, question: Question<Invite>): Promise<Replied> {
  const { body, signed } = question;
  const refused = again(question);
  if (refused !== undefined) return refused;
  const by = signed.person.name;
  const invitation = await invite(desk.store, body, by, desk.now());
  if (isDeclined(invitation)) return invitation;
  await tellOfPeople(desk, by, say('invited', { person: body.name, roles: rolesWords(body.roles) }));
  return { body: invitation };
}

/** Who has joined by it meanwhile is a person, and leaves as one. */
async function uninvite(studio: Studio, question: Question<{ readonly email: string }>): Promise<Replied> {
  const refused = again(question);
  if (refused !== undefined) return refused;
  const { desk } = studio;
  const invited = await cancel(desk.store, question.body.email, desk.now());
  if (invited === undefined) return declined(404, say('linkIsOver'));
  await tellOfPeople(desk, question.signed.person.name, say('uninvited', { person: invited.name }));
  return { body: await everyone(studio) };
}

/** Someone who is here; not the last who can invite. */
async function found(
  { accounts }: Studio,
  { of }: Question,
  keeps: boolean,
): Promise<StudioPerson | Declined> {
  const people = await accounts.people();
  const person = people.find(({ id }) => id === of['id']);
  if (person === undefined) return declined(404, say('nobodyOfThisName'));
  const admins = people.filter(({ roles }) => roles.includes('admin'));
  return !keeps && admins.length === 1 && admins[0]?.id === person.id
    ? declined(409, say('lastAdmin'))
    : person;
}

async function setRoles(
  studio: Studio,
  question: Question<{ roles: readonly StudioRole[] }>,
): Promise<Replied> {
  const { body, signed } = question;
  const refused = again(question);
  if (refused !== undefined) return refused;
  const person = await found(studio, question as Question, body.roles.includes('admin'));
  if (isDeclined(person)) return person;
  await studio.accounts.setRoles(person.id, body.roles);
  const words = say('hasRoles', { person: person.name, roles: rolesWords(body.roles) });
  await tellOfPeople(studio.desk, signed.person.name, words);
  return { body: await everyone(studio) };
}

/** Another password for somebody who lost it, with a link that an administrator hands them. */
async function reset(studio: Studio, question: Question): Promise<Replied> {
  const refused = again(question);
  if (refused !== undefined) return refused;
  const person = await found(studio, question, true);
  if (isDeclined(person)) return person;
  const { desk } = studio;
  const by = question.signed.person.name;
  await tellOfPeople(desk, by, say('getsPassword', { person: person.name }));
  return { body: await resetFor(desk.store, person, by, desk.now()) };
}

async function leave(studio: Studio, question: Question): Promise<Replied> {
  const refused = again(question);
  if (refused !== undefined) return refused;
  const person = await found(studio, question, false);
  if (isDeclined(person)) return person;
  await studio.accounts.leave(person.id);
  await tellOfPeople(studio.desk, question.signed.person.name, say('hasLeft', { person: person.name }));
  return { body: await everyone(studio) };
}

const everyone = async ({ accounts, desk }: Studio): Promise<People> => ({
  people: await accounts.people(),
  invited: await allOpen(desk.store, desk.now()),
});

/** Guessing 256 bits is hopeless; whoever tries is stopped all the same. */
async function looksUp({ tries }: Studio, network: string): Promise<Declined | undefined> {
  const isMuch = await tries.tooMany([{ whose: `link ${network}`, most: mostLinks }]);
  return isMuch ? declined(429, say('triedTooOften')) : undefined;
}

async function look(studio: Studio, { body, network }: Question<{ token: string }>): Promise<Replied> {
  const refused = await looksUp(studio, network);
  if (refused !== undefined) return refused;
  const invited = await open(studio.desk.store, body.token, studio.desk.now());
  return invited === undefined ? declined(404, say('linkIsOver')) : { body: invited };
}

async function joinIn(studio: Studio, { body, headers, network }: Question<Join>): Promise<Replied> {
  const refused = await looksUp(studio, network);
  if (refused !== undefined) return refused;
  const { accounts, desk } = studio;
  const person = await join({ sql: desk.store, accounts, now: desk.now() }, body);
  if (isDeclined(person)) return person;
  await tellOfPeople(desk, person.name, joined([asIs(person.name), say('hasPassword')]));
  // Whoever was kept out for guessing comes in by the new one.
  await forgetTries(studio, person.email, network);
  const cookies = await accounts.signIn(person.email, body.password);
  return cookies === undefined || typeof cookies === 'string'
    ? declined(401, say('wrongSignIn'))
    : begin(studio, headers, cookies);
}

export const peopleOperations: readonly Operation[] = [
  operation('GET people', 'signed', async (studio) => ({ body: await everyone(studio) })),
  operation<Invite>('POST people', ['admin'], inviteOne, 'Invite'),
  operation<{ roles: readonly StudioRole[] }>('POST people/:id/roles', ['admin'], setRoles, 'Roles'),
  operation('POST people/:id/reset', ['admin'], reset, 'nothing'),
  operation('POST people/:id/leave', ['admin'], leave, 'nothing'),
  operation<{ readonly email: string }>('POST invitation/cancel', ['admin'], uninvite, 'Uninvite'),
  operation<{ token: string }>('POST invitation', 'anyone', look, 'Token'),
  operation<Join>('POST invitation/join', 'anyone', joinIn, 'Join'),
];
