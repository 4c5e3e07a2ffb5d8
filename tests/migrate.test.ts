/** From version 1 to version 2: what is lifted, what stays, and that a lifted list does what it did before. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { handOn } from '../src/build/shorten.ts';
import { liftFrom1 } from '../src/lib/lift-1.ts';
import type { Raw } from '../src/lib/migrate.ts';
import liftCases from './cases/lift-1.json' with { type: 'json' };
import { enter, press } from './support/screen.ts';

interface Case {
  readonly name: string;
  readonly from: unknown;
  /** The same as `from` where it stays. */
  readonly to?: unknown;
  readonly error?: string;
}

const asScreen = (press: unknown): Raw => ({ version: 1, body: { type: 'button', press } });
const pressOf = (screen: Raw): unknown => (screen['body'] as Raw)['press'];

describe('the migration from version 1', () => {
  it.each(liftCases.actions as readonly Case[])('of actions: $name', ({ from, to = from }) => {
    const given = asScreen(from);
    const lifted = liftFrom1(given);
    if (!lifted.ok) return expect.unreachable(lifted.error);
    expect(pressOf(lifted.value)).toEqual(to);
    // Order of members as well: files are written of it.
    expect(JSON.stringify(pressOf(lifted.value))).toBe(JSON.stringify(to));
    if (to === from) expect(pressOf(lifted.value)).toBe(from);
  });

  it.each(liftCases.pass as readonly Case[])('of what is handed on: $name', ({ from, to = from }) => {
    expect(JSON.stringify(handOn(from as Raw))).toBe(JSON.stringify(to));
  });

  it.each(liftCases.screens as readonly Case[])('of screens: $name', ({ from, to, error }) => {
    const lifted = liftFrom1(from as Raw);
    expect(lifted).toEqual(error === undefined ? { ok: true, value: to ?? from } : { ok: false, error });
  });

  it('gives back what it leaves alone, and does not touch what it was given', () => {
    const rows = [{ label: 'a', value: 'b' }];
    const given = {
      version: 1,
      body: [{ type: 'rows', rows }, asScreen(liftCases.actions[0]?.from)['body']],
    };
    const before = JSON.stringify(given);
    const lifted = liftFrom1(given);
    expect(JSON.stringify(given)).toBe(before);
    expect(lifted.ok && (lifted.value['body'] as readonly unknown[])[0]).toBe(given.body[0]);
  });

  it('of what it has lifted changes nothing', () => {
    for (const { from } of liftCases.actions) {
      const once = liftFrom1(asScreen(from));
      if (!once.ok) return expect.unreachable(once.error);
      const twice = liftFrom1(once.value);
      expect(twice.ok && twice.value).toBe(once.value);
    }
  });
});

const value = fc.constantFrom<unknown>('1', '2', 1, true, false, null, '');
const test: fc.Arbitrary<object> = fc.letrec<{ test: object }>((tie) => ({
  test: fc.oneof(
    { maxDepth: 2 },
    fc.dictionary(fc.constantFrom('state.a', 'state.b', 'state.none'), value, { minKeys: 1, maxKeys: 2 }),
    fc.record({ not: tie('test') }),
    fc.record({ any: fc.array(tie('test'), { minLength: 1, maxLength: 2 }) }),
    fc.record({ all: fc.array(tie('test'), { minLength: 1, maxLength: 2 }) }),
  ),
})).test;

let count = 0;
const actions: fc.Arbitrary<unknown> = fc.letrec<{ actions: unknown; action: unknown }>((tie) => ({
  action: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constant(0).map(() => ({ do: 'toast', text: `t${(count += 1)}` })),
    fc.record({ do: fc.constant('set'), 'state.a': value }),
    fc.record({ do: fc.constant('stop'), if: test }),
    fc
      .tuple(
        fc.array(fc.record({ if: test, then: tie('actions') }), { minLength: 1, maxLength: 3 }),
        fc.option(fc.record({ then: tie('actions') }), { nil: undefined }),
        fc.option(test, { nil: undefined, freq: 6 }),
      )
      .map(([branches, last, own]) => ({
        do: 'choose',
        ...(own === undefined ? {} : { if: own }),
        of: [...branches, ...(last === undefined ? [] : [last])],
      })),
  ),
  actions: fc.oneof({ maxDepth: 3 }, tie('action'), fc.array(tie('action'), { maxLength: 3 })),
})).actions;

describe('any list of version 1', () => {
  const shown = async (press_: unknown, state: object): Promise<readonly unknown[]> => {
    const made = await enter({
      definition: { state, body: [{ type: 'button', text: 'Go', press: press_ }] },
    });
    await press(made);
    const { toasts, reports } = made.recorded;
    return [toasts, reports, made.screen.store.read(['state'])];
  };

  it('does the same when it has been lifted', async () => {
    await fc.assert(
      fc.asyncProperty(actions, value, value, async (list, a, b) => {
        const lifted = liftFrom1(asScreen(list));
        if (!lifted.ok) return expect.unreachable(lifted.error);
        expect(await shown(pressOf(lifted.value), { a, b })).toEqual(await shown(list, { a, b }));
      }),
      { numRuns: 400 },
    );
  });
});
