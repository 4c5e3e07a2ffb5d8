/** Holds the publisher's interface: who gets in, what bodies are taken, and that each operation answers as its description says. */
import { describe, expect, it } from 'vitest';
import description from '../../schemas/releases.openapi.json' with { type: 'json' };
import { openStore } from '../../src/server/releases/open-store.ts';
import type { Store } from '../../src/server/releases/port.ts';
import { StoreDoubt, StoreFailure } from '../../src/server/releases/store-failure.ts';
import { met, openApi, own, type Api } from './api-server.ts';
import { folder, noMarks } from './fakes.ts';

describe('the publisher’s interface', () => {
  it('answers every operation as it is described', async () => {
    const { ask, bench } = await openApi();
    expect((await ask('/check', { files: folder('one') })).body).toMatchObject({ outcome: 'fine' });
    expect((await ask('/check', { files: folder('wrong') })).body).toMatchObject({
      outcome: 'wrong',
      problems: [{ code: 'unknown-widget' }],
    });
    expect((await ask('/publish', { files: folder('one'), share: 10 })).body).toMatchObject({
      outcome: 'done',
      release: 'r1',
      seq: 1,
    });
    expect((await ask('/hold', { held: true })).status).toBe(200);
    const steps = [
      { share: 10, minutes: 30 },
      { share: 50, minutes: 30 },
    ];
    expect((await ask('/ramp', { steps })).body.words).toContain(
      'The guard raises the share of r1 as long as no more phones fail with it: 10 % (30 minutes at least), 50 % (30 minutes at least).',
    );
    expect((await ask('/share', { share: 100 })).body).toMatchObject({ outcome: 'done', seq: 3 });
    bench.marks = { ...noMarks, structure: true };
    const waits = await ask('/publish', { files: folder('two') });
    expect(waits).toMatchObject({ status: 202, body: { outcome: 'waits', release: 'r2' } });
    expect(await ask('/approve', { release: 'r2' }, 'rk_luis')).toMatchObject({
      status: 202,
      body: { outcome: 'waits', release: 'r2', version: waits.body['version'] },
    });
    expect((await ask('/approve', { release: 'r2', version: waits.body['version'] }, 'rk_luis')).status).toBe(
      200,
    );
    expect((await ask('/publish', { release: 'r2' })).body).toMatchObject({ seq: 4 });
    expect((await ask('/off', { what: 'screen', name: 'repay' })).status).toBe(200);
    expect((await ask('/on', { what: 'screen', name: 'repay' })).status).toBe(200);
    expect((await ask('/back', {})).body.words).toContain('Everyone sees r1.');
    expect((await ask('/status')).body).toMatchObject({
      seq: 7,
      builds: [{ contract: 'build-1', own: true }],
    });
    expect((await ask('/list')).body).toMatchObject({
      releases: [{ id: 'r2', approvals: ['Luis'] }, { id: 'r1' }],
    });
    expect((await ask('/show?release=r2')).body).toMatchObject({
      standing: 'taken-back',
      changes: [{ part: 'screens/repay', steps: [{ before: ['one'], now: ['two'] }], screens: ['repay'] }],
    });
    for (const wrong of ['/show', '/show?release=r9', '/show?release=r1&release=r2'])
      expect((await ask(wrong)).status).toBe(404);
    expect((await ask('/log?most=3')).body['lines']).toHaveLength(3);
    const added = await ask('/keys', { person: ' Eva  Ruiz ', roles: ['oncall'] }, 'rk_host');
    const eva = String(added.body['key']);
    expect((await ask('/status', undefined, eva)).status).toBe(200);
    const list = await ask('/keys', undefined, 'rk_host');
    expect(list.body['keys']).toMatchObject([{ person: 'Eva Ruiz', roles: ['oncall'], revokedAt: null }]);
    expect(JSON.stringify(list.body)).not.toContain(eva);
    expect((await ask('/keys/revoke', { id: added.body['id'] }, 'rk_host')).status).toBe(200);
    expect((await ask('/status', undefined, eva)).body).toMatchObject({
      message: expect.stringContaining('was revoked') as string,
    });
    expect((await ask('/verify')).body).toMatchObject({ ok: true });
    const all = Object.values(description.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect([...met].sort()).toEqual(all.sort());
  });

  it('lets nobody in without a good key, whatever is asked', async () => {
    const { origin, live } = await openApi();
    for (const path of Object.keys(description.paths))
      for (const authorization of [
        undefined,
        'Bearer',
        'Bearer rk_none',
        'Basic cmtfYW5h',
        `Bearer ${'x'.repeat(300)}`,
      ]) {
        const answer = await fetch(`${origin}/release/api${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
          body: '{"what":"all"}',
        });
        // Some are asked by GET only: there is no such operation, for nobody.
        expect([path, authorization, answer.status]).toEqual([path, authorization, 401]);
      }
    expect(live.live().pointer.seq).toBe(0);
  });

  it.each([
    ['/publish', 'rk_oncall', 'it takes an author'],
    ['/approve', 'rk_oncall', 'it takes a reviewer'],
    ['/share', 'rk_author', 'it takes a person on call'],
    ['/hold', 'rk_author', 'it takes a person on call'],
    ['/ramp', 'rk_author', 'it takes a publisher'],
    ['/back', 'rk_author', 'it takes a person on call'],
    ['/off', 'rk_author', 'it takes a person on call'],
    ['/on', 'rk_author', 'it takes a person on call'],
    ['/keys', 'rk_ana', 'it takes access to the host'],
    ['/keys/revoke', 'rk_ana', 'it takes access to the host'],
    ['/approve', 'rk_host', 'it takes a reviewer'],
  ])('%s is closed for %s: %s', async (path, key, words) => {
    own.set('rk_oncall', { name: 'Eva', roles: ['oncall'] });
    own.set('rk_author', { name: 'Eva', roles: ['author'] });
    const { ask } = await openApi();
    const { status, body } = await ask(path, {}, key);
    expect([status, body['message']]).toEqual([403, expect.stringContaining(words)]);
  });

  it.each([
    ['/share', '{', 400, 'The body is no JSON'],
    ['/share', '""', 400, 'The body must be an object.'],
    ['/share', '', 400, 'The body is missing.'],
    ['/share', { share: '10' }, 400, 'The share must be a number.'],
    ['/share', { share: 101 }, 400, 'The share is at most 100.'],
    ['/share', { share: -1 }, 400, 'The share is at least 0.'],
    ['/share', {}, 400, 'The body lacks "share".'],
    [
      '/share',
      { share: 1, release: 'r1; DROP TABLE log' },
      400,
      'The release must be r and a number, such as r12.',
    ],
    ['/back', { relaese: 'r1' }, 400, 'The body has a member that is not known here: "relaese".'],
    ['/off', { what: 'everything' }, 400, 'What is switched is one of these: screen, layout'],
    ['/publish', { files: [{ file: '../x', text: 1 }] }, 400, 'The text of a file must be a text.'],
    ['/publish', { files: [] }, 400, 'The list of files needs at least 1.'],
    [
      '/approve',
      { release: 'r1', version: 'x' },
      400,
      'The version must be the 22 letters that `show` prints.',
    ],
    [
      '/publish',
      { release: 'r1', from: '2026-12-01' },
      400,
      'The start must be a time with its zone, such as 2026-12-01T08:00:00-06:00.',
    ],
    ['/publish', { release: 'r1', who: { country: 'mx' } }, 400, 'The country must be two capital letters'],
    ['/ramp', { steps: [{ share: 0, minutes: 1 }] }, 400, 'The share is more than 0.'],
    ['/ramp', { steps: [{ share: 10, minutes: 0 }] }, 400, 'The time of a step, in minutes, is at least 1.'],
    ['/off', { what: 'call', name: 'loanPush', words: {} }, 400, '"words" needs at least 1.'],
    [
      '/off',
      { what: 'call', name: 'loanPush', words: { 'es-MX': '' } },
      400,
      'What is said in Spanish is empty.',
    ],
    ['/nothing', {}, 404, 'There is no such operation.'],
  ])('%s with %j is %d: %s', async (path, body, status, words) => {
    const { ask, live } = await openApi();
    const answer = await ask(path, body);
    expect([answer.status, answer.body['message']]).toEqual([status, expect.stringContaining(words)]);
    expect(live.live().pointer.seq).toBe(0);
  });

  it.each(['cinco', '0', '1001', '1.5', ''])(
    'gives no lines of the log for %j, and says so',
    async (most) => {
      const { ask } = await openApi();
      const { status, body } = await ask(`/log?most=${most}`);
      expect([status, body['message']]).toEqual([
        400,
        `The number of lines is a whole number from 1 to 1000, not "${most}".`,
      ]);
    },
  );

  it('takes no body that is too large, nor one of another kind', async () => {
    const { ask, origin } = await openApi();
    const answer = await ask('/publish', { files: folder('x'.repeat(5_000_000)) });
    expect([answer.status, answer.body['message']]).toEqual([413, 'The body is too large: at most 4 MB.']);
    const form = await fetch(`${origin}/release/api/back`, {
      method: 'POST',
      headers: { authorization: 'Bearer rk_ana' },
      body: new URLSearchParams('a=b'),
    });
    expect([form.status, await form.json()]).toEqual([
      415,
      expect.objectContaining({ message: 'The body must be JSON (content-type application/json).' }),
    ]);
  });
});

describe('a store that fails', () => {
  const failing = async (how: (store: Store) => Store['transaction']): Promise<Api> => {
    const store = await openStore({ data: ':memory:' });
    let isFailing = false;
    const broken: Store = {
      ...store,
      transaction: (work) => (isFailing ? how(store)(work) : store.transaction(work)),
    };
    const api = await openApi(broken);
    await api.ask('/publish', { files: folder('one') });
    isFailing = true;
    return api;
  };

  it('changes nothing, and the publisher is told', async () => {
    const full = new StoreFailure(new Error('database or disk is full'));
    const { ask, live } = await failing(() => () => Promise.reject(full));
    const { status, body } = await ask('/publish', { files: folder('two') });
    expect([status, body['message']]).toEqual([
      503,
      'The database cannot be used (database or disk is full): nothing was done. What was live stays.',
    ]);
    expect(live.live().pointer).toMatchObject({ seq: 1 });
  });

  it('at the last moment says that nobody can tell', async () => {
    const { ask } = await failing(() => () => Promise.reject(new StoreDoubt(new Error('gone'))));
    expect((await ask('/back', {})).body['message']).toContain('whether it was done cannot be told');
  });

  it('is not named where the fault is ours', async () => {
    const { ask, told } = await failing(() => () => Promise.reject(new TypeError('x is undefined')));
    expect(await ask('/off', { what: 'all' })).toMatchObject({
      status: 500,
      body: { message: expect.stringContaining('Something went wrong') as string },
    });
    expect(told.join('')).toContain('x is undefined');
  });
});
