/** The few pieces of Markdown that the reference pages are put together from. It must not know what they say. */

/** A cell of a table may hold neither a bar nor a line break. */
export const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

export const code = (value: unknown): string =>
  `\`${cell(typeof value === 'string' ? value : JSON.stringify(value))}\``;

/** Words of a schema are plain text: a name in angle brackets is no tag. */
export const words = (text = ''): string => text.replaceAll('<', '\\<');

export const fence = (value: unknown): string => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;

export const notWritten =
  '<!-- Made by "npm run reference" from the schemas and examples; not edited by hand. -->';
