/**
 * `npm run old-engines`: opens each screen of the build in the oldest engines that the app is for, in both languages, and says
 * which is blank, shows an error or writes an amount otherwise. The engines come from the registry, into the folder of npm's
 * own caches, and are kept there. `-- repay orders` opens these alone. It ends with 1 where a screen does not stand.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { chromium, type Browser } from '@playwright/test';
import { flags } from './chromium.ts';
import { root } from './project.ts';
import { startServer } from './server.ts';
import { addressOf, settled, shots, type Shot } from './shots.ts';

/** Packages that hold an engine as one compressed program. */
const below = { version: '81', name: 'chrome-aws-lambda', edition: '3.0.4' } as const;
const engines = [
  { version: '88', name: 'chrome-aws-lambda', edition: '5.5.0' },
  { version: '106', name: '@sparticuz/chromium', edition: '106.0.2' },
] as const;

const cache = join(root, 'node_modules/.cache/old-engines');

/** The path of its program; fetched and unpacked where it is not there yet. */
function engine({ version, name, edition }: typeof below | (typeof engines)[number]): string {
  const program = join(cache, `chromium-${version}`);
  if (existsSync(program)) return program;
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(cache, 'package.json'), '{ "private": true }\n');
  const install = ['install', '--ignore-scripts', '--no-audit', '--no-fund', `${name}@${edition}`];
  const { status } = spawnSync('npm', install, { cwd: cache, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${name} ${edition} could not be fetched.`);
  const packed = readFileSync(join(cache, 'node_modules', name, 'bin/chromium.br'));
  // Renamed at the end: what was cut off on the way is no engine.
  writeFileSync(`${program}.part`, brotliDecompressSync(packed), { mode: 0o755 });
  renameSync(`${program}.part`, program);
  return program;
}

const launch = (executablePath: string): Promise<Browser> =>
  chromium.launch({
    executablePath,
    args: [...flags, '--no-sandbox'],
  });

/** An amount of thousands without its comma. */
const ungrouped = /[$₹]\d{4,}/;

/** What is wrong with a screen; nothing where it stands. */
async function faultsOf(browser: Browser, shot: Shot, address: string): Promise<readonly string[]> {
  const faults: string[] = [];
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  try {
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => faults.push(`an error: ${message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(`in the console: ${message.text()}`);
    });
    await page.goto(address);
    await settled(page);
    await shot.steps?.(page);
    await settled(page);
    const text = await page.locator('body').innerText();
    if (text.trim().length < 20) faults.push('it is blank');
    const [amount] = ungrouped.exec(text) ?? [];
    if (amount !== undefined) faults.push(`an amount without its comma: ${amount}`);
  } catch (error) {
    faults.push(String(error).split('\n')[0] ?? 'it failed');
  } finally {
    await context.close();
  }
  return faults;
}

/** Below the floor the driver cannot speak to the engine; what the page says there is read from what it prints. */
function tellsWhereToCall(address: string): boolean {
  const words = [...flags, '--no-sandbox', '--headless', '--single-process', '--no-zygote'];
  const printed = ['--virtual-time-budget=5000', '--dump-dom', address];
  const { stdout } = spawnSync(engine(below), [...words, ...printed], { encoding: 'utf8', timeout: 60_000 });
  return /<main class="failed">/.test(stdout) && /<a [^>]*href="tel:\+/.test(stdout);
}

const asked = process.argv.slice(2);
const wanted = shots.filter(({ name }) => asked.length === 0 || asked.includes(name));
const server = await startServer();
let passed = 0;
let failed = 0;
try {
  for (const route of ['/inThe?orderId=174', '/', '/promotion']) {
    // Its clock runs ahead of a busy machine, and what it prints is then the page before its scripts.
    const isTold = [1, 2, 3].some(() => tellsWhereToCall(`${server.origin}${route}`));
    if (isTold) passed += 1;
    else failed += 1;
    if (!isTold) console.log(`Chromium ${below.version}, ${route}: no page with the telephone`);
  }
  for (const each of engines) {
    const program = engine(each);
    const { version } = each;
    for (const language of ['es', 'en'] as const) {
      const browser = await launch(program);
      for (const shot of wanted) {
        const address = addressOf(shot, server.origin, language, `old-${version}-${language}`);
        const faults = await faultsOf(browser, shot, address);
        if (faults.length === 0) passed += 1;
        else failed += 1;
        for (const fault of faults) console.log(`Chromium ${version}, ${shot.name}, ${language}: ${fault}`);
      }
      await browser.close();
    }
  }
} finally {
  await server.stop();
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
