/**
 * Who asks something of the studio's server, and whether the question comes from its own page: host, origin, token, session. It must
 * not know what is asked.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { say } from '../../release/operations/say.ts';
import type { Told } from '../../release/told.ts';
import type { StudioAnswer } from '../../model/studio.ts';
import { acceptedTongue } from '../tongue.ts';
import type { Accounts, Signed } from './accounts.ts';
import { addressed, originsOf, type StudioPlace } from './place.ts';
import type { PageTokens } from './secrets.ts';

/** Why something is not done. */
export interface Declined {
  readonly status: number;
  readonly words: readonly Told[];
  readonly asks?: StudioAnswer['asks'];
}

export const declined = (
  status: number,
  words: Told | readonly Told[],
  asks?: StudioAnswer['asks'],
): Declined => ({ status, words: 'en-IN' in words ? [words] : words, ...(asks && { asks }) });

/** As the page wants it; else as its browser does. */
export const languageOf = ({ headers }: FastifyRequest): keyof Told =>
  acceptedTongue(headers['accept-language'] ?? '') === 'en' ? 'en-IN' : 'es-MX';

export function decline(reply: FastifyReply, { status, words, asks }: Declined): FastifyReply {
  const language = languageOf(reply.request);
  const answer: StudioAnswer = { words: words.map((each) => each[language]), ...(asks && { asks }) };
  return reply.code(status).send(answer);
}

/** Of whoever has no session: they can only ask to have one. */
export const nobody = 'nobody';

export interface Asking {
  readonly place: StudioPlace;
  readonly accounts: Accounts;
  readonly tokens: PageTokens;
}

const isOurPage = ({ headers, raw }: FastifyRequest, { place, tokens }: Asking, session: string): boolean => {
  if (raw.method === 'GET') return true;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  return (
    headers.origin === originsOf(place, headers.host).studio && tokens.is(session, headers['x-studio-token'])
  );
};

/** Who asks, or why they get nothing; cookies that the session needs are set. */
export async function whoAsks(
  request: FastifyRequest,
  reply: FastifyReply,
  asking: Asking,
): Promise<Signed | undefined | Declined> {
  if (addressed(asking.place, request.headers.host) !== 'studio') return declined(404, say('noSuchThing'));
  const { value: signed, cookies } = await asking.accounts.session(request.headers.cookie);
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  return isOurPage(request, asking, signed?.session ?? nobody) ? signed : declined(403, say('strangePage'));
}
