/** The preview is the product: what the studio's phone draws is what the app draws, to the pixel (all states: `npm run studio:pixels`). */
import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { openPixelPair } from '../studio/pixel-pair.ts';

test.describe.configure({ timeout: 180_000 });

/** Each of another make, in states by their place in the list: rows, a folded list, a form, a long text, a campaign. */
const sample = [
  ['loan-detail', 'es', [0, 4]],
  ['repay', 'en', [1]],
  ['complaint', 'es', [0]],
  ['about', 'en', [0]],
  ['coupon', 'es', [0]],
] as const;

test('a state is drawn in the phone as in the app, light and dark @once', async ({ browser }, info) => {
  const pair = await openPixelPair(browser);
  let compared = 0;
  const different: string[] = [];
  for (const [screen, tongue, states] of sample) {
    const wanted = new Set<number>(states);
    for await (const each of pair.compare(screen, tongue, (_state, index) => wanted.has(index))) {
      compared += 1;
      if (each.pixels === 0) continue;
      const name = `${screen}-${tongue}-${each.scheme}-${compared}`;
      different.push(`${name}, ${each.state.name[tongue]}: ${each.pixels} pixels`);
      mkdirSync(info.outputDir, { recursive: true });
      for (const which of ['app', 'phone'] as const)
        writeFileSync(info.outputPath(`${name}-${which}.png`), each[which]);
    }
  }
  await pair.close();
  expect(different).toEqual([]);
  expect(compared).toBe(2 * sample.flatMap(([, , states]) => states).length);
});
