/** What a person does on a page in a browser, as cases say it. It must not know any screen. */
import type { Locator, Page } from '@playwright/test';
import type { Act } from '../screens/case.ts';
import { pixel } from './answers.ts';

/** Any picture. */
export const picture = Buffer.from(pixel.slice(pixel.indexOf(',') + 1), 'base64');

/** What is done with a finger; the rest of a case is done to the phone. */
export type Touch = Exclude<
  Act,
  { advance: number } | { online: boolean } | { back: true } | { reload: true }
>;

export const isTouch = (act: Act): act is Touch =>
  !('advance' in act || 'online' in act || 'back' in act || 'reload' in act);

/** What a person can reach now: the open dialog, else the page. */
async function reach(page: Page): Promise<Locator> {
  const dialogs = page.locator('dialog[open]');
  return (await dialogs.count()) > 0 ? dialogs.last() : page.locator('body');
}

async function find(page: Page, role: string, name: string, number = 1): Promise<Locator> {
  const found = (await reach(page)).getByRole(role as 'button', { name, exact: true });
  // In memory nothing is hidden in what is folded; here a person unfolds it first.
  if ((await found.count()) === 0)
    await page.evaluate(() => document.querySelectorAll('details').forEach((folded) => (folded.open = true)));
  return found.nth(number - 1);
}

/** As in memory: also a button that is off is pressed, and does nothing. */
const press = async (target: Locator): Promise<void> =>
  target.evaluate((element: HTMLElement) => element.click(), undefined, { timeout: 3000 });

export async function touch(page: Page, act: Touch): Promise<void> {
  if ('press' in act) await press(await find(page, act.role ?? 'button', act.press, act.number));
  else if ('choose' in act) await press(await find(page, 'radio', act.choose));
  else if ('tick' in act) await press(await find(page, 'checkbox', act.tick));
  else if ('attach' in act) {
    const [label, ...names] = act.attach;
    const mimeTypeOf = (name: string): string => (name.endsWith('.pdf') ? 'application/pdf' : 'image/png');
    const field = (await reach(page)).getByLabel(label, { exact: true });
    const bufferOf = (name: string): Buffer => (name.startsWith('text') ? Buffer.from('content') : picture);
    await field.setInputFiles(
      names.map((name) => ({ name, mimeType: mimeTypeOf(name), buffer: bufferOf(name) })),
    );
  } else await (await find(page, 'textbox', act.type[0])).fill(act.type[1]);
}
