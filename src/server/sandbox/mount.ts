/** Puts the sandbox on a server: the declared calls below `apiBase`, its pictures, its page and its test interface. */
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { commonNames } from '../../lib/query.ts';
import type { Upload } from './call.ts';
import { calls } from './calls/index.ts';
import type { Tongue } from './content.ts';
import { play, takeFault } from './faults.ts';
import { imageOf } from './images.ts';
import { anonymous } from './names.ts';
import { readOperations, type Operation } from './operations.ts';
import { mountPage } from './page.ts';
import { pictureOf } from './pictures.ts';
import { openStore, type Store } from './store.ts';
import { enterWorld } from './world.ts';

export interface SandboxOptions {
  readonly apiBase: string;
  /** A path, or `:memory:`. */
  readonly database: string;
}

const byName = new Map(calls.map((call) => [call.operation, call]));
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Who asks: no session is a world of its own. */
export const sessionOf = (query: Readonly<Record<string, unknown>>): string =>
  text(query['sessionId']).slice(0, 128) || anonymous;

function tongueOf(request: FastifyRequest): Tongue {
  const query = request.query as Readonly<Record<string, unknown>>;
  return (text(request.headers['language']) || text(query['language'])).toLowerCase().startsWith('en')
    ? 'en'
    : 'es';
}

export async function mountSandbox(
  app: FastifyInstance,
  { apiBase, database }: SandboxOptions,
): Promise<void> {
  const store = openStore(database);
  app.addHook('onClose', () => store.close());
  await app.register((scope) => {
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
        handler: (request, reply) => answer(operation, request, reply, store, `${apiBase}/files`),
      });
    }
    scope.get<{ Params: { name: string } }>(`${apiBase}/files/:name`, (request, reply) => {
      const kept = imageOf(store, request.params.name);
      if (kept !== undefined) return reply.type(kept.type).send(kept.bytes);
      const picture = pictureOf(request.params.name);
      if (picture === undefined) return reply.code(404).send({ message: 'No such picture.' });
      return reply.type('image/svg+xml; charset=utf-8').send(picture);
    });
    mountPage(scope, store, `${apiBase}/files`);
  });
}

/** Reserved for the app itself: not part of a call's declaration. */
const common: ReadonlySet<string> = new Set(commonNames);

/** The file of a multipart request; its name stands for it among the parameters. */
async function uploadOf(
  request: FastifyRequest,
): Promise<{ readonly field: string; readonly upload: Upload } | undefined> {
  if (!request.isMultipart()) return undefined;
  try {
    const part = await request.file();
    if (part === undefined) return undefined;
    return { field: part.fieldname, upload: { name: part.filename, bytes: await part.toBuffer() } };
  } catch {
    // Cut off on its way, or larger than the limit.
    return undefined;
  }
}

function parametersOf(operation: Operation, request: FastifyRequest): Record<string, string> {
  const query = request.query as Readonly<Record<string, unknown>>;
  const given = (operation.method === 'GET' ? query : request.body) as
    Readonly<Record<string, unknown>> | null | undefined;
  const entries = Object.entries(given ?? {}).filter(
    ([name]) => operation.method === 'POST' || !common.has(name),
  );
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

async function answer(
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
  store: Store,
  files: string,
): Promise<FastifyReply> {
  const session = sessionOf(request.query as Readonly<Record<string, unknown>>);
  enterWorld(store, session);
  const file = operation.multipart ? await uploadOf(request) : undefined;
  const parameters = {
    ...(operation.multipart ? {} : parametersOf(operation, request)),
    ...(file === undefined ? {} : { [file.field]: file.upload.name }),
  };
  const record = (outcome: string): void =>
    store.record(session, {
      at: new Date().toISOString(),
      method: operation.method,
      operation: operation.id,
      parameters,
      outcome,
    });

  const call = byName.get(operation.id);
  if (call === undefined) {
    record('501');
    return reply
      .code(501)
      .send({ code: '501', success: false, message: `The sandbox does not answer ${operation.id} yet.` });
  }
  const refusal = operation.refuse(parameters);
  if (refusal !== undefined) {
    record(`400 ${refusal}`);
    return reply.code(400).send({ code: '400', success: false, message: `${operation.id}: ${refusal}` });
  }
  const { fault, left } = takeFault(store.faults(session), operation.id);
  if (fault !== undefined) {
    store.setFaults(session, left);
    record(`fault ${fault.kind}`);
    if (await play(fault, reply, operation.envelope)) return reply;
  }
  const tongue = tongueOf(request);
  const given = call.answer({ store, session, parameters, files, tongue, upload: file?.upload });
  if ('refused' in given) {
    record(`refused: ${given.refused}`);
    const refused = operation.envelope === 'B' ? { success: false } : { code: given.code ?? '1' };
    return reply.send({ ...refused, message: given.refused, data: null });
  }
  record('ok');
  if ('picture' in given)
    return reply.header('cache-control', 'no-store').type('image/png').send(given.picture);
  const succeeded =
    operation.envelope === 'B' ? { success: true } : { code: operation.envelope === 'C' ? '00' : '0' };
  return reply.send({ ...succeeded, message: '', data: given.data });
}
