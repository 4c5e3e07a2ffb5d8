/** The configuration that a page holds, where a journey needs another one, or a page of a host that writes none into it. */
import type { Page } from '@playwright/test';

/** @param config JSON; empty: the page asks for it. */
export const withConfig = (html: string, config: string): string =>
  html.replace(
    /(<script type="application\/json" id="config">)[^<]*/,
    (_block, room: string) => room + config.replaceAll('<', String.raw`\u003c`),
  );

/** Pages come as from a static host from now on. */
export const asFromStaticHost = (page: Page): Promise<unknown> =>
  page.route(
    (url) => !/\.\w+$|^\/gateway\//.test(url.pathname),
    async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: withConfig(await answer.text(), '') });
    },
  );
