/** What can be wrong with what a phone is sent of releases: the block in a page, and answers. It must not know what a phone makes of it. */
import type { Route } from '@playwright/test';
import type { JsonObject } from '../../src/model/json.ts';

/** @param other what is right elsewhere: a bundle of another screen, a release, as a text. */
export type Change = (html: string, other: string) => string;

const inBlock =
  (change: (block: string, other: string) => string): Change =>
  (html, other) =>
    html.replace(/(id="release">)([^]*?)(<\/script>)/, (_all, start: string, block: string, end: string) =>
      [start, change(block, other), end].join(''),
    );

const withBundles = (block: string, change: (bundle: unknown) => readonly unknown[]): string => {
  const read = JSON.parse(block) as { readonly bundles: JsonObject };
  const bundles = Object.entries(read.bundles).flatMap(([hash, bundle]) =>
    change(bundle).map((one) => [hash, one]),
  );
  return JSON.stringify({ ...read, bundles: Object.fromEntries(bundles) as unknown }).replaceAll(
    '<',
    String.raw`\u003c`,
  );
};

/** Of the block in a page. */
export const blocks: Readonly<Record<string, Change>> = {
  'block truncated': inBlock((block) => block.slice(0, block.length / 2)),
  'block HTML': inBlock(() => String.raw`\u003chtml>`),
  'block empty': inBlock(() => ''),
  'block of another kind': inBlock(() => '{"seq":"7","bundles":[]}'),
  'bundle of another text': inBlock((block) => block.replace(/Tu crédito|Paga aquí/, 'Robado')),
  'bundle of another screen': inBlock((block, other) => withBundles(block, () => [JSON.parse(other)])),
  'bundle by another name': inBlock((block) => block.replace(/("bundles":\{")[^"]+/, `$1${'x'.repeat(22)}`)),
  'bundle half': inBlock((block) => block.replace(/"definition":\{/, '"definition":{},"was":{')),
};

/** A page without bundles: they are asked for. */
export const bare: Change = inBlock((block) => withBundles(block, () => []));

/** Longer than a phone waits (ms). */
const slowly = 12_000;

export type Answer = (route: Route, other: string) => Promise<void>;

/** Of what is asked for by itself. */
export const answers: Readonly<Record<string, Answer>> = {
  '404': (route) => route.fulfill({ status: 404, body: '{}' }),
  '500': (route) => route.fulfill({ status: 500, body: '{}' }),
  HTML: (route) => route.fulfill({ contentType: 'text/html', body: '<html></html>' }),
  half: async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ body: text.slice(0, text.length / 2) });
  },
  forged: async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ body: text.replace(/Tu crédito|Paga aquí|"[\w-]{22}"/, '"Robado"') });
  },
  // What is right elsewhere, whole and unchanged.
  swapped: (route, other) => route.fulfill({ contentType: 'application/json', body: other }),
  slow: async (route) => {
    await new Promise((done) => setTimeout(done, slowly));
    await route.continue().catch(() => undefined);
  },
  'no network': (route) => route.abort(),
};
