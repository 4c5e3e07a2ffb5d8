/** What may be told of a write, when, and what a refusal says. */
import { describe, expect, it } from 'vitest';
import { placed, screen } from '../../../tests/invalid/checked.ts';
import { baseFiles, type Files } from '../../../tests/invalid/base.ts';
import type { Json } from '../../model/json.ts';

type More = Readonly<Record<string, Json>>;

const push = (more: More = {}): Json => ({ do: 'call', call: 'loanPush', send: { amount: 1 }, ...more });
const toast: Json = { do: 'toast', text: '@home.phone' };
const isX = { 'config.appName': 'x' };
const set = (value: Json): Json => ({ do: 'set', 'state.done': value });
const shown: Json = { type: 'text', text: '@home.phone', if: { 'state.done': true } };

const found = (press: readonly Json[], files: Files = {}): readonly string[] =>
  placed({
    ...screen([{ type: 'button', text: '@home.title', press: [...press] }, shown], {
      state: { done: false },
      dialogs: { sure: { title: '@home.title' } },
    }),
    ...files,
  })
    .map((line) => line.replace('screens/other.json/body/0/press/', ''))
    .filter((line) => !/unused-dialog|constant-state/.test(line));

describe('an outcome', () => {
  it('is told behind the call, or where it failed', () => {
    expect(found([push(), toast, set(true)])).toEqual([]);
    expect(found([push({ failed: toast }), set(true)])).toEqual([]);
    expect(found([push({ if: isX }), { ...(toast as object), if: isX }])).toEqual([]);
  });

  it('is not told before it is known', () => {
    expect(found([toast, push()])).toEqual(['0 told-too-early']);
    expect(found([set(true), push()])).toEqual(['0 told-too-early']);
    expect(found([{ do: 'open', dialog: 'sure' }, push()])).toEqual(['0 told-too-early']);
  });

  it('is not told by a hint that asks for what is filled in as well', () => {
    const hint = (more: Json): Json => ({
      ...(shown as object),
      if: { 'state.done': true, ...(more as object) },
    });
    const field = { type: 'text-field', bind: 'state.text', label: '@home.title', maxLength: 9 };
    const press = [set(true), push()];
    const of = (more: Json): readonly string[] =>
      placed(
        screen([{ type: 'button', text: '@home.title', press }, field, hint(more)], {
          state: { done: false, text: '' },
        }),
      ).filter((line) => line.includes('told-too-early'));
    expect(of({ 'state.text': '' })).toEqual([]);
    expect(of({})).toHaveLength(1);
  });

  it('is not told before it is known on any way, nor of a file', () => {
    const either = (then: Json, otherwise: Json): Json => ({ if: isX, then, else: otherwise });
    const app = { do: 'bridge', message: 'goHome', fail: toast };
    expect(found([either(toast, app), push()])).toEqual(['0 told-too-early']);
    expect(found([push(), either(toast, app)])).toEqual([]);
    expect(found([either(toast, [toast, { do: 'stop' }]), push()])).not.toContain('0 told-too-early');
    const upload = { do: 'upload', call: 'loanPush', as: 'amount', job: '{{event}}', gives: 'done' };
    expect(found([toast, upload])).toContain('0 told-too-early');
    expect(found([upload, toast])).not.toContain('1 told-too-early');
  });

  it('may be prepared, and taken back where it failed', () => {
    expect(found([set(true), push({ failed: set(false) })])).toEqual([]);
    expect(found([{ do: 'open', dialog: 'sure' }, push(), { do: 'close' }])).toEqual([]);
  });

  it('is no sign that something goes on', () => {
    const words = (file: 'locales/es.json' | 'locales/en.json', text: string): Files => ({
      [file]: { ...baseFiles[file], 'app.hello': text },
    });
    const sending = {
      ...words('locales/es.json', 'Enviando tu pago'),
      ...words('locales/en.json', 'Sending'),
    };
    expect(found([{ do: 'toast', text: '@app.hello' }, push()], sending)).toEqual([]);
  });

  it('is not told whatever becomes of the call', () => {
    expect(found([push({ if: isX }), toast])).toEqual(['0 told-anyway']);
    expect(found([push({ failed: toast }), toast])).toEqual(['0/failed told-anyway']);
  });

  it('is no word after which nothing was to be sent', () => {
    expect(found([{ if: isX, then: [toast, { do: 'stop' }] }, push()])).toEqual([]);
    expect(found([{ if: isX, then: toast, else: push() }])).toEqual([]);
    expect(found([{ if: isX, then: toast }, push()])).toEqual(['0 said-but-sent']);
  });
});

describe('a failure', () => {
  it('is told in each of its kinds', () => {
    const fail = (test: Json): readonly string[] =>
      found([push({ on: { fail: { ...(toast as object), if: test } } })]).filter((line) =>
        line.includes('silent-failure'),
      );
    expect(fail({ 'event.kind': 'network' })).toEqual(['0/on/fail silent-failure']);
    expect(fail({ not: { 'event.code': '7' } })).toEqual([]);
  });
});

describe('a message to the app', () => {
  const tell = (more: More = {}): Json => ({
    do: 'bridge',
    message: 'callPhone',
    payload: { phone: '5512345678' },
    ...more,
  });
  const stop: Json = { do: 'stop' };

  it('may be refused in silence where something else is seen', () => {
    expect(found([tell({ fail: [] }), { do: 'back' }])).toEqual([]);
    expect(found([push(), tell({ fail: [] }), toast])).toEqual([]);
    expect(found([tell({ fail: [toast, stop] }), set(true)])).toEqual([]);
  });

  it('is refused in words where it is all that is done', () => {
    expect(found([tell({ fail: [] })])).toEqual(['0/fail silent-failure']);
    expect(found([{ do: 'open-url', url: '{{config.appName}}', fail: stop }])).toContain(
      '0/fail silent-failure',
    );
  });

  it('is not said to have been taken where it was refused', () => {
    expect(found([tell({ fail: toast }), set(true)])).toEqual(['0/fail taken-for-granted']);
    expect(found([tell(), toast])).toEqual(['0 taken-for-granted']);
  });
});
