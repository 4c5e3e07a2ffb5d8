/** Data in a page, for what runs before the program: JSON in a script that the browser does not run. */

/** The configuration, which the server writes into the page, and what the page asks for first, which the build does. */
export type PageBlock = 'config' | 'first';

/** Behind it stands the JSON. */
export const startOfBlock = (id: PageBlock): string => `<script type="application/json" id="${id}">`;

/** No text may end the block that it stands in. */
export const insideBlock = (json: string): string => json.replaceAll('<', String.raw`\u003c`);

export const pageBlock = (id: PageBlock, json: string): string =>
  `${startOfBlock(id)}${insideBlock(json)}</script>`;
