// @vitest-environment node
/** Calls that are switched off, before the proxy and before the sandbox. */
import { describe, expect, it } from 'vitest';
import contract from '../../../schemas/backend.openapi.json' with { type: 'json' };
import type { Off, OffWords } from '../../model/release.ts';
import { readAnswer } from '../../platform/answer.ts';
import { expectConsole } from '../../../tests/support/console.ts';
import { ask, listen, makeServer, startBackend } from '../testing.ts';
import { noReleases } from './no-releases.ts';
import { offAnswer } from './off.ts';
import type { Live, LiveReleases } from './port.ts';

const nothingOff: Off = noReleases.live().pointer.off;
const off = (calls: Off['calls']): Off => ({ ...nothingOff, calls });
const words: OffWords = { 'es-MX': 'Vuelve a las 8.', 'en-IN': 'Come back at 8.' };

/** Releases whose pointer the test moves. */
function movable(): LiveReleases & { move: (seq: number, calls: Off['calls']) => void } {
  let live: Live = noReleases.live();
  return {
    ...noReleases,
    live: () => live,
    move(seq, calls) {
      live = { ...live, pointer: { ...live.pointer, seq, off: off(calls) } };
    },
  };
}

const push = '/gateway/v3/loan-confirm/loan-detail-push';
const inEnglish = { 'accept-language': 'en-IN' };

describe('a call that is off', () => {
  type Call = Parameters<typeof readAnswer>[0];
  type Declared = Readonly<Record<'operationId' | 'x-envelope' | 'x-effect', string>>;
  const paths = Object.entries(
    contract.paths as Readonly<Record<string, Readonly<Record<string, Declared>>>>,
  );
  const declared = paths.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId: name, 'x-envelope': envelope }]) => ({
      call: { name, path, method: method.toUpperCase(), envelope, data: {} } as unknown as Call,
      name,
    })),
  );

  it.each(declared.filter(({ call }) => call.envelope !== 'image'))(
    '$name: a program of any age reads a refusal with the words',
    ({ name, call }) => {
      const given = offAnswer({ ...call, url: call.path, headers: {} }, off({ [name]: words }));
      const read = readAnswer(call, 200, JSON.stringify(given));
      expect(read).toMatchObject({ ok: false, error: { kind: 'refused', message: 'Vuelve a las 8.' } });
    },
  );

  it('is refused in the language of the request, in our words where there are none', () => {
    const told = (given: OffWords, headers: Readonly<Record<string, string>>, query = '') =>
      offAnswer({ method: 'POST', url: `${push.slice(8)}${query}`, headers }, off({ loanPush: given }))
        ?.message;
    expect(told(words, {})).toBe('Vuelve a las 8.');
    expect(told(words, inEnglish)).toBe('Come back at 8.');
    expect(told(words, {}, '?sessionId=1&language=en')).toBe('Come back at 8.');
    expect(told(null, {})).toMatch(/^Esto no está disponible/);
    expect(told({ 'es-MX': 'Hoy no.' }, {})).toBe('Hoy no.');
    expect(told({ 'es-MX': 'Hoy no.' }, inEnglish)).toMatch(/^This is not available/);
    expect(told(null, inEnglish)).toMatch(/^This is not available/);
  });

  it.each(['loanDetails', 'constructor', 'loanpush'])('is not any other: %s', (name) => {
    const calls = off({ [name]: words });
    expect(offAnswer({ method: 'POST', url: push.slice(8), headers: {} }, calls)).toBeUndefined();
  });
});

describe('on a running server', () => {
  it('reaches no backend, from the first request on and until it is on again', async () => {
    const asked: string[] = [];
    const backend = await startBackend((incoming, response) => {
      asked.push(String(incoming.url));
      response.writeHead(200, { 'x-release': '999' }).end('{"code":0}');
    });
    const releases = movable();
    const origin = await listen(await makeServer({ backend, releases }));
    const send = () => ask(origin, push, { method: 'POST', body: 'a=1', headers: inEnglish });

    const before = await send();
    expect([before.status, before.headers['x-release'], before.headers['x-not-forwarded']]).toEqual([
      200,
      '0',
      undefined,
    ]);
    releases.move(7, { loanPush: words });
    const refused = await send();
    expect([refused.status, refused.headers['x-release'], refused.headers['x-not-forwarded']]).toEqual([
      200,
      '7',
      '1',
    ]);
    expect(JSON.parse(refused.body)).toEqual({
      code: 'off',
      success: false,
      message: 'Come back at 8.',
      data: null,
    });
    expect(asked).toHaveLength(1);
    expect((await ask(origin, '/gateway/v3/loan-details/loan-details', { method: 'POST' })).body).toBe(
      '{"code":0}',
    );
    releases.move(8, {});
    expect([(await send()).body, asked.length]).toEqual(['{"code":0}', 3]);
  });

  it('is refused before the sandbox as well, which says the number too', async () => {
    const releases = movable();
    const origin = await listen(await makeServer({ backend: undefined, releases }));
    releases.move(3, { loanPush: words });
    const other = await ask(origin, '/gateway/v3/loan-details/loan-details', { method: 'POST' });
    expect(other.headers['x-release']).toBe('3');
    const refused = await ask(origin, push, { method: 'POST' });
    expect(JSON.parse(refused.body)).toMatchObject({ code: 'off', message: 'Vuelve a las 8.' });
  });

  it('every answer to a call has the number, whoever made it', async () => {
    const releases = movable();
    releases.move(5, {});
    const origin = await listen(await makeServer({ releases }));
    const numbers = await Promise.all([
      ask(origin, push, { method: 'POST' }),
      ask(origin, push),
      ask(origin, push, { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } }),
      ask(origin, '/inThe'),
    ]);
    expect(numbers.map(({ status, headers }) => [status, headers['x-release']])).toEqual([
      [502, '5'],
      [405, '5'],
      [403, '5'],
      [200, undefined],
    ]);
    expectConsole('cannot be used');
  });
});
