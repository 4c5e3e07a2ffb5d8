/** A second factor of whoever is signed in: set up, new codes to recover by, ended; told to everyone. It must not know how one comes in. */
import { asIs, joined, say } from '../../release/operations/say.ts';
import { declined, type Declined } from './asked.ts';
import { tellOfPeople } from './people-desk.ts';
import { begin } from './session.ts';
import { operation, type Operation, type Question, type Replied, type Studio } from './studio.ts';

/** In a quarter of an hour: who found an open page guesses no password here. */
const most = 10;

interface WithPassword {
  readonly password: string;
}
interface WithCode {
  readonly code: string;
}

const cookieOf = ({ headers }: Pick<Question, 'headers'>): string => String(headers['cookie'] ?? '');

async function guesses(
  { tries }: Studio,
  { signed }: Pick<Question, 'signed'>,
): Promise<Declined | undefined> {
  const isMuch = await tries.tooMany([{ whose: `factor ${signed.person.id}`, most }]);
  return isMuch ? declined(429, say('triedTooOften')) : undefined;
}

const wrongPassword = (): Declined => declined(422, say('wrongPassword'));

const tell = ({ desk }: Studio, { signed }: Pick<Question, 'signed'>, what: 'hasFactor' | 'hasNoFactor') =>
  tellOfPeople(desk, signed.person.name, joined([asIs(signed.person.name), say(what)]));

async function beginFactor(studio: Studio, question: Question<WithPassword>): Promise<Replied> {
  const refused = await guesses(studio, question);
  if (refused !== undefined) return refused;
  if (question.signed.person.factor) return declined(409, say('factorIsOn'));
  const begun = await studio.accounts.factor.begin(cookieOf(question), question.body.password);
  return begun === undefined ? wrongPassword() : { body: begun };
}

async function confirm(studio: Studio, question: Question<WithCode>): Promise<Replied> {
  const refused = await guesses(studio, question);
  if (refused !== undefined) return refused;
  if (question.signed.person.factor) return declined(409, say('factorIsOn'));
  const cookies = await studio.accounts.factor.confirm(cookieOf(question), question.body.code);
  if (cookies === undefined) return declined(422, say('wrongCode'));
  await tell(studio, question, 'hasFactor');
  return begin(studio, question.headers, cookies);
}

async function newCodes(studio: Studio, question: Question<WithPassword>): Promise<Replied> {
  const refused = await guesses(studio, question);
  if (refused !== undefined) return refused;
  const codes = await studio.accounts.factor.codes(cookieOf(question), question.body.password);
  return codes === undefined ? wrongPassword() : { body: { codes } };
}

async function end(studio: Studio, question: Question<WithPassword>): Promise<Replied> {
  const refused = await guesses(studio, question);
  if (refused !== undefined) return refused;
  if (!question.signed.fresh) return declined(403, say('signInAgain'), 'sign-in');
  const cookies = await studio.accounts.factor.end(cookieOf(question), question.body.password);
  if (cookies === undefined) return wrongPassword();
  await tell(studio, question, 'hasNoFactor');
  return begin(studio, question.headers, cookies);
}

export const factorOperations: readonly Operation[] = [
  operation<WithPassword>('POST factor', 'signed', beginFactor, 'Password'),
  operation<WithCode>('POST factor/confirm', 'signed', confirm, 'Code'),
  operation<WithPassword>('POST factor/codes', 'signed', newCodes, 'Password'),
  operation<WithPassword>('POST factor/end', 'signed', end, 'Password'),
];
