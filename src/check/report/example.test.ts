import { describe, expect, it } from 'vitest';
import { formOf, short } from './example.ts';

describe('the form of a value', () => {
  it.each([
    ['/home', '"/home"'],
    [60, '60'],
    [[], '[]'],
    [{}, '{}'],
    [{ do: 'back' }, '{ "do": "back" }'],
    [{ do: 'toast', text: '@app.copied' }, '{ "do": "toast", … }'],
    [[{ title: 'Pagos', value: '2' }], '[{ "title": "Pagos", … }]'],
    [['one', 'two'], '["one", …]'],
    [{ any: [{ a: 1 }] }, '{ "any": … }'],
  ])('of %j is %s', (value, form) => expect(formOf(value)).toBe(form));
});

describe('a value', () => {
  it('is cut where it is long', () => {
    expect(short('x'.repeat(80))).toBe(`"${'x'.repeat(56)}…`);
    expect(short(undefined)).toBe('nothing');
  });
});
