/** Like parts that follow one another: told where both can be there, silent where their tests exclude each other. */
import { describe, expect, it } from 'vitest';
import { placed, screen } from '../../../tests/invalid/checked.ts';
import type { Json } from '../../model/json.ts';

type More = Readonly<Record<string, Json>>;

const more = {
  routes: ['/other'],
  query: { orderId: { required: true }, name: {} },
  data: { loan: { call: 'loanDetails', send: { orderId: '{{query.orderId}}' } } },
};
const together = (...body: readonly Json[]): readonly string[] =>
  placed(screen(body, more))
    .filter((each) => each.endsWith(' shown-together'))
    .map((each) => each.replace('screens/other.json', '').replace(' shown-together', ''));

const there = { some: 'query.name' };
const not = { not: there };

describe('two parts with the same words', () => {
  const notice = (text: string, test?: Json): Json => ({
    type: 'notice',
    title: '@home.title',
    text,
    ...(test === undefined ? {} : { if: test }),
  });

  it('exclude each other', () => {
    expect(together(notice('@app.hello', there), notice('@home.phone', not))).toEqual([]);
    expect(together(notice('@app.hello', there), notice('@home.phone'))).toEqual(['/body/1']);
    const or = { any: [not, { 'loan.open': true }] };
    expect(together(notice('@app.hello', there), notice('@home.phone', or))).toEqual(['/body/1']);
  });

  it('may have other words, ask of something else, or stand apart', () => {
    const other = { type: 'notice', title: '@home.phone', text: '{{loan.name}}' };
    expect(together(notice('@app.hello', there), other)).toEqual([]);
    expect(together(notice('@app.hello', there), notice('@app.hello'))).toEqual([]);
    const apart = notice('@home.phone', { some: 'loan.note' });
    expect(together(notice('@app.hello', there), apart)).toEqual([]);
    expect(together(notice('@app.hello', there), { type: 'divider' }, notice('@home.phone'))).toEqual([]);
  });
});

describe('two uses of one fragment', () => {
  const note = (text: string, test?: Json): Json => ({
    type: 'fragment',
    of: 'note',
    with: { text },
    ...(test === undefined ? {} : { if: test }),
  });

  it('that ask about the same value exclude each other', () => {
    expect(together(note('{{loan.note}}', there), note('{{loan.name}}', not))).toEqual([]);
    const or = { any: [not, { 'loan.open': true }] };
    expect(together(note('{{loan.note}}', there), note('{{loan.name}}', or))).toEqual(['/body/1']);
  });

  it('may be there both where one of them asks nothing', () => {
    expect(together(note('{{loan.note}}', there), note('{{loan.name}}'))).toEqual([]);
  });
});

describe('a heading', () => {
  const heading = (text: string, given: More = {}): Json => ({ type: 'heading', text, ...given });
  const text = { type: 'text', text: '@home.phone' };

  it('stands over something', () => {
    expect(together(heading('@home.title'), heading('@app.hello'), text)).toEqual(['/body/1']);
    expect(together(heading('@home.title'), text, heading('@app.hello'), text)).toEqual([]);
  });

  it('may be one of another depth, or for another case', () => {
    expect(together(heading('@home.title'), heading('@app.hello', { level: 3 }), text)).toEqual([]);
    expect(together(heading('@home.title', { if: there }), heading('@app.hello', { if: not }), text)).toEqual(
      [],
    );
    expect(together(heading('{{query.name}}'), heading('@app.hello', { if: not }), text)).toEqual([]);
    expect(together(heading('{{query.name}}'), heading('@app.hello'), text)).toEqual(['/body/1']);
  });
});
