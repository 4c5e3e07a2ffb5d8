/** Puts the sandbox on a server: the declared calls below `apiBase` and its pictures; where asked for, its page and its test interface. */
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import type { Hearing } from '../campaigns/hear.ts';
import { answerCall } from './answer.ts';
import { imageOf } from './images.ts';
import { readOperations } from './operations.ts';
import { mountPage } from './page.ts';
import { pictureOf } from './pictures.ts';
import { createTurns } from './repeats.ts';
import { openStore, type Store } from './store.ts';
import { soundNamed } from './visitors.ts';

export interface SandboxOptions {
  readonly apiBase: string;
  /** A path, or `:memory:`. */
  readonly database: string;
  /** Hears what is answered. */
  readonly hearing?: Hearing | undefined;
}

export async function mountSandbox(
  app: FastifyInstance,
  { apiBase, database, hearing }: SandboxOptions,
): Promise<void> {
  await mountCalls(app, { apiBase, database }, (scope, store) => {
    if (hearing !== undefined)
      scope.addHook('onSend', (request, _reply, payload, done) => {
        hearing.whole(request.raw, payload);
        done();
      });
    mountPage(scope, store, filesOf(apiBase));
  });
}

/** Where pictures are. */
const filesOf = (apiBase: string): string => `${apiBase}/files`;

/** The calls alone, on a store of their own. @param around is asked first what else goes with them. */
export async function mountCalls(
  app: FastifyInstance,
  { apiBase, database }: Pick<SandboxOptions, 'apiBase' | 'database'>,
  around: (scope: FastifyInstance, store: Store) => void,
): Promise<void> {
  const store = openStore(database);
  app.addHook('onClose', () => store.close());
  const desk = { store, files: filesOf(apiBase), inTurn: createTurns() };
  await app.register((scope) => {
    around(scope, store);
    // Fastify knows JSON only; a WebView sends forms.
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 65_536 },
      (_request, body, done) => {
        done(null, Object.fromEntries(new URLSearchParams(String(body))));
      },
    );
    // A picture larger than the sandbox takes must still arrive, so that it is refused in words.
    void scope.register(multipart, { limits: { fileSize: 12 * 1024 * 1024, files: 1, fields: 20 } });
    for (const operation of readOperations()) {
      scope.route({
        method: operation.method,
        url: apiBase + operation.path,
        handler: (request, reply) => answerCall(operation, request, reply, desk),
      });
    }
    scope.get<{ Params: { name: string } }>(`${apiBase}/files/:name`, (request, reply) => {
      const kept = imageOf(store, request.params.name);
      if (kept !== undefined) return reply.type(kept.type).send(kept.bytes);
      const sound = soundNamed(store, request.params.name);
      if (sound !== undefined) return reply.type('audio/wav').header('cache-control', 'no-store').send(sound);
      const picture = pictureOf(request.params.name);
      if (picture === undefined) return reply.code(404).send({ message: 'No such picture.' });
      return reply.type('image/svg+xml; charset=utf-8').send(picture);
    });
  });
}
