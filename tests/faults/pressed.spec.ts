/** A press that sends something, in everything that only a browser can tell apart: once for each write (`npm run faults`). */
import { expect, type Page } from '@playwright/test';
import { touch } from '../e2e/hands.ts';
import { calls } from '../screens/backend.ts';
import { expectRest, minute, raw, slow, test, texts, watch } from './browser.ts';
import { answers, type FaultName, type Front } from './front.ts';
import { pressed, type Pressed } from './pressed.ts';

/** What stands in the fields, and what is chosen; a code of one use goes with its dialog. */
const entered = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('input:not([type=file]), textarea')]
      .filter((field) => field.closest('dialog') === null)
      .map(({ id, value, checked }) => `${id} ${value} ${checked}`),
  );

/** As a person does who is asked: the same once more; where that has gone with its dialog, what became of it is looked up. */
async function pressAgain(page: Page, { call, steps }: Pressed): Promise<void> {
  const button = (name = '') => page.getByRole('button', { name, exact: true });
  const last = steps.at(-1);
  const isGone = last !== undefined && 'press' in last && (await button(last.press).count()) === 0;
  if (isGone) await button(texts['app.write.choice.check']).click();
  else if (last !== undefined) await touch(page, last);
  // The question comes only where it is not known what became of the first.
  const again = texts[`app.write.${call}.choice.again`] ?? texts['app.write.choice.again'];
  const question = page.locator('dialog[open]').filter({ has: button(again) });
  await question
    .locator(button(again))
    .click({ timeout: 1500 })
    .catch(() => undefined);
}

async function failing(page: Page, front: Front, way: Pressed, fault: FaultName): Promise<void> {
  front.serve(way.situation, fault, way.call);
  if (slow.includes(fault)) await page.clock.install();
  await page.goto(front.origin + way.address);
  await expectRest(page);
  for (const step of way.steps.slice(0, -1)) {
    await touch(page, step);
    await expectRest(page);
  }
}

for (const way of pressed) {
  const { call, situation, steps } = way;
  for (const fault of Object.keys(answers) as readonly FaultName[]) {
    test(`${call}, pressed: a backend that ${fault}`, async ({ page, front }) => {
      const thrown = watch(page);
      await failing(page, front, way, fault);
      const before = await entered(page);
      const last = steps.at(-1);
      if (last !== undefined) await touch(page, last);
      await expect.poll(() => front.keys(call).length).toBeGreaterThan(0);
      const said = page
        .locator('[role=alert], [role=status], dialog[open]')
        .filter({ hasText: /\S/, visible: true });
      await expect(async () => {
        if (slow.includes(fault)) await page.clock.fastForward(minute + 1000);
        await expectRest(page, 2000);
        await expect(said.first()).toBeVisible({ timeout: 2000 });
      }).toPass({ timeout: 20_000 });
      await expect(page.locator('h1, h2').first()).toBeVisible();
      expect(await page.locator('body').innerText()).not.toMatch(raw);
      expect(await entered(page)).toEqual(before);
      // A browser may send once more what went over a connection that was closed; then it is the same write.
      const [key = '', ...more] = front.keys(call);
      expect(more.filter((other) => other !== key)).toEqual([]);
      front.serve(situation);
      await pressAgain(page, way);
      const { once, settled = 'person' } = calls[call] ?? {};
      if (once === undefined || settled === 'person')
        await expect.poll(() => front.keys(call).length, { timeout: 15_000 }).toBe(1);
      // Where a read tells what became of it, that is asked first, and what it does not tell is not sent again.
      else await expect.poll(() => front.asked(), { timeout: 15_000 }).toBeGreaterThan(0);
      if (once !== undefined) expect([[], [key]]).toContainEqual(front.keys(call));
      await expectRest(page);
      expect(thrown).toEqual([]);
    });
  }
}
