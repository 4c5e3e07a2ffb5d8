/** Data in a page, for what runs before the program: JSON in a script that the browser does not run. */

/**
 * What the page asks for first, which the build writes into it; the configuration, what is known of releases, and what was answered,
 * which the server does.
 */
export type PageBlock = 'config' | 'first' | 'release' | 'answers';

/** Behind it stands the JSON. */
export const startOfBlock = (id: PageBlock): string => `<script type="application/json" id="${id}">`;

/** No text may end the block that it stands in. */
export const insideBlock = (json: string): string => json.replaceAll('<', String.raw`\u003c`);

export const pageBlock = (id: PageBlock, json: string): string =>
  `${startOfBlock(id)}${insideBlock(json)}</script>`;
