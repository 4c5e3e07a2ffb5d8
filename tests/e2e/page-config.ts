/** The configuration that a page holds, where a journey needs another one, or a page of a host that writes none into it. */
import type { Page } from '@playwright/test';
import { pageBlock } from '../../src/lib/page-blocks.ts';

/** @param config JSON; empty: the page asks for it. */
export const withConfig = (html: string, config: string): string =>
  html.replace(/<script[^>]* id="config">[^<]*<\/script>/, () => pageBlock('config', config));

/** Pages come as from a static host from now on. */
export const asFromStaticHost = (page: Page): Promise<unknown> =>
  page.route(
    (url) => !/\.\w+$|^\/gateway\//.test(url.pathname),
    async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: withConfig(await answer.text(), '') });
    },
  );
