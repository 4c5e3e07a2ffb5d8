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

  it.each([
    [8, '12345678', '1234 5678'],
    [9, '123456789', '12345 6789'],
    [10, '5512345678', '55 1234 5678'],
    [10, '551', '55 1'],
    [11, '13800138000', '138 0013 8000'],
    [12, '123456789012', '1234 5678 9012'],
  ])('a phone of %i digits: %s is %j', (most, digits, shown) => {
    expect(grouped(digits, 'phone', most)).toBe(shown);
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
  const taken = take({ before, text: start + cutForward, caret: start.length, kind, format }, most);
  const text = grouped(taken.digits, format, most);
  const place = placeBehind(taken.caret, format, most);
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

  it.each([
    ['a card with its expiry', 'card', '4111 1111 1111 1111 12/27', '4111 1111 1111 1111|'],
    ['the same by line', 'card', '4111111111111111\n12/27\n123', '4111 1111 1111 1111|'],
    ['the same without a sign between', 'card', '411111111111111112/2027', '4111 1111 1111 1111|'],
    ['a card with expiry and code', 'card', '4111-1111-1111-1111 12-27 123', '4111 1111 1111 1111|'],
    ['one without a right check digit', 'card', '4000 1234 1234 1234 1227 123', '4000 1234 1234 1234|'],
    ['a card with its code', 'card', '4111 1111 1111 1111 123', '4111 1111 1111 1111|'],
    ['a card of 19 digits', 'card', '6222 0212 3456 7890 128', '6222 0212 3456 7890 128|'],
    ['one grouped as on the card', 'card', '3782 822463 10005 12/27', '3782 8224 6310 005|'],
    ['a card in words', 'card', '2 · Visa 4111 1111 1111 1111, vence 12/27, CVV 123', '4111 1111 1111 1111|'],
    [
      'digits of another keyboard',
      'card',
      '４１１１ １１１１ １１１１ １１１１ １２/２７',
      '4111 1111 1111 1111|',
    ],
    ['a part of a card', 'card', '4111 1111', '4111 1111|'],
    ['with a country', 'phone', '+86 138 0013 8000', '138 0013 8000|'],
    ['with a country, written together', 'phone', '+8613800138000', '138 0013 8000|'],
    ['with a country by zeros', 'phone', '0086 13800138000', '138 0013 8000|'],
    ['with a country and no sign', 'phone', '86 138-0013-8000', '138 0013 8000|'],
    ['of ten digits with a country', 'phone', '+52 55 1234 5678', '551 2345 678|'],
    ['of ten digits with a country in brackets', 'phone', 'Tel. (+91) 98765-43210', '987 6543 210|'],
    ['with a country of one digit', 'phone', '+15551234567', '555 1234 567|'],
    ['with an extension', 'phone', '+1 (555) 123-4567 ext. 12', '555 1234 567|'],
    ['without a country', 'phone', '138 0013 8000', '138 0013 8000|'],
    ['a code with spaces', 'digits', '482 913', '482913|'],
    ['a code in its message', 'digits', 'Lendora 24: 482-913 es tu código, válido 10 min', '482913|'],
    ['a code beside another number', 'digits', '4829137 482913', '482913|'],
  ] as const)('%s, pasted: %s of %j', (_name, format, put, expected) => {
    expect(play('|', { put }, format, { card: 19, phone: 11, digits: 6 }[format])).toBe(expected);
  });

  it.each([
    ['+52 55 1234 5678', '55 1234 5678|'],
    ['55 1234 5678', '55 1234 5678|'],
    ['919876543210', '98 7654 3210|'],
    ['(55) 1234-5678', '55 1234 5678|'],
  ])('where ten digits are asked for, %s pasted is %s', (put, expected) => {
    expect(play('|', { put }, 'phone', 10)).toBe(expected);
  });

  it.each([
    ['over what was there', '|4000 1234|', '4111 1111 1111 1111|'],
    ['over the same number', '|4111 1111 1111 1111|', '4111 1111 1111 1111|'],
    ['behind its beginning', '4|', '4|'],
  ] as const)('a card with its expiry, pasted %s', (_name, shown, expected) => {
    const rest = shown === '4|';
    const put = rest ? '111 1111 1111 1111 12/27' : '4111 1111 1111 1111 12/27';
    expect(play(shown, { put }, 'card', 19)).toBe(rest ? '4111 1111 1111 1111|' : expected);
  });

  it('a whole card behind a part of another is no reading, and what is there stays', () => {
    expect(play('4000 1357 8|', { put: '1234 5678 9012 3456' }, 'card', 19)).toBe('4000 1357 8123 4567 890|');
  });

  it.each([
    ['0|', '01', '001|'],
    ['|123 4567 8', '00', '00|1 2345 678'],
  ])('%s with %s put in is %s: a part of a number has no country', (shown, put, expected) => {
    expect(play(shown, { put }, 'phone', 11)).toBe(expected);
  });

  it('a slash that is typed takes nothing away', () => {
    expect(play('4111 1111 1111 1112|', { put: '/' }, 'card', 19)).toBe('4111 1111 1111 1112|');
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
      format: anyFormat,
    });
    fc.assert(
      fc.property(any, ({ before, text, at, most, format }) => {
        const caret = Math.min(at, text.length);
        const taken = take({ before, text, caret, kind: 'insertText', format }, most);
        expect(taken.digits.length).toBeLessThanOrEqual(most);
        expect(taken.caret).toBeGreaterThanOrEqual(0);
        expect(taken.caret).toBeLessThanOrEqual(taken.digits.length);
        // What begins with a country loses it.
        if (digitsOf(text).length <= most && !/^\D*(?:\+|00)/.test(text))
          expect(taken.digits).toBe(digitsOf(text));
      }),
    );
  });
});
