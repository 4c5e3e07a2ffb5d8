/** Answers one received call: who asks, what was sent, the fault that meets it, and what is sent back. Knows no call by name. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { commonNames } from '../../lib/query.ts';
import type { CallAnswer, SandboxCall, Upload } from './call.ts';
import { calls } from './calls/index.ts';
import { drop, play, takeFault } from './faults.ts';
import { anonymous } from './names.ts';
import type { Operation } from './operations.ts';
import { actOnce, digestOf, type createTurns } from './repeats.ts';
import type { Repetition, Store } from './store.ts';
import { tongueOf } from '../tongue.ts';
import { enterWorld } from './world.ts';

export interface Desk {
  readonly store: Store;
  /** Where pictures are, `/gateway/files`. */
  readonly files: string;
  readonly inTurn: ReturnType<typeof createTurns>;
}

/** A call as it came. */
interface Received {
  readonly session: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly upload: Upload | undefined;
  /** Of a write that carries one. */
  readonly key: string | undefined;
}

type Values = Readonly<Record<string, unknown>>;

const byName = new Map(calls.map((call) => [call.operation, call]));
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Who asks: no session is a world of its own. */
const sessionOf = (query: Values): string => text(query['sessionId']).slice(0, 128) || anonymous;

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
  const query = request.query as Values;
  const given = (operation.method === 'GET' ? query : request.body) as Values | null | undefined;
  const entries = Object.entries(given ?? {}).filter(
    ([name]) => operation.method === 'POST' || !common.has(name),
  );
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

async function receive(operation: Operation, request: FastifyRequest): Promise<Received> {
  const file = operation.multipart ? await uploadOf(request) : undefined;
  const key = text(request.headers['idempotency-key']);
  return {
    session: sessionOf(request.query as Values),
    parameters: {
      ...(operation.multipart ? {} : parametersOf(operation, request)),
      ...(file === undefined ? {} : { [file.field]: file.upload.name }),
    },
    upload: file?.upload,
    key: operation.effect === 'write' && key !== '' ? key : undefined,
  };
}

export async function answerCall(
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
  desk: Desk,
): Promise<FastifyReply> {
  const received = await receive(operation, request);
  const { session, parameters, key } = received;
  enterWorld(desk.store, session);
  const record = (outcome: string, repetition?: Repetition): void =>
    desk.store.record(session, {
      at: new Date().toISOString(),
      method: operation.method,
      operation: operation.id,
      parameters,
      outcome,
      ...(key === undefined ? {} : { key }),
      ...(repetition === undefined ? {} : { repetition }),
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
  const run = (): Promise<FastifyReply> => actOn(call, operation, request, reply, desk, received, record);
  // A repetition that comes while the first still runs waits for its answer.
  return key === undefined ? run() : desk.inTurn(JSON.stringify([session, operation.id, key]), run);
}

async function actOn(
  call: SandboxCall,
  { id, envelope }: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
  { store, files }: Desk,
  { session, parameters, upload, key }: Received,
  record: (outcome: string, repetition?: Repetition) => void,
): Promise<FastifyReply> {
  const { fault, left } = takeFault(store.faults(session), id);
  const isLost = fault?.kind === 'lost';
  if (fault !== undefined) {
    store.setFaults(session, left);
    if (!isLost) record(`fault ${fault.kind}`);
    if (await play(fault, reply, envelope)) return reply;
  }
  const tongue = tongueOf(request.headers, request.query as Values);
  const act = (): CallAnswer => call.answer({ store, session, parameters, files, tongue, upload });
  const { answer, repetition } =
    key === undefined
      ? { answer: act(), repetition: undefined }
      : actOnce(store, { session, operation: id, key }, digestOf(parameters, upload), act);
  const outcome = 'refused' in answer ? `refused: ${answer.refused}` : 'ok';
  record(isLost ? `fault lost, after: ${outcome}` : outcome, repetition);
  return isLost ? drop(reply) : send(answer, envelope, reply);
}

function send(answer: CallAnswer, envelope: string, reply: FastifyReply): FastifyReply {
  if ('refused' in answer) {
    const refused = envelope === 'B' ? { success: false } : { code: answer.code ?? '1' };
    return reply.send({ ...refused, message: answer.refused, data: null });
  }
  if ('picture' in answer)
    return reply.header('cache-control', 'no-store').type('image/png').send(answer.picture);
  const succeeded = envelope === 'B' ? { success: true } : { code: envelope === 'C' ? '00' : '0' };
  return reply.send({ ...succeeded, message: '', data: answer.data });
}
