/** A part of another kind than is meant is told at its kind, once; two mistakes of one part are told as two. */
import { describe, expect, it } from 'vitest';
import { found, said, screen } from '../../../tests/invalid/checked.ts';
import type { Json } from '../../model/json.ts';

const words = { type: 'text', text: '{{config.appName}}' };
const codes = (body: Json): readonly string[] =>
  found(screen([words, body]))
    .filter(({ code }) => code !== 'literal-text')
    .map(({ code, pointer }) => `${pointer} ${code}`);
const press = { do: 'back' };

describe('a part of another kind than is meant', () => {
  it('is told at its kind, with the one that all of it goes with', () => {
    expect(said(screen([words, { type: 'text', text: '@home.title', tone: 'secondary', press }]))).toEqual([
      'unfit-type: "text" does not know "press", "tone". Write "button": all that is written here goes with it.',
    ]);
    const [only] = found(screen([words, { type: 'text', text: '@home.title', tone: 'secondary', press }]));
    expect(only?.fix?.edits.map(({ text }) => text)).toEqual(['button']);
  });

  it('is told with each kind that it may be', () => {
    const [only, ...others] = found(screen([words, { type: 'hero', bind: 'state.x', label: '@home.title' }]));
    expect(others).toEqual([]);
    expect(only?.message).toBe('"hero" does not know "bind", "label", and needs "title".');
    expect(only?.remedy).toMatch(
      /^Write the kind that is meant: all that is written here goes with .*text-field/,
    );
    expect(only?.fix).toBeUndefined();
  });

  it('is told once with a table, whatever its rows have', () => {
    const row = { state: 'done', status: '@home.title' };
    const table = { match: '{{config.appName}}', is: { a: row, b: row }, else: row };
    const body: Json = { type: 'notice', ...table, title: '@home.title', trailing: 'x' };
    expect(codes({ type: 'timeline', body })).toEqual(['/body/1/body/type unfit-type']);
  });

  it('is told of an action, not what comes of it in its list', () => {
    const wrong = { do: 'toast', to: '/list', replace: true };
    expect(codes({ type: 'button', text: '@home.title', press: [{ do: 'back' }, wrong] })).toEqual([
      '/body/1/press/1/do unfit-type',
    ]);
  });
});

describe('another mistake', () => {
  it('is a name that no kind has', () => {
    expect(codes({ type: 'button', zigzag: 1, sparkle: 1, text: '@home.title', press })).toEqual([
      '/body/1/zigzag unknown-prop',
      '/body/1/sparkle unknown-prop',
    ]);
  });

  it('is one name in the place of another', () => {
    expect(codes({ type: 'button', label: '@home.title', press })).toEqual(['/body/1/label unknown-prop']);
  });

  it('is a part that is right, where none may stand', () => {
    const body: Json = { type: 'card', body: [words], else: { ...words } };
    expect(codes(body)).toEqual(['/body/1/else misplaced-else']);
  });
});
