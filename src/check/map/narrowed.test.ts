/** Ways that a change makes narrower, on small maps. */
import { describe, expect, it } from 'vitest';
import { narrowedOf } from './narrowed.ts';
import { button, mapOf, screen, to } from './testing.ts';

const hidden = { 'query.p': '2' };
const offering = (test: unknown): object => ({ ...(button('@a.go', to('/b')) as object), if: test });
const other = { version: 2, routes: ['/b'], body: [] };

const found = (before: unknown, now: unknown, target: unknown = other, more: object = {}) =>
  narrowedOf(mapOf({ a: screen(before), b: other, ...more }), mapOf({ a: screen(now), b: target, ...more }));

describe('a way that is narrower than it was', () => {
  it.each([
    ['none', {}, { not: hidden }],
    [
      'two more',
      { 'loan.status': '1', 'loan.late': true },
      { all: [{ 'loan.late': true, 'loan.status': '1' }, { not: hidden }] },
    ],
    ['another, in a list', { 'loan.status': '1' }, { all: [{ 'loan.status': '1' }, { not: hidden }] }],
  ])('is told with what hides it, beside a condition of before: %s', (_what, before, now) => {
    expect(found(offering(before), offering(now))).toEqual([{ from: 'a', to: 'b', hidden, still: [] }]);
  });

  it('names who still leads there', () => {
    const more = { c: { version: 2, routes: ['/c'], body: button('Go', to('/b')) } };
    expect(found(offering({}), offering({ not: hidden }), other, more)).toMatchObject([{ still: ['c'] }]);
  });

  it('is found behind a dialog that several actions open', () => {
    const asking = (test: object): unknown => ({
      body: [
        {
          type: 'button',
          if: test,
          text: '@a.ask',
          press: [
            { if: { 'loan.late': true }, then: { do: 'open', dialog: 'sure' } },
            { do: 'open', dialog: 'sure' },
          ],
        },
      ],
      dialogs: { sure: { title: '@a.ask', buttons: [{ text: '@a.go', press: to('/b') }] } },
    });
    const map = (test: object) => mapOf({ a: screen([], asking(test) as object), b: other });
    expect(narrowedOf(map({}), map({ not: hidden }))).toMatchObject([{ from: 'a', to: 'b', hidden }]);
  });

  it.each<readonly [string, unknown, unknown, unknown?]>([
    ['nothing was added', offering({ not: hidden }), offering({ not: hidden })],
    ['another way is as it was', offering({}), [offering({ not: hidden }), button('@a.ask', to('/b'))]],
    ['a condition became another one', offering({ 'loan.status': '1' }), offering({ 'loan.status': '2' })],
    [
      'whoever comes by the address is led away',
      offering({}),
      offering({ not: hidden }),
      { ...other, on: { enter: { if: hidden, then: to('/a') } } },
    ],
  ])('is none where %s', (_what, before, now, target) => {
    expect(found(before, now, target)).toEqual([]);
  });
});
