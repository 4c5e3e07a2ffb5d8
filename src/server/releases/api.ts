/**
 * What those who publish ask by HTTP (schemas/releases.openapi.json): who asks, whether they may, whether the body is what the
 * operation takes. It must not know what an operation does.
 */
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import description from '../../../schemas/releases.openapi.json' with { type: 'json' };
import type {
  AddKey,
  Approve,
  Back,
  Folder,
  Hold,
  Problem as ShownProblem,
  Publish,
  Ramp,
  Refused as RefusedAnswer,
  RevokeKey,
  Share,
  Switch,
} from '../../model/release-api.generated.ts';
import type { Problem } from '../../lib/problem.ts';
import { refuse, type Desk, type Done, type Outcome } from './desk.ts';
import { addFor, keys, revoke } from './key-desk.ts';
import { ramp } from './guard/steps.ts';
import { list, log, status, verify } from './look.ts';
import { findPerson, may, type Person, type Role } from './people.ts';
import { approve, check, publish } from './publish.ts';
import { back, hold, share } from './ramp.ts';
import { StoreDoubt, StoreFailure } from './store-failure.ts';
import { turn } from './switches.ts';

export interface Publishing {
  readonly desk: Desk;
  /** Keys of this server alone, by their secrets: the host's, and those of demonstration persons. */
  readonly own: ReadonlyMap<string, Person>;
  /** Tells operators of what failed. */
  readonly tell: (sentence: string) => void;
}

const base = '/release/api';
/** All definitions and texts of the project are a tenth of it. */
const longest = 4 * 1024 * 1024;

const ajv = new Ajv2020({ strict: false, verbose: true });
ajv.addSchema(description, 'api');

/** Where in the body, and what is asked there. */
function complaint(schema: string, body: unknown): string | undefined {
  const validate = ajv.getSchema(`api#/components/schemas/${schema}`);
  if (validate === undefined) throw new Error(`no schema ${schema}`);
  if (validate(body) === true) return undefined;
  const [error] = validate.errors ?? [];
  const where = error?.instancePath.slice(1).replaceAll('/', '.') ?? '';
  // What it is for says more to a person than its pattern.
  const { description: asked } = (error?.parentSchema ?? {}) as { readonly description?: string };
  if (error?.keyword === 'pattern' && asked !== undefined)
    return `"${where}" is of another form. What goes there: ${asked}`;
  const params = (error?.params ?? {}) as {
    readonly additionalProperty?: string;
    readonly allowedValues?: unknown[];
  };
  const named =
    params.additionalProperty === undefined
      ? params.allowedValues === undefined
        ? ''
        : `: ${params.allowedValues.join(', ')}`
      : `: "${params.additionalProperty}"`;
  return `${where === '' ? 'The body' : `"${where}"`} ${error?.message ?? 'is wrong'}${named}.`;
}

interface Operation<Body> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Of the body, in the description. */
  readonly schema?: string;
  /** Who may; every key where it is left out. */
  readonly role?: Role;
  run(publishing: Publishing, person: Person, body: Body): Promise<unknown>;
}

const post = <Body>(
  path: string,
  schema: string,
  role: Role | undefined,
  work: (desk: Desk, person: Person, body: Body) => Promise<Outcome<unknown>>,
): Operation<never> => ({
  method: 'POST',
  path,
  schema,
  ...(role && { role }),
  run: ({ desk }, person, body) => work(desk, person, body),
});

const get = (
  path: string,
  role: Role | undefined,
  work: (desk: Desk, query: unknown) => Promise<unknown>,
): Operation<never> => ({
  method: 'GET',
  path,
  ...(role && { role }),
  run: async ({ desk }, _person, query) => ({ ok: true, value: await work(desk, query) }),
});

const most = (query: unknown): number => {
  const given = Number((query as { readonly most?: unknown }).most ?? 20);
  return Number.isInteger(given) && given >= 1 && given <= 1000 ? given : 20;
};

const operations: readonly Operation<never>[] = [
  post('/check', 'Folder', undefined, (desk, _person, body: Folder) => check(desk, body)),
  post('/publish', 'Publish', 'author', (desk, person, body: Publish) => publish(desk, person, body)),
  post('/approve', 'Approve', 'reviewer', (desk, person, body: Approve) => approve(desk, person, body)),
  post('/share', 'Share', 'oncall', (desk, person, body: Share) => share(desk, person, body)),
  post('/hold', 'Hold', 'oncall', (desk, person, body: Hold) => hold(desk, person, body)),
  post('/ramp', 'Ramp', 'publisher', (desk, person, body: Ramp) => ramp(desk, person, body)),
  post('/back', 'Back', 'oncall', (desk, person, body: Back) => back(desk, person, body)),
  post('/off', 'Switch', 'oncall', (desk, person, body: Switch) => turn(desk, person, true, body)),
  post('/on', 'Switch', 'oncall', (desk, person, body: Switch) => turn(desk, person, false, body)),
  post('/keys', 'AddKey', 'host', (desk, person, body: AddKey) => addFor(desk, person, body)),
  post('/keys/revoke', 'RevokeKey', 'host', (desk, person, body: RevokeKey) => revoke(desk, person, body)),
  get('/status', undefined, (desk) => status(desk)),
  get('/list', undefined, (desk) => list(desk)),
  get('/log', undefined, (desk, query) => log(desk, most(query))),
  get('/verify', undefined, (desk) => verify(desk)),
  get('/keys', 'host', (desk) => keys(desk)),
];

