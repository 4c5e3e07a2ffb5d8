/**
 * Pages that come back whole (`npm run releases:kept`): as the journeys, in Spanish alone, in a browser with a window. The one
 * without keeps no page, and Playwright tells any other to keep none.
 */
import journeys from './playwright.config.ts';
import { ensureChromium, flags, windowed } from './tests/support/chromium.ts';

export default {
  ...journeys,
  testDir: 'tests/releases',
  testMatch: '*.spec.ts',
  outputDir: 'test-results/kept',
  use: {
    ...journeys.use,
    launchOptions: {
      executablePath: ensureChromium(windowed),
      args: [...flags],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
      chromiumSandbox: !flags.includes('--no-sandbox'),
    },
  },
  projects: [{ name: 'es' }],
};
