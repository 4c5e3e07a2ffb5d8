/**
 * Runs axe on a page and says what it found. It loads axe once into each document: the builder for Playwright loads it twice for
 * each audit, and once into each frame, those that are left out too. It must not know which rules a journey holds its page to.
 */
import { AxeBuilder } from '@axe-core/playwright';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';

/** As its builder for Playwright has it. */
export const axePath = createRequire(import.meta.resolve('@axe-core/playwright')).resolve(
  'axe-core/axe.min.js',
);

interface Audited {
  /** Rules with one of these tags; default: all that are on. */
  readonly tags?: readonly string[];
  /** The frames of the page, and what they hold, are left out: they are audited elsewhere. */
  readonly withoutFrames?: boolean;
}

interface AxeWindow {
  readonly axe: { run(place: ElementContext, options: RunOptions): Promise<AxeResults> };
}

let source: string | undefined;

async function loaded(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in globalThis)) return;
  source ??= readFileSync(axePath, 'utf8');
  await page.evaluate(source);
}

type Violations = AxeResults['violations'];

export async function violationsOf(page: Page, { tags, withoutFrames }: Audited): Promise<Violations> {
  const options: RunOptions = {
    // Of what passes, every element would be described and carried over: a legal text has thousands.
    resultTypes: ['violations'],
    ...(tags === undefined ? {} : { runOnly: { type: 'tag', values: [...tags] } }),
  };
  // What frames hold is put together on a blank page, which only the builder does.
  if (withoutFrames !== true && page.frames().length > 1)
    return (await new AxeBuilder({ page }).options(options).analyze()).violations;
  await loaded(page);
  return page.evaluate(
    async ([place, how]) => {
      const { violations } = await (globalThis as unknown as AxeWindow).axe.run(place ?? document, how);
      return violations;
    },
    [
      withoutFrames === true ? { exclude: [['iframe']] } : undefined,
      { ...options, iframes: withoutFrames !== true },
    ] as const,
  );
}
