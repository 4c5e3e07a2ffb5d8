/** What a part is called in its files and in code, by its name in definitions. */

/** `list-item` → `ListItem` */
export const pascal = (name: string): string =>
  name.replaceAll(/(^|-)(\w)/g, (_match, _dash: string, letter: string) => letter.toUpperCase());

/** `open-url` → `openUrl` */
export const camel = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());