/** As the description has it. */
const shownProblem = ({ code, severity, file, line, column, message, remedy }: Problem): ShownProblem => ({
  code,
  severity,
  file,
  line,
  column,
  message,
  remedy,
});

const withProblems = (problems?: readonly Problem[]) =>
  problems === undefined ? {} : { problems: problems.map(shownProblem) };

const refusedAnswer = (code: number, message: string, problems?: readonly Problem[]): RefusedAnswer => ({
  code: String(code),
  success: false,
  message,
  ...withProblems(problems),
});

const send = (reply: FastifyReply, outcome: Outcome<unknown>): FastifyReply => {
  if (!outcome.ok) {
    const { status: given, words, problems } = outcome.error;
    return reply.code(given).send(refusedAnswer(given, words, problems));
  }
  const { outcome: how, problems } = outcome.value as Partial<Done>;
  return reply
    .code(how === 'waits' ? 202 : 200)
    .send({ ...(outcome.value as object), ...withProblems(problems) });
};

/** The store failed: nothing was kept, or nobody can tell; anything else is ours. */
function failed(error: unknown): RefusedAnswer {
  if (error instanceof StoreDoubt)
    return refusedAnswer(
      503,
      'The database went away at the last moment: whether it was done cannot be told. Look at the status when it is back.',
    );
  return error instanceof StoreFailure
    ? refusedAnswer(
        503,
        `The database cannot be used (${error.message}): nothing was done. What was live stays.`,
      )
    : refusedAnswer(500, 'Something went wrong on the server: nothing was done. Its log says what.');
}

const roleNames: Readonly<Record<Role, string>> = {
  author: 'an author',
  reviewer: 'a reviewer',
  publisher: 'a publisher',
  oncall: 'a person on call',
  host: 'access to the host (its key lies in the folder of DATA)',
};

/** Of the framework, before an operation is asked. */
function bodyWords({ statusCode, code, message }: FastifyError): string {
  if (statusCode === 413) return 'The body is too large: at most 4 MB.';
  if (statusCode === 415) return 'The body must be JSON (content-type application/json).';
  return code === 'FST_ERR_CTP_EMPTY_JSON_BODY' ? 'The body is missing.' : `The body is no JSON: ${message}`;
}

async function authenticate(
  { desk, own }: Publishing,
  request: FastifyRequest,
): Promise<Person | { readonly refused: string }> {
  const [, secret] = /^Bearer +(\S{1,200})$/i.exec(request.headers.authorization ?? '') ?? [];
  if (secret === undefined) return { refused: 'A key is needed: Authorization: Bearer rk_….' };
  const found = await findPerson(desk.store, own, secret);
  if (found === 'revoked')
    return { refused: 'This key was revoked. Ask whoever keeps the host for another.' };
  return found === 'unknown' ? { refused: 'This key is none.' } : found;
}

export async function mountPublishing(app: FastifyInstance, publishing: Publishing): Promise<void> {
  const people = new WeakMap<FastifyRequest, Person>();
  await app.register(async (scope) => {
    // Before a body is read: strangers send none.
    scope.addHook('onRequest', async (request, reply) => {
      try {
        const person = await authenticate(publishing, request);
        if ('refused' in person) {
          reply.header('www-authenticate', 'Bearer');
          return await reply.code(401).send(refusedAnswer(401, person.refused));
        }
        people.set(request, person);
        return undefined;
      } catch (error) {
        const answer = failed(error);
        return reply.code(Number(answer.code)).send(answer);
      }
    });
    scope.setErrorHandler<FastifyError>((error, _request, reply) => {
      const code = error.statusCode ?? 500;
      if (code < 500) return reply.code(code).send(refusedAnswer(code, bodyWords(error)));
      publishing.tell(`A request of a publisher failed: ${error.stack ?? error.message}`);
      const answer = failed(error);
      return reply.code(Number(answer.code)).send(answer);
    });
    for (const { method, path, schema, role, run } of operations)
      scope.route({
        method,
        url: `${base}${path}`,
        bodyLimit: longest,
        handler: async (request, reply) => {
          const person = people.get(request);
          if (person === undefined) throw new Error('nobody asks');
          if (role !== undefined && !may(person, role))
            return send(reply, refuse(403, `${person.name} may not: it takes ${roleNames[role]}.`));
          const wrong = schema === undefined ? undefined : complaint(schema, request.body);
          if (wrong !== undefined) return send(reply, refuse(400, wrong));
          const given = (schema === undefined ? request.query : request.body) as never;
          return send(reply, (await run(publishing, person, given)) as Outcome<unknown>);
        },
      });
    scope.all(`${base}/*`, (_request, reply) =>
      reply.code(404).send(refusedAnswer(404, 'There is no such operation.')),
    );
  });
}
