/** Holds digits in groups: nothing lost, nothing invented, the caret behind the digit it stood behind. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitsOf, grouped, placeBehind, take, type DigitFormat } from './digits.ts';

const formats: readonly DigitFormat[] = ['card', 'phone', 'digits'];
const anyFormat = fc.constantFrom(...formats);
const anyDigits = fc.stringMatching(/^\d{0,19}$/);

describe('what is shown', () => {
  it.each([
    ['card', '', ''],
    ['card', '4000', '4000'],
    ['card', '40001', '4000 1'],
    ['card', '4000123412341234', '4000 1234 1234 1234'],
    ['card', '4000123412341234567', '4000 1234 1234 1234 567'],
    ['phone', '138', '138'],
    ['phone', '1380', '138 0'],
    ['phone', '13800138000', '138 0013 8000'],
    ['digits', '482913', '482913'],
  ] as const)('%s: %s is %j', (format, digits, shown) => {
    expect(grouped(digits, format)).toBe(shown);
  });

  it('has the same digits, in the same order', () => {
    fc.assert(
      fc.property(anyDigits, anyFormat, (digits, format) => digitsOf(grouped(digits, format)) === digits),
    );
  });
});

describe('what is kept', () => {
  it.each([
    ['1234 5678', '12345678'],
    ['482-913', '482913'],
    ['  4829.13\n', '482913'],
    ['G-482913', '482913'],
    ['４８２９１３', '482913'],
    ['४८२९१३', '482913'],
    ['٤٨٢٩١٣', '482913'],
    ['no digits', ''],
    ['', ''],
  ])('of %j: %j', (text, digits) => {
    expect(digitsOf(text)).toBe(digits);
  });

  it('is digits and nothing else, whatever comes', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => /^[0-9]*$/.test(digitsOf(text))));
  });
});

/** Plays one deed on the shown text; `|` is the caret or the ends of a selection. */
function play(
  shown: string,
  deed: { readonly put?: string; readonly key?: 'back' | 'forward' | 'cut' },
  format: DigitFormat = 'card',
  most?: number,
): string {
  const [head = '', middle = '', tail] = shown.split('|');
  const selected = tail === undefined ? '' : middle;
  const after = tail ?? middle;
  const cutBack = deed.key === 'back' && selected === '' ? head.slice(0, -1) : head;
  const cutForward = deed.key === 'forward' && selected === '' ? after.slice(1) : after;
  const start = cutBack + (deed.put ?? '');
  const kinds = { back: 'deleteContentBackward', forward: 'deleteContentForward', cut: 'deleteByCut' };
  const kind = deed.key === undefined ? 'insertText' : kinds[deed.key];
  const before = digitsOf(head + selected + after);
  const taken = take({ before, text: start + cutForward, caret: start.length, kind }, most);
  const text = grouped(taken.digits, format);
  const place = placeBehind(taken.caret, format);
  return `${text.slice(0, place)}|${text.slice(place)}`;
}

describe('the caret', () => {
  it.each([
    ['typed at the end', '1234|', { put: '5' }, '1234 5|'],
    ['typed in the middle', '12|34 5678', { put: '9' }, '129|3 4567 8'],
    ['typed before a space', '1234| 5678', { put: '9' }, '1234 9|567 8'],
    ['typed behind a space', '1234 |5678', { put: '9' }, '1234 9|567 8'],
    ['typed over a selection', '12|34 56|78', { put: '9' }, '129|7 8'],
    ['a letter', '12|34 5678', { put: 'x' }, '12|34 5678'],
    ['a space', '12|34 5678', { put: ' ' }, '12|34 5678'],
    ['deleted at the end', '1234 5|', { key: 'back' }, '1234|'],
    ['deleted in the middle', '1234 56|78', { key: 'back' }, '1234 5|78'],
    ['deleted backward across a space', '1234 |5678', { key: 'back' }, '123|5 678'],
    ['deleted forward across a space', '1234| 5678', { key: 'forward' }, '1234| 678'],
    ['deleted backward at the start', '|1234', { key: 'back' }, '|1234'],
    ['a selection deleted', '12|34 56|78', { key: 'back' }, '12|78'],
    ['a space cut out', '1234| |5678', { key: 'cut' }, '1234| 5678'],
    ['pasted with a space', '|', { put: '1234 5678' }, '1234 5678|'],
    ['pasted in the middle', '12|34', { put: '99-99' }, '1299 99|34'],
    ['pasted without spaces over the same', '|1234 5678|', { put: '12345678' }, '1234 5678|'],
  ] as const)('%s', (_name, shown, deed, expected) => {
    expect(play(shown, deed)).toBe(expected);
  });

  it.each([
    ['typed with no room', '12|34 5678', { put: '9' }, '12|34 5678'],
    ['pasted with room for a part', '12|34 56', { put: '789' }, '1278| 3456'],
    ['pasted over what makes room', '12|34|56', { put: '7890' }, '1278 90|56'],
    ['pasted longer than the field', '|', { put: '1234567890' }, '1234 5678|'],
  ] as const)('%s, where 8 digits are allowed', (_name, shown, deed, expected) => {
    expect(play(shown, deed, 'card', 8)).toBe(expected);
  });

  it('typing a number digit by digit shows it and keeps the caret at its end', () => {
    fc.assert(
      fc.property(anyDigits, anyFormat, (digits, format) => {
        let shown = '|';
        for (const digit of digits) shown = play(shown, { put: digit }, format);
        expect(shown).toBe(`${grouped(digits, format)}|`);
      }),
    );
  });

  it('what is put in somewhere and deleted again leaves the number as it was, and the caret in its place', () => {
    fc.assert(
      fc.property(
        anyDigits,
        fc.nat(19),
        fc.stringMatching(/^\d{1,3}$/),
        anyFormat,
        (digits, at, put, format) => {
          const count = Math.min(at, digits.length);
          const text = grouped(digits, format);
          const place = placeBehind(count, format);
          const start = `${text.slice(0, place)}|${text.slice(place)}`;
          let shown = play(start, { put }, format);
          for (let times = 0; times < put.length; times += 1) shown = play(shown, { key: 'back' }, format);
          expect(shown).toBe(start);
        },
      ),
    );
  });

  it('no text makes more digits than are allowed, and what is allowed is a part of what came', () => {
    const any = fc.record({
      before: anyDigits,
      text: fc.string(),
      at: fc.nat(30),
      most: fc.integer({ min: 1, max: 19 }),
    });
    fc.assert(
      fc.property(any, ({ before, text, at, most }) => {
        const caret = Math.min(at, text.length);
        const taken = take({ before, text, caret, kind: 'insertText' }, most);
        expect(taken.digits.length).toBeLessThanOrEqual(most);
        expect(taken.caret).toBeGreaterThanOrEqual(0);
        expect(taken.caret).toBeLessThanOrEqual(taken.digits.length);
        if (digitsOf(text).length <= most) expect(taken.digits).toBe(digitsOf(text));
      }),
    );
  });
});
