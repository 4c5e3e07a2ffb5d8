/**
 * What those who publish ask by HTTP (schemas/releases.openapi.json): who asks, whether they may, whether the body is what the
 * operation takes. It must not know what an operation does.
 */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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
import { success } from '../../lib/result.ts';
import { say } from '../../release/operations/say.ts';
import type { Told } from '../../release/told.ts';
import { acceptedTongue } from '../tongue.ts';
import { complaint } from './complaint.ts';
import { refuse, type Desk, type Done, type Outcome } from './desk.ts';
import { addFor, keys, revoke } from './key-desk.ts';
import { ramp } from './guard/steps.ts';
import { list, log, status, verify } from './look.ts';
import { findPerson, may, type Person, type Role } from './people.ts';
import { approve } from './approve.ts';
import { check, publish } from './publish.ts';
import { back, hold, share } from './ramp.ts';
import { show } from './show.ts';
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

interface Operation<Body> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Of the body, in the description. */
  readonly schema?: string;
  /** Who may; every key where it is left out. */
  readonly role?: Role;
  run(publishing: Publishing, person: Person, body: Body, language: keyof Told): Promise<Outcome<object>>;
}

/** What an operation says it did. */
interface Said {
  readonly words: readonly Told[];
}

const post = <Body>(
  path: string,
  schema: string,
  role: Role | undefined,
  work: (desk: Desk, person: Person, body: Body) => Promise<Outcome<Said>>,
): Operation<never> => ({
  method: 'POST',
  path,
  schema,
  ...(role && { role }),
  run: async ({ desk }, person, body, language) => {
    const outcome = await work(desk, person, body);
    if (!outcome.ok) return outcome;
    const words = outcome.value.words.map((each) => each[language]);
    return success({ ...outcome.value, words });
  },
});

const get = (
  path: string,
  role: Role | undefined,
  work: (desk: Desk, language: keyof Told, query: unknown) => Promise<object>,
): Operation<never> => ({
  method: 'GET',
  path,
  ...(role && { role }),
  run: async ({ desk }, _person, query, language) => success(await work(desk, language, query)),
});

const mostLines = 1000;

/** As many lines as are asked for; null where that is no number of them. */
function linesOf(query: unknown): number | null {
  const { most = 20 } = query as { readonly most?: unknown };
  const count = Number(most);
  return Number.isInteger(count) && count >= 1 && count <= mostLines ? count : null;
}

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
  get('/status', undefined, (desk, language) => status(desk, language)),
  get('/list', undefined, (desk, language) => list(desk, language)),
  { method: 'GET', path: '/show', run: ({ desk }, _person, query, language) => show(desk, language, query) },
  {
    method: 'GET',
    path: '/log',
    async run({ desk }, _person, query, language) {
      const lines = linesOf(query);
      const { most = '' } = query as { readonly most?: unknown };
      return lines === null
        ? refuse(400, say('wholeNumber', { name: say('theLines'), most: mostLines, value: String(most) }))
        : success(await log(desk, lines, language));
    },
  },
  get('/verify', undefined, verify),
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

/** As the browser or the command of whoever asks wants it; programs read English. */
const languageOf = ({ headers }: FastifyRequest): keyof Told =>
  acceptedTongue(headers['accept-language'] ?? '') === 'es' ? 'es-MX' : 'en-IN';

function decline(
  reply: FastifyReply,
  code: number,
  words: Told,
  problems?: readonly Problem[],
): FastifyReply {
  const message = words[languageOf(reply.request)];
  const answer: RefusedAnswer = { code: String(code), success: false, message, ...withProblems(problems) };
  return reply.code(code).send(answer);
}

const send = (reply: FastifyReply, outcome: Outcome<object>): FastifyReply => {
  if (!outcome.ok) {
    const { status: given, words, problems } = outcome.error;
    return decline(reply, given, words, problems);
  }
  const { outcome: how, problems } = outcome.value as Partial<Pick<Done, 'outcome' | 'problems'>>;
  return reply.code(how === 'waits' ? 202 : 200).send({ ...outcome.value, ...withProblems(problems) });
};

/** The store failed: nothing was kept, or nobody can tell; anything else is ours. */
function fail(reply: FastifyReply, error: unknown): FastifyReply {
  if (error instanceof StoreDoubt) return decline(reply, 503, say('storeDoubt'));
  return error instanceof StoreFailure
    ? decline(reply, 503, say('storeFailed', { why: error.message }))
    : decline(reply, 500, say('ourFault'));
}

/** Of the framework, before an operation is asked. */
function bodyWords({ statusCode, code, message }: FastifyError): Told {
  if (statusCode === 413) return say('tooLarge');
  if (statusCode === 415) return say('mustBeJson');
  return code === 'FST_ERR_CTP_EMPTY_JSON_BODY' ? say('bodyMissing') : say('noJson', { why: message });
}

async function authenticate(
  { desk, own }: Publishing,
  request: FastifyRequest,
): Promise<Person | { readonly refused: Told }> {
  const [, secret] = /^Bearer +(\S{1,200})$/i.exec(request.headers.authorization ?? '') ?? [];
  if (secret === undefined) return { refused: say('keyNeeded') };
  const found = await findPerson(desk.store, own, secret);
  if (found === 'revoked') return { refused: say('keyRevoked') };
  if (found === 'demonstration') return { refused: say('demonstrationOver') };
  return found === 'unknown' ? { refused: say('keyUnknown') } : found;
}

export async function mountPublishing(app: FastifyInstance, publishing: Publishing): Promise<void> {
  const people = new WeakMap<FastifyRequest, Person>();
  await app.register(async (scope) => {
    // Before a body is read: strangers send none.
    scope.addHook('onRequest', async (request, reply) => {
      reply.headers({ 'content-language': languageOf(request), vary: 'Accept-Language' });
      try {
        const person = await authenticate(publishing, request);
        if ('refused' in person) {
          reply.header('www-authenticate', 'Bearer');
          return await decline(reply, 401, person.refused);
        }
        people.set(request, person);
        return undefined;
      } catch (error) {
        return fail(reply, error);
      }
    });
    scope.setErrorHandler<FastifyError>((error, _request, reply) => {
      const code = error.statusCode ?? 500;
      if (code < 500) return decline(reply, code, bodyWords(error));
      publishing.tell(`A request of a publisher failed: ${error.stack ?? error.message}`);
      return fail(reply, error);
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
            return send(reply, refuse(403, say('mayNot', { person: person.name, role: say(role) })));
          const wrong = schema === undefined ? undefined : complaint(schema, request.body);
          if (wrong !== undefined) return send(reply, refuse(400, wrong));
          const given = (schema === undefined ? request.query : request.body) as never;
          return send(reply, await run(publishing, person, given, languageOf(request)));
        },
      });
    scope.all(`${base}/*`, (_request, reply) => decline(reply, 404, say('noOperation')));
  });
}
