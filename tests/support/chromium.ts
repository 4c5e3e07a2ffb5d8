/**
 * Finds the browser for journeys, measurements and screenshots: Chrome or Chromium on this machine, else Debian's
 * package where it may be installed, else a sentence that says what to do. It must not know what the browser is for.
 */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser } from '@playwright/test';
import { installPackage } from './debian.ts';

/** First the one without a window of its own: it draws the same pages for a quarter less of the processor's time. */
const headless = 'chromium-headless-shell';
/** Those with a window: they alone keep a page whole that was left (bfcache). */
export const windowed: readonly string[] = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const names: readonly string[] = [headless, ...windowed];
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const isPackage = (name: string): boolean => name === headless || name === 'chromium';

const isRoot = process.getuid?.() === 0;

/** Quiet, offline and repeatable; the sandbox is given up only where Chromium refuses to run with it (as root). */
export const flags: readonly string[] = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of a browser that is already here, or undefined. Looks in CHROME, PATH, usual places, Playwright's own. */
export function findChromium(
  environment: NodeJS.ProcessEnv = process.env,
  among: readonly string[] = names,
): string | undefined {
  const chosen = environment.CHROME;
  if (chosen !== undefined && chosen !== '') {
    if (isProgram(chosen)) return chosen;
    throw new Error(`CHROME is "${chosen}", and no program is there.`);
  }
  const folders = (environment.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = among.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...usualPlaces, chromium.executablePath()].find(isProgram);
}

const advice = [
  'No Chrome or Chromium was found, and it could not be installed from here.',
  'Install one (on Debian or Ubuntu: sudo apt-get install chromium; elsewhere: npx playwright install chromium),',
  'or set CHROME to the path of a Chrome or Chromium program.',
].join('\n');

/** As `findChromium`; where there is none, installs Debian's package if the user may. Throws with advice otherwise. */
export function ensureChromium(among: readonly string[] = names): string {
  const found = findChromium(process.env, among);
  if (found !== undefined) return found;
  if (!among.some((name) => isPackage(name) && installPackage(name))) throw new Error(advice);
  const installed = findChromium(process.env, among);
  if (installed === undefined) throw new Error(advice);
  return installed;
}

/** For scripts; journeys have theirs from their configuration. @param more flags of this script alone. */
export const startBrowser = (more: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: ensureChromium(),
    args: [...flags, ...more],
    chromiumSandbox: !flags.includes('--no-sandbox'),
  });

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    console.log(ensureChromium());
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : problem);
    process.exitCode = 1;
  }
}
