/** For the tests of this folder: one sandbox for a test file, and calls of a borrower. */
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { mountSandbox } from './mount.ts';
import { readOperations, type Operation } from './operations.ts';

/** The sandbox of the test file that runs. */
export let sandbox: FastifyInstance;

/** Called once by each test file: this module is loaded once for several of them, and their worlds are not one. */
export function startSandbox(): void {
  beforeAll(async () => {
    sandbox = Fastify();
    await mountSandbox(sandbox, { apiBase: '/gateway', database: ':memory:' });
  });
  afterAll(() => sandbox.close());
}

let worlds = 0;
export const newSession = (): string => `s${(worlds += 1)}`;
export const operations = readOperations();
const declarationOf = (operation: string): Operation | undefined =>
  operations.find(({ id }) => id === operation);
export const pathOf = (operation: string): string => declarationOf(operation)?.path ?? '';

export interface Answer {
  readonly success: boolean;
  readonly code?: string;
  readonly message: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export async function call(
  operation: string,
  session: string,
  parameters: Readonly<Record<string, string>>,
  language = 'es',
  more: Readonly<Record<string, string>> = {},
): Promise<{ status: number; body: Answer; raw: string }> {
  const url = `/gateway${pathOf(operation)}?sessionId=${session}`;
  const values = new URLSearchParams(parameters).toString();
  const response = await sandbox.inject(
    declarationOf(operation)?.method === 'GET'
      ? { method: 'GET', url: `${url}&${values}`, headers: { language, ...more } }
      : {
          method: 'POST',
          url,
          headers: { 'content-type': 'application/x-www-form-urlencoded', language, ...more },
          payload: values,
        },
  );
  const raw = response.body;
  return {
    status: response.statusCode,
    body: (raw.startsWith('{"') && raw.endsWith('}') ? JSON.parse(raw) : {}) as Answer,
    raw,
  };
}

export const deed = (session: string, name: string, payload: object = {}): Promise<number> =>
  sandbox
    .inject({ method: 'POST', url: `/sandbox/api/${session}/${name}`, payload })
    .then((response) => response.statusCode);

export const status = async (session: string, orderId: string): Promise<unknown> =>
  (await call('loanDetails', session, { productId: '1', orderId })).body.data['orderStatus'];
