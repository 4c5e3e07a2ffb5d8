/** The envelopes of docs/contract.md 4. */
import { expect, it } from 'vitest';
import type { CallSpec, Envelope } from '../model/call.ts';
import { readAnswer } from './answer.ts';

const spec = (envelope: Envelope): CallSpec => ({
  name: 'x',
  method: 'POST',
  path: '/x',
  envelope,
  effect: 'read',
  body: 'form',
  parameters: [],
  required: [],
  data: null,
});

it.each<[Envelope, object, string]>([
  ['A', { code: 0 }, 'ok'],
  ['A', { code: '0' }, 'ok'],
  ['A', { code: '00' }, 'ok'],
  ['A', { code: '1' }, 'refused'],
  ['A', { code: null }, 'shape'],
  ['A', { success: true }, 'shape'],
  ['B', { success: true }, 'ok'],
  ['B', { success: false }, 'refused'],
  ['B', { success: 'true' }, 'shape'],
  ['C', { code: '00' }, 'ok'],
  ['C', { code: '0' }, 'refused'],
  ['C', { code: 0 }, 'refused'],
  ['D', { code: -1 }, 'refused'],
  ['D', { code: '0' }, 'ok'],
])('%s %j is %s', (envelope, body, expected) => {
  const answer = readAnswer(spec(envelope), 200, JSON.stringify(body));
  expect(answer.ok ? 'ok' : answer.error.kind).toBe(expected);
});

it('in place of an image a refusal is read in its words, and nothing else', () => {
  const read = (text: string): unknown => readAnswer(spec('image'), 200, text);
  expect(read('{"code":"off","success":false,"message":"Hoy no","data":null}')).toEqual({
    ok: false,
    error: { kind: 'refused', code: 'off', message: 'Hoy no', detail: '' },
  });
  expect(read('{"code":"401","message":"over"}')).toMatchObject({ error: { kind: 'refused', code: '401' } });
  for (const text of ['{"code":"0","message":"ok"}', '<html>'])
    expect(read(text)).toMatchObject({ ok: false, error: { kind: 'shape' } });
});

it('an image is bytes of an image', () => {
  const read = (blob: Blob): boolean => readAnswer(spec('image'), 200, blob).ok;
  expect(read(new Blob(['x'], { type: 'image/png' }))).toBe(true);
  expect(read(new Blob([], { type: 'image/png' }))).toBe(false);
  expect(read(new Blob(['{}'], { type: 'application/json' }))).toBe(false);
});
