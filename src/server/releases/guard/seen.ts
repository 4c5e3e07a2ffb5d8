/**
 * `POST /release/seen`, where pages say how a release on trial does, and the header with which a page gets its voice. What is no
 * voice is answered like one. It must not know what is made of it.
 */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { outcomes, type Arm, type Outcome } from '../../../release/guard/evidence.ts';
import type { Headers } from '../../headers.ts';
import type { LiveReleases } from '../port.ts';
import type { Guard } from './guard.ts';
import { networkOf } from './network.ts';
import { readToken, writeToken } from './page-token.ts';
import type { Said } from './voices.ts';

const longest = 1024;
const word = /^[a-z][\w-]{0,39}$/i;
const name = /^[\w.:-]{1,64}$/;

/** The body of `POST /release/seen`. */
export interface SeenBody extends Said {
  readonly token: string;
}

const isOne = <T extends string>(list: readonly T[], value: unknown): value is T =>
  list.some((each) => each === value);

export function readSeen(body: unknown): SeenBody | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const {
    release,
    arm,
    build,
    screen,
    outcome,
    code = '',
    token,
  } = body as Readonly<Record<string, unknown>>;
  const texts = [release, build, screen, code, token].every((value) => typeof value === 'string');
  if (!texts || !isOne<Arm>(['next', 'stable'], arm) || !isOne<Outcome>(outcomes, outcome)) return undefined;
  const said = { release, arm, build, screen, outcome, code, token } as SeenBody;
  const isWhole = name.test(said.release) && name.test(said.build) && word.test(said.screen);
  return isWhole && (outcome !== 'failure' || word.test(said.code)) ? said : undefined;
}

export interface SeenSetting {
  readonly guard: Pick<Guard, 'voices' | 'secretOf'>;
  readonly releases: Pick<LiveReleases, 'live'>;
  /** Told of each voice that counts. */
  readonly onVoice?: ((said: Said) => void) | undefined;
  readonly clock?: (() => number) | undefined;
}

export async function mountSeen(
  app: FastifyInstance,
  { guard, releases, onVoice, clock = Date.now }: SeenSetting,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: longest }, (_request, body, done) => {
      try {
        done(null, JSON.parse(String(body)));
      } catch {
        done(null, undefined);
      }
    });
    scope.post('/release/seen', (request, reply) => {
      const read = readSeen(request.body);
      const now = clock();
      const token = read && readToken(read.token, now, guard.secretOf);
      if (read !== undefined && token !== undefined) {
        const { token: _token, ...said } = read;
        if (guard.voices.hear(token, said, releases.live().pointer, now)) onVoice?.(said);
      }
      return reply.code(204).send();
    });
  });
}

/** Of each answer with a page, as long as something is on trial: pages themselves are kept ready, so it cannot stand in them. */
export function pageHeaders(
  { guard, releases, clock = Date.now }: SeenSetting,
  request: IncomingMessage,
): Headers {
  const { seq, lanes } = releases.live().pointer;
  if (!lanes.some(({ next }) => next !== null && next.share > 0)) return {};
  const token = writeToken(seq, networkOf(request), clock(), guard.secretOf);
  return token === undefined ? {} : { 'server-timing': `release;desc=${token}` };
}
