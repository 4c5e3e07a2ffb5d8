/** A server whose publisher's interface is asked, each answer held against its description. It must not know what is asked. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import description from '../../schemas/releases.openapi.json' with { type: 'json' };
import type { Person } from '../../src/server/releases/people.ts';
import type { Store } from '../../src/server/releases/port.ts';
import { listen, makeServer } from '../../src/server/testing.ts';
import { openDesk, type Opened } from './desk.ts';
import { ana, host, luis } from './fakes.ts';

const ajv = new Ajv2020({ strict: false });
ajv.addSchema(description, 'api');

type Answered = Readonly<Record<string, unknown>> & { readonly words?: readonly string[] };
export interface Answer {
  readonly status: number;
  readonly body: Answered;
}

export const own = new Map<string, Person>([
  ['rk_ana', ana],
  ['rk_luis', luis],
  ['rk_host', host],
]);

export interface Api extends Opened {
  ask(path: string, body?: unknown, key?: string, language?: string): Promise<Answer>;
  readonly origin: string;
}

/** A server of whose operations each answer is held against the description. */
export async function openApi(store?: Store): Promise<Api> {
  const opened = await openDesk({ own, ...(store && { store }) });
  const origin = await listen(await makeServer({ releases: opened.live, publishing: opened }));
  return {
    ...opened,
    origin,
    async ask(path, body, key = 'rk_ana', language = 'en') {
      const method = body === undefined ? 'get' : 'post';
      const answer = await fetch(`${origin}/release/api${path}`, {
        method: method.toUpperCase(),
        headers: {
          authorization: `Bearer ${key}`,
          'accept-language': language,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const said = (await answer.json()) as Answered;
      held(path, method, answer.status, said);
      return { status: answer.status, body: said };
    },
  };
}

export const met = new Set<string>();

/** Of the form that the description gives to this operation and status. */
function held(path: string, method: string, status: number, body: Answered): void {
  const [route = ''] = path.split('?');
  if (!(route in description.paths)) return;
  const operation = (
    description.paths as unknown as Record<string, Record<string, { operationId: string; responses: object }>>
  )[route]?.[method];
  met.add(operation?.operationId ?? '');
  const pointer = `/paths/${route.replaceAll('/', '~1')}/${method}/responses/${status}`;
  expect([pointer, Object.keys(operation?.responses ?? {})]).toEqual([
    pointer,
    expect.arrayContaining([String(status)]),
  ]);
  const where = status < 400 ? pointer : `/components/responses/${status}`;
  const validate = ajv.compile({ $ref: `api#${where}/content/application~1json/schema` });
  validate(body);
  expect([path, body, validate.errors]).toEqual([path, body, null]);
}
