/** Below `/studio/api`: each operation for whoever may, with a body of its form. It must not know what an operation does. */
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { say } from '../../release/operations/say.ts';
import type { Told } from '../../release/told.ts';
import { networkOf } from '../releases/guard/network.ts';
import { StoreDoubt, StoreFailure } from '../releases/store-failure.ts';
import type { Signed } from './accounts.ts';
import { decline, declined, languageOf, whoAsks, type Declined } from './asked.ts';
import { wrongBody } from './bodies.ts';
import { campaignOperations } from './campaign-desk.ts';
import { changeOperations } from './change-desk.ts';
import { factorOperations } from './factor-desk.ts';
import { linkOperations } from './links.ts';
import { lookOperations } from './looks.ts';
import { pictureOperations } from './picture-desk.ts';
import { peopleOperations } from './people-desk.ts';
import { publishOperations } from './publish-desk.ts';
import { releaseOperations } from './release-desk.ts';
import { sandboxOperations } from './sandbox.ts';
import { sessionOperations } from './session.ts';
import {
  isDeclined,
  operation,
  type Allowed,
  type Operation,
  type Question,
  type Replied,
  type Studio,
} from './studio.ts';

export const base = '/studio/api';
/** All definitions and texts of the project are a tenth of it. */
const longest = 4 * 1024 * 1024;

const project = operation('GET project', 'signed', async (studio, { headers }) => {
  const { base: name, contract, files, snapshot } = await studio.project();
  // The first proof for a build takes seconds: it is made while somebody looks around. One that fails is made anew when it is asked for.
  studio.desk.bench.ready?.(contract).catch(() => undefined);
  const tag = `"${name}"`;
  const cache = { etag: tag, 'cache-control': 'private, no-cache' };
  return headers['if-none-match'] === tag
    ? { body: {}, status: 304, headers: cache }
    : { body: { base: name, files, snapshot }, headers: cache };
});

export const operations: readonly Operation[] = [
  ...sessionOperations,
  project,
  ...changeOperations,
  ...pictureOperations,
  ...publishOperations,
  ...releaseOperations,
  ...campaignOperations,
  ...peopleOperations,
  ...factorOperations,
  ...linkOperations,
  ...lookOperations,
  ...sandboxOperations,
];

/** "the role of editor or the role of publisher" */
const rolesIn = (roles: Exclude<Allowed, string>): Told =>
  roles.map((role) => say(`role ${role}`)).reduce((one, other) => say('or', { one, other }));

function mayNot(who: Allowed, signed: Signed | undefined): Declined | undefined {
  if (who === 'anyone') return undefined;
  if (signed === undefined) return declined(401, say('signIn'), 'sign-in');
  if (who === 'signed' || signed.person.roles.some((role) => who.includes(role))) return undefined;
  return declined(403, say('mayNotHere', { role: rolesIn(who) }));
}

function send(reply: FastifyReply, replied: Replied): FastifyReply {
  if (isDeclined(replied)) return decline(reply, replied);
  const { body, status = 200, headers = {} } = replied;
  for (const [name, value] of Object.entries(headers)) reply.header(name, value);
  return status === 304 ? reply.code(304).send() : reply.code(status).send(body);
}

/** Of the framework, before an operation is asked; of the store; ours. */
function failureOf(error: FastifyError): Declined {
  const status = error.statusCode ?? 500;
  if (status === 413) return declined(413, say('tooLarge'));
  if (status === 415) return declined(415, say('mustBeJson'));
  if (status < 500) return declined(status, say('noJson', { why: error.message }));
  if (error instanceof StoreDoubt) return declined(503, say('storeDoubt'));
  if (error instanceof StoreFailure) return declined(503, say('storeFailed', { why: error.message }));
  return declined(500, say('ourFault'));
}

export async function mountStudioApi(
  app: FastifyInstance,
  studio: Studio,
  tell: (sentence: string) => void,
): Promise<void> {
  await app.register(async (scope) => {
    const asking = new WeakMap<object, Signed>();
    scope.addHook('onRequest', async (request, reply) => {
      reply.headers({ 'content-language': languageOf(request), vary: 'Accept-Language, Cookie' });
      const found = await whoAsks(request, reply, studio);
      if (found === undefined) return undefined;
      if (isDeclined(found)) return decline(reply, found);
      asking.set(request, found);
      return undefined;
    });
    scope.setErrorHandler<FastifyError>((error, _request, reply) => {
      const failure = failureOf(error);
      if (failure.status >= 500) tell(`A request of the studio failed: ${error.stack ?? error.message}`);
      return decline(reply, failure);
    });
    for (const { method, path, who, takes, run } of operations)
      scope.route({
        method,
        url: `${base}/${path}`,
        bodyLimit: longest,
        exposeHeadRoute: false,
        // Before a body is read: whoever may not sends none.
        onRequest: async (request, reply) => {
          const refused = mayNot(who, asking.get(request));
          return refused && decline(reply, refused);
        },
        handler: async (request, reply) => {
          const wrong = takes === undefined ? undefined : wrongBody(takes, request.body);
          if (wrong !== undefined) return decline(reply, declined(400, wrong));
          const question = {
            body: request.body,
            of: request.params,
            query: request.query,
            signed: asking.get(request),
            language: languageOf(request),
            headers: request.headers,
            network: networkOf(request.raw),
          };
          return send(reply, await run(studio, question as unknown as Question));
        },
      });
    scope.all(`${base}/*`, (_request, reply) => decline(reply, declined(404, say('noSuchThing'))));
  });
}
