/** Every example of every widget, drawn and audited: a widget that only its examples show is held to the same rules as a screen. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { wantedPictures } from '../support/picture-list.ts';
import { buildExamples, openExamples } from '../support/pictures/built.ts';
import type { Drawn, Tongue } from '../support/pictures/page.tsx';
import { axePath } from './audit.ts';
import { test } from './servers.ts';

let built = '';
test.beforeAll(async () => {
  test.setTimeout(120_000);
  built = mkdtempSync(join(tmpdir(), 'examples-'));
  await buildExamples(built);
});
test.afterAll(() => rmSync(built, { recursive: true }));

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface AuditWindow extends Window {
  readonly axe: { run(place: string, options: RunOptions): Promise<AxeResults> };
}

/** What is wrong with one example, a line each. */
const audit = (page: Page, example: Drawn, tongue: Tongue): Promise<readonly string[]> =>
  page.evaluate<readonly string[], unknown>(
    async (given) => {
      const [drawn, language, values] = given as readonly [Drawn, Tongue, string[]];
      await window.draw(drawn, language);
      const { violations } = await (window as unknown as AuditWindow).axe.run('.example', {
        resultTypes: ['violations'],
        runOnly: { type: 'tag', values },
      });
      return violations.flatMap(({ help, nodes }) => nodes.map(({ html }) => `${help}: ${html}`));
    },
    [example, tongue, tags],
  );

const examples = wantedPictures();
/** So that each part takes seconds, one after the other: to build the page for another core takes longer than a part. */
const parts = 4;
test.describe.configure({ mode: 'default' });

/** Most examples say the same in every language: they have their words in them. */
const differs = ({ example }: (typeof examples)[number], language: Tongue): boolean =>
  language === 'es' || JSON.stringify(example).includes('"@');

for (let part = 0; part < parts; part += 1) {
  test(`the examples of the widgets can be used by everybody, part ${part + 1} of ${parts}`, async ({
    page,
    language,
  }) => {
    await openExamples(page, built);
    await page.addScriptTag({ path: axePath });
    const mine = examples.filter((one, index) => index % parts === part && differs(one, language));
    for (const { file, example } of mine)
      expect(await audit(page, example as Drawn, language), file).toEqual([]);
  });
}
