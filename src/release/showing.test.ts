/** Holds how a release is shown to whoever approves it, on the screens of the project. */
import { expect, it } from 'vitest';
import type { Json, JsonObject } from '../model/json.ts';
import { changed, ownPart, ownSnapshot } from '../../tests/support/release.ts';
import { showChanges, type ShownChange } from './showing.ts';

const bodyOf = (part: JsonObject): readonly Json[] => part['body'] as readonly Json[];

function shown(body: (all: readonly Json[]) => readonly Json[]): ShownChange | undefined {
  const repay = ownPart('screens/repay');
  const parts = changed({ 'screens/repay': { ...repay, body: body(bodyOf(repay)) } });
  return showChanges(ownSnapshot(), { parts, parent: {} })[0];
}

it('says in words that a part was put before another, and nothing of what follows', () => {
  const change = shown(([first = null, second = null, third = null, ...rest]) => [
    first,
    third,
    second,
    ...rest,
  ]);
  expect(change?.words['en-IN']).toBe('Screen repay: 1 part moved.');
  expect(change?.words['es-MX']).toBe('Pantalla repay: 1 parte cambia de lugar.');
  expect(change?.steps).toEqual([
    {
      before: [],
      now: [],
      moved: {
        'en-IN': 'body: card "@repay.amount" ("Repayment amount") was put before fragment "repay-refused"',
        'es-MX': 'body: card "@repay.amount" ("Monto a pagar") se puso antes de fragment "repay-refused"',
      },
    },
  ]);
});

it('tells what was moved and what is new apart', () => {
  const change = shown((all) => [
    ...all.slice(1, 3),
    ...all.slice(0, 1),
    { type: 'divider' },
    ...all.slice(3),
  ]);
  expect(change?.words['en-IN']).toBe('Screen repay: 1 entry changed, 1 part moved.');
  expect(
    change?.steps.map(({ moved, now }) => [moved?.['en-IN'], ...now.map((each) => each['en-IN'])]),
  ).toEqual([
    [expect.stringContaining('fragment "seen-channels" was put before divider')],
    [undefined, 'body › divider › type: "divider"'],
  ]);
});
