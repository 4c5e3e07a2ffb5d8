/** A code that the sandbox would send by SMS is told once, after the write that sent it. */
import { afterEach, expect, it, vi } from 'vitest';
import type { HttpPort } from '../../engine/ports.ts';
import { failure, success } from '../../lib/result.ts';
import type { CallSpec } from '../../model/call.ts';
import { withCodes } from './codes.ts';

afterEach(() => vi.unstubAllGlobals());

const world = { session: 'a b', apiBase: '/studio-phone/sandbox' };
const call = (effect: CallSpec['effect']) => ({ name: 'any', effect }) as CallSpec;
const options = { signal: new AbortController().signal };

function open(answers: readonly (readonly string[] | number | Error)[], isDone = true) {
  const left = [...answers];
  const ask = vi.fn<typeof fetch>(async () => {
    const next = left.shift() ?? [];
    if (next instanceof Error) throw next;
    return typeof next === 'number'
      ? new Response('', { status: next })
      : new Response(JSON.stringify({ codes: next }));
  });
  vi.stubGlobal('fetch', ask);
  const send: HttpPort['send'] = () =>
    Promise.resolve(
      isDone ? success(null) : failure({ kind: 'refused', code: '11', message: '', detail: '' } as never),
    );
  const told: string[] = [];
  const http = withCodes(
    { send, release: () => undefined, writing: () => false },
    world,
    (code) => void told.push(code),
  );
  return { http, ask, told };
}

it('tells each new code once, in the world where it was sent', async () => {
  const { http, ask, told } = open([['123456'], ['123456'], ['777777', '123456']]);
  for (const times of [1, 2, 3]) {
    expect(await http.send(call('write'), {}, options)).toEqual(success(null));
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(times));
  }
  await vi.waitFor(() => expect(told).toEqual(['123456', '777777']));
  expect(ask.mock.calls[0]?.[0]).toBe('/studio-phone/sandbox/codes?sessionId=a+b');
});

it('asks for none after a read, or a write that was refused', async () => {
  const { http, ask } = open([['123456']]);
  await http.send(call('read'), {}, options);
  expect(ask).not.toHaveBeenCalled();
  const refused = open([['123456']], false);
  expect(await refused.http.send(call('write'), {}, options)).toMatchObject({ ok: false });
  expect(refused.ask).not.toHaveBeenCalled();
});

it('is silent where the sandbox says nothing, and tells the next', async () => {
  const { http, ask, told } = open([new Error('gone'), 401, ['123456']]);
  for (const times of [1, 2, 3]) {
    await http.send(call('write'), {}, options);
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(times));
  }
  await vi.waitFor(() => expect(told).toEqual(['123456']));
});
