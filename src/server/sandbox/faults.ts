/** Faults a session can ask for, so that every failure of docs/contract.md 9 can be seen. Knows no call by name. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';

export const faultKinds = [
  'latency',
  'timeout',
  'drop',
  'lost',
  '500',
  'html',
  'truncated',
  'shape',
  'refused',
  'expired',
] as const;
export type FaultKind = (typeof faultKinds)[number];

export interface Fault {
  readonly kind: FaultKind;
  /** Only for this operation; absent: for every call. */
  readonly operation?: string;
  /** How many more calls it meets; absent: until it is switched off. */
  readonly count?: number;
  /** For `latency`. */
  readonly ms?: number;
  /** For `refused`. */
  readonly message?: string;
}

export const isFaultKind = (value: unknown): value is FaultKind => faultKinds.some((kind) => kind === value);

/** The first fault that meets the operation, and the list without what it used up. */
export function takeFault(
  faults: readonly Fault[],
  operation: string,
): { readonly fault: Fault | undefined; readonly left: readonly Fault[] } {
  const index = faults.findIndex((fault) => fault.operation === undefined || fault.operation === operation);
  const fault = faults[index];
  if (fault?.count === undefined) return { fault, left: faults };
  const left = fault.count > 1 ? { ...fault, count: fault.count - 1 } : undefined;
  return { fault, left: faults.flatMap((other, at) => (at === index ? (left ?? []) : other)) };
}

/** Ends the connection without an answer. */
export function drop(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.destroy();
  return reply;
}

/** Plays a fault in place of the answer. True: the answer is given (or never will be), false: go on as usual. */
export async function play(fault: Fault, reply: FastifyReply, envelope: string): Promise<boolean> {
  const succeeded = envelope === 'B' ? { success: true } : { code: envelope === 'C' ? '00' : '0' };
  const failed = envelope === 'B' ? { success: false } : { code: '9' };
  switch (fault.kind) {
    case 'latency':
      await sleep(fault.ms ?? 2000);
      return false;
    case 'timeout':
      // The socket stays open and silent until the client gives up or the server stops.
      reply.hijack();
      return true;
    case 'drop':
      drop(reply);
      return true;
    case 'lost':
      // The call acts first; then its answer is dropped.
      return false;
    case '500':
      await reply.code(500).send({ message: 'The sandbox plays a broken server.' });
      return true;
    case 'html':
      await reply
        .type('text/html; charset=utf-8')
        .send('<!doctype html><title>Portal</title><p>Please log in to the network.</p>');
      return true;
    case 'truncated':
      await reply.type('application/json; charset=utf-8').send('{"success":true,"code":"0","data":{"amo');
      return true;
    case 'shape':
      await reply.send({ ...succeeded, message: '', data: 5 });
      return true;
    case 'refused':
      await reply.send({ ...failed, message: fault.message ?? 'No es posible en este momento.', data: null });
      return true;
    case 'expired':
      await reply.send({ ...failed, code: '401', message: 'La sesión expiró.', data: null });
      return true;
  }
}
