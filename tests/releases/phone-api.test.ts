/** Holds what phones ask of releases to its description: what is answered, how long it may be kept, and which body is a voice. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it, onTestFinished } from 'vitest';
import description from '../../schemas/releases-phone.openapi.json' with { type: 'json' };
import type { Bundle, Next } from '../../src/model/release.ts';
import { createGuard } from '../../src/server/releases/guard/guard.ts';
import { readSeen } from '../../src/server/releases/guard/seen.ts';
import { openStore } from '../../src/server/releases/open-store.ts';
import { fakeReleases } from '../../src/server/releases/testing.ts';
import { builtFiles, makeFolder, makeServer } from '../../src/server/testing.ts';
import { bundledFrom, ownPart } from '../support/release.ts';
import { nothingOff } from '../support/release-objects.ts';

const ajv = new Ajv2020({ strict: false, allowUnionTypes: true });
ajv.addSchema(description, 'phone');

interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, { readonly content?: object; readonly headers?: object }>>;
}
const paths = description.paths as unknown as Readonly<Record<string, Readonly<Record<string, Operation>>>>;
const isOf = (pointer: string): ((value: unknown) => boolean) =>
  ajv.compile({ $ref: `phone#${pointer.replaceAll('{', '%7B').replaceAll('}', '%7D')}` });

const next: Next = {
  release: 'r2',
  salt: 'x',
  share: 10,
  who: { language: 'es-MX', versionFrom: '2.4' },
  from: null,
  until: null,
  held: false,
};

/** A server with a release of each kind of part, one on trial, and something of each kind off. */
async function open() {
  const live = fakeReleases();
  const { manifest, bundles } = bundledFrom({
    'words/es/order.title': 'Tu crédito',
    'words/en/app.back': 'Go back',
    'documents/privacy.es': { ...ownPart('documents/privacy.es'), title: 'Privacidad' },
    'layouts/classic': { ...ownPart('layouts/classic'), title: '@app.back' },
  });
  for (const text of Object.values(bundles)) live.put(JSON.parse(text) as Bundle);
  live.release('r1', manifest);
  live.release('r2', manifest);
  const words = { 'es-MX': 'Hoy no.', 'en-IN': 'Not today.' };
  live.point({
    lanes: [{ contract: 'b', stable: 'r1', next }],
    off: {
      ...nothingOff,
      screens: { repay: words, orders: null },
      calls: { loanPush: words },
      widgets: ['map'],
    },
  });
  const store = await openStore({ data: ':memory:' });
  onTestFinished(() => store.close());
  const guard = createGuard({
    sql: store,
    releases: live,
    tell: () => undefined,
    operations: { setShare: () => Promise.resolve(undefined) },
  });
  await guard.look();
  const dist = makeFolder({ ...builtFiles, 'contract.json': '{"id":"b"}' });
  return { app: await makeServer({ dist, releases: live, guard }), bundles };
}

it('answers each operation as it is described', async () => {
  const { app, bundles } = await open();
  const met = new Set<string>();
  async function ask(path: string, url: string, body?: unknown): Promise<number> {
    const method = body === undefined ? 'get' : 'post';
    const answer = await app.inject({
      url: `/release${url}`,
      ...(body === undefined
        ? {}
        : { method: 'POST', payload: JSON.stringify(body), headers: { 'content-type': 'text/plain' } }),
    });
    const operation = paths[path]?.[method];
    const status = String(answer.statusCode);
    expect([url, Object.keys(operation?.responses ?? {})]).toEqual([url, expect.arrayContaining([status])]);
    met.add(`${operation?.operationId ?? ''} ${status}`);
    const pointer = `/paths/${path.replaceAll('/', '~1')}/${method}/responses/${status}`;
    const { content, headers } = operation?.responses[status] ?? {};
    if (content === undefined) expect(answer.body).toBe('');
    else {
      const validate = isOf(`${pointer}/content/application~1json/schema`);
      expect([url, validate(answer.json())]).toEqual([url, true]);
    }
    if (headers !== undefined)
      expect(isOf(`${pointer}/headers/Cache-Control/schema`)(answer.headers['cache-control'])).toBe(true);
    return answer.statusCode;
  }

  const kinds = Object.entries(bundles).map(
    ([hash, text]) => [hash, (JSON.parse(text) as Bundle).kind] as const,
  );
  expect(new Set(kinds.map(([, kind]) => kind))).toEqual(new Set(['document', 'layout', 'screen', 'words']));
  for (const [hash] of kinds) expect(await ask('/b/{hash}.json', `/b/${hash}.json`)).toBe(200);
  await ask('/b/{hash}.json', `/b/${'a'.repeat(22)}.json`);
  for (const query of ['', '?build=b', '?build=another']) await ask('/now.json', `/now.json${query}`);
  await ask('/r/{release}.json', '/r/r1.json?build=b');
  await ask('/r/{release}.json', '/r/r9.json');
  await ask('/seen', '/seen', { release: 'r2' });
  await ask('/seen', '/seen', 'x'.repeat(2000));
  const all = Object.values(paths).flatMap((methods) =>
    Object.values(methods).flatMap(({ operationId, responses }) =>
      Object.keys(responses).map((status) => `${operationId} ${status}`),
    ),
  );
  expect([...met].sort()).toEqual(all.sort());
});

const voice = {
  release: 'r2',
  arm: 'next',
  build: 'b',
  screen: 'loan-detail',
  outcome: 'visit',
  token: 't',
};

it.each<[boolean, unknown]>([
  [true, voice],
  [true, { ...voice, outcome: 'failure', code: 'call-failed' }],
  [true, { ...voice, more: 1 }],
  [false, { ...voice, outcome: 'failure' }],
  [false, { ...voice, outcome: 'failure', code: 'a b' }],
  [false, { ...voice, outcome: 'seen' }],
  [false, { ...voice, arm: 'both' }],
  [false, { ...voice, screen: '<b>' }],
  [false, { ...voice, release: 'r'.repeat(65) }],
  [false, { ...voice, token: undefined }],
  [false, []],
  [false, null],
])('a voice is %s: %j', (is, body) => {
  expect([readSeen(body) !== undefined, isOf('/components/schemas/Seen')(body)]).toEqual([is, is]);
});
