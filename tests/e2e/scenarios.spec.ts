/**
 * The files of cases, run in a browser on the built app: the first case of each screen always, every case by flag
 * (`SCENARIOS=1 npx playwright test scenarios`), which takes minutes. The first is the screen as it mostly is: it fills its page, and
 * breaks no date and no word on a narrow phone with large text.
 */
import { routePaths } from '../../src/lib/routes.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { unlikeAnswers } from '../screens/backend.ts';
import type { CaseFile, Expected, Situation, Step } from '../screens/case.ts';
import { complete, place } from '../screens/cases.ts';
import { promotionStart } from '../../src/lib/promotion.ts';
import { goldenFolder, goldenName } from '../screens/golden-files.ts';
import { inWords, textsIn } from '../screens/keyed-words.ts';
import { fileOf, promotionAddress } from '../screens/screen-of.ts';
import { differences, type Seen } from '../screens/verify.ts';
import { diff } from '../support/diff.ts';
import { filesUnder, read } from '../support/project.ts';
import { expectNoHalfEmptyPage } from './empty-room.ts';
import { enlargeText, expectNoSidewaysScroll } from './fixtures.ts';
import { expectWholeWords } from './line-breaks.ts';
import { openScenario, type BuiltFiles, type ScenarioPage } from './scenario-page.ts';
import { test } from './servers.ts';

/** What the server answered, for all cases of a worker. */
const files: BuiltFiles = new Map();

test.use({ geolocation: place });

/** Waits for what takes a browser its time; then says what differs. */
async function agree(look: () => Promise<readonly string[]>, where: string): Promise<void> {
  await expect.poll(async () => (await look()).join('\n\n'), { message: where, intervals: [50] }).toBe('');
}

function unlikeGolden(id: string, { name, golden, english }: Situation, told: string): readonly string[] {
  const file = join(goldenFolder, goldenName(id, name));
  if (!golden || !existsSync(file)) return [];
  const changed = diff(inWords(readFileSync(file, 'utf8'), textsIn(english ? 'en' : 'es')), told);
  return changed === '' ? [] : [`The page is read out in another way than in memory.\n${changed}`];
}

/** In a browser one notice is shown at a time: those that a step asks for may still wait for their turn. */
function shownSoFar(expect: Expected, { toasts }: Seen): Expected {
  const { toasts: all } = expect;
  const isBegun = toasts.length > 0 && toasts.every((text, index) => text === all?.[index]);
  return isBegun ? { ...expect, toasts } : expect;
}

/** Calls that are on their way together leave the page in an order that only memory can name. */
function inOrder({ calls = [] }: Expected, seen: Seen): Seen {
  const left = [...seen.calls];
  const ordered = calls.flatMap(([name]) => {
    const at = left.findIndex(({ call }) => call === name);
    return at < 0 ? [] : left.splice(at, 1);
  });
  return { ...seen, calls: [...ordered, ...left] };
}

/** What still waited when the page was loaded anew was never shown. */
const withoutLost = (all: readonly string[], shown: readonly string[], steps: readonly Step[]) =>
  steps.some((step) => 'reload' in step) && isWithin(shown, all) ? shown : all;

/** Whether these stand in that list, in their order. */
function isWithin(some: readonly string[], all: readonly string[]): boolean {
  let at = 0;
  for (const text of all) if (text === some[at]) at += 1;
  return at === some.length;
}

async function run(
  id: string,
  opened: ScenarioPage,
  situation: Situation,
  isOwn: (path: string) => boolean,
): Promise<void> {
  for (const [index, step] of situation.steps.entries()) {
    await opened.perform(step);
    await agree(
      async () => {
        const seen = await opened.see();
        return differences(shownSoFar(step.expect ?? {}, seen), inOrder(step.expect ?? {}, seen), false);
      },
      `after step ${index + 1}`,
    );
  }
  // The page first, while its notices are there; then the notices that waited.
  const expected = { ...situation.expect, toasts: [] };
  await agree(async () => {
    const seen = await opened.see();
    return [
      ...unlikeAnswers(opened.backend, isOwn),
      ...differences(expected, { ...inOrder(expected, seen), toasts: [] }, true),
      ...unlikeGolden(id, situation, seen.outline),
    ];
  }, 'at the end');
  await opened.drainNotices();
  const { toasts } = await opened.see();
  expect(toasts).toEqual(withoutLost(situation.expect.toasts ?? [], toasts, situation.steps));
}

const all = process.env['SCENARIOS'] !== undefined;

for (const path of filesUnder('tests/screens').filter((name) => name.endsWith('.cases.json'))) {
  const id = path.replace(/^.*\/|\.cases\.json$/g, '');
  const file = JSON.parse(read(path)) as CaseFile;
  const written = routePaths((JSON.parse(read(fileOf(id))) as { readonly routes?: unknown }).routes);
  const routes = (written.length === 0 ? [promotionStart] : written).map((route) =>
    route.startsWith('#') ? promotionAddress(route) : route,
  );
  for (const given of all ? file.cases : file.cases.slice(0, 1)) {
    test(`${id} · ${given.name} @once`, async ({ page, sandbox }) => {
      const situation = complete(file, given);
      const opened = await openScenario(page, routes[0] ?? '/', situation, sandbox.origin, files);
      await run(id, opened, situation, (at) => routes.includes(at));
      if (given !== file.cases[0]) return;
      await expectNoHalfEmptyPage(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await enlargeText(page);
      await expectNoSidewaysScroll(page);
      await expectWholeWords(page);
    });
  }
}
