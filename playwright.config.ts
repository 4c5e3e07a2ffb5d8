/** Browser journeys, each in both languages. They need a build (`npm run journeys` makes one) and a Chrome or Chromium. */
import { defineConfig } from '@playwright/test';
import { ensureChromium, flags } from './tests/support/chromium.ts';
import type { Options } from './tests/e2e/servers.ts';

/** One process draws all pages, as in the WebView of a phone; a process for each page takes a fifth more of the processor. */
const asWebView: readonly string[] = ['--renderer-process-limit=1', '--disable-site-isolation-trials'];

export default defineConfig<Options>({
  testDir: 'tests/e2e',
  outputDir: 'test-results/journeys',
  globalSetup: './tests/e2e/one-prover.ts',
  fullyParallel: true,
  // Walked by a command of its own: `npm run studio:journeys`.
  grepInvert: /@long/,
  forbidOnly: true,
  // One more than there are cores: while a journey waits for its page another goes on (0.85 of the time that two take).
  workers: 3,
  // How fast something is, is measured elsewhere: a journey says what happens, on a busy machine too.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    screenshot: 'only-on-failure',
    // Recording each page would take more time than the journeys themselves: `--trace on` where one is looked into.
    trace: 'off',
    launchOptions: {
      executablePath: ensureChromium(),
      args: [...flags, ...asWebView],
      chromiumSandbox: !flags.includes('--no-sandbox'),
    },
  },
  projects: [
    { name: 'es', use: { language: 'es' } },
    // What is the same in every language is marked @once.
    { name: 'en', use: { language: 'en' }, grepInvert: [/@once/, /@long/] },
  ],
});
