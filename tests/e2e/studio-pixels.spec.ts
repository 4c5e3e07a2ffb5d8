/** The preview is the product: what the studio's phone draws is what the app draws, to the pixel (all states: `npm run studio:pixels`). */
import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { openPixelPair } from '../studio/pixel-pair.ts';

test.describe.configure({ timeout: 180_000 });

/** Each of another make: rows and a folded list, a dialog over it, a form with fields, a long text, a campaign. */
const sample = ['loan-detail', 'repay', 'complaint', 'about', 'coupon'] as const;
/** The first and some that stand further on in the list: a failure, another status. */
const states = new Set([0, 1, 4]);

test('a state is drawn in the phone as in the app, in both languages, light and dark @once', async ({
  browser,
}, info) => {
  const pair = await openPixelPair(browser);
  let compared = 0;
  const different: string[] = [];
  for (const screen of sample) {
    for (const tongue of ['es', 'en'] as const) {
      for await (const each of pair.compare(screen, tongue, (_state, index) => states.has(index))) {
        compared += 1;
        if (each.pixels === 0) continue;
        const name = `${screen}-${tongue}-${each.scheme}-${compared}`;
        different.push(`${name}, ${each.state.name[tongue]}: ${each.pixels} pixels`);
        mkdirSync(info.outputDir, { recursive: true });
        for (const which of ['app', 'phone'] as const)
          writeFileSync(info.outputPath(`${name}-${which}.png`), each[which]);
      }
    }
  }
  await pair.close();
  expect(different).toEqual([]);
  expect(compared).toBeGreaterThanOrEqual(sample.length * 4);
});
