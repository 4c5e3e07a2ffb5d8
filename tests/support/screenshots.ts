/**
 * `npm run screenshots`: draws each screen on the sandbox, in both languages, into docs/screens; `-- repay orders` draws
 * these alone. The pictures are for people; no test compares them, because fonts differ between machines.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startBrowser } from './chromium.ts';
import { root } from './project.ts';
import { startServer } from './server.ts';
import { addressOf, settled, shots } from './shots.ts';

const asked = process.argv.slice(2);
const wanted = shots.filter(({ name }) => asked.length === 0 || asked.includes(name));
const folder = join(root, 'docs', 'screens');
mkdirSync(folder, { recursive: true });
const server = await startServer();
const browser = await startBrowser();
try {
  for (const language of ['es', 'en'] as const) {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      deviceScaleFactor: 1,
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    for (const shot of wanted) {
      const { name, steps, wide } = shot;
      await page.goto(addressOf(shot, server.origin, language, `screenshots-${language}`));
      await settled(page);
      await steps?.(page);
      await settled(page);
      await page.screenshot({ path: join(folder, `${name}-${language}.png`) });
      console.log(`docs/screens/${name}-${language}.png`);
      if (wide === undefined) continue;
      await page.setViewportSize({ width: wide, height: 900 });
      await page.screenshot({ path: join(folder, `${name}-wide-${language}.png`) });
      console.log(`docs/screens/${name}-wide-${language}.png`);
      await page.setViewportSize({ width: 360, height: 740 });
    }
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
