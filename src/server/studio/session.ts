/** Coming in and going. It must not know what anybody does meanwhile. */
import { say } from '../../release/operations/say.ts';
import type { SignIn, StudioSession } from '../../model/studio.ts';
import { declined, nobody } from './asked.ts';
import { demoPeople, demoPerson } from './demo.ts';
import { originsOf } from './place.ts';
import { operation, type Operation, type Question, type Reply, type Studio } from './studio.ts';

/** In a quarter of an hour. The second keeps one who guesses from many networks from trying for long. */
const most = { account: 10, everywhere: 60, network: 40 };

type Asked = Pick<Question, 'headers'> & { readonly signed: Question['signed'] | undefined };

function sessionOf({ place, tokens }: Studio, { headers, signed }: Asked): StudioSession {
  const hasDemo = place.kind === 'machine' && place.demo;
  return {
    person: signed?.person ?? null,
    token: tokens.of(signed?.session ?? nobody),
    fresh: signed?.fresh ?? false,
    freshFor: signed?.freshFor ?? 0,
    demo: hasDemo ? demoPeople.map(({ name, email, roles }) => ({ name, email, roles })) : [],
    phoneOrigin: originsOf(place, String(headers['host'])).phone,
    publicUrl: place.publicUrl,
  };
}

const cookieOf = (cookies: readonly string[]): string =>
  cookies.map((each) => each.replace(/;.*$/s, '')).join('; ');

/** A new session, with nothing of one before it. */
export async function begin(
  studio: Studio,
  headers: Question['headers'],
  cookies: readonly string[],
): Promise<Reply> {
  const { value: signed } = await studio.accounts.session(cookieOf(cookies));
  await studio.accounts.signOut(headers['cookie'] as string | undefined);
  return { body: sessionOf(studio, { headers, signed }), headers: { 'set-cookie': cookies } };
}

/** Who looks over a shoulder gets nothing of a code that has let somebody in; the library takes it for as long as it is shown. */
const wasUsed = ({ tries }: Studio, email: string, code: string): Promise<boolean> =>
  tries.tooMany([{ whose: `code ${email.toLowerCase()} ${code}`, most: 1 }]);

const accountOf = (email: string, network: string): string => `${email.toLowerCase()} ${network}`;

/** Of who has come in. */
export async function forgetTries({ tries }: Studio, email: string, network: string): Promise<void> {
  await Promise.all([tries.forget(accountOf(email, network)), tries.forget(email.toLowerCase())]);
}

async function signIn(studio: Studio, { body, headers, network }: Question<SignIn>) {
  const { accounts, tries, place } = studio;
  const { email, password, code } = body;
  const limits = [
    { whose: accountOf(email, network), most: most.account },
    { whose: email.toLowerCase(), most: most.everywhere },
    { whose: network, most: most.network },
  ];
  if (await tries.tooMany(limits)) return declined(429, say('triedTooOften'));
  const demo =
    password === undefined && place.kind === 'machine' && place.demo
      ? await demoPerson(accounts, email)
      : undefined;
  const entered =
    demo === undefined ? await accounts.signIn(email, password ?? '', code) : await accounts.enter(demo);
  if (entered === undefined) return declined(401, say('wrongSignIn'));
  if (entered === 'code') return declined(401, say('giveCode'), 'code');
  if (entered === 'wrongCode') return declined(401, say('wrongCode'), 'code');
  if (entered === 'tooOften') return declined(429, say('triedTooOften'));
  if (code !== undefined && (await wasUsed(studio, email, code))) {
    await accounts.signOut(cookieOf(entered));
    return declined(401, say('wrongCode'), 'code');
  }
  await forgetTries(studio, email, network);
  return begin(studio, headers, entered);
}

export const sessionOperations: readonly Operation[] = [
  operation('GET session', 'anyone', async (studio, { headers, signed }) => ({
    body: sessionOf(studio, { headers, signed }),
  })),
  operation<SignIn>('POST session', 'anyone', signIn, 'SignIn'),
  operation('DELETE session', 'anyone', async (studio, { headers }) => {
    const cookies = await studio.accounts.signOut(headers['cookie'] as string | undefined);
    const body = sessionOf(studio, { headers, signed: undefined });
    return { body, headers: { 'set-cookie': cookies } };
  }),
];
