/** Class names of a style sheet as components want them: a text, also where the sheet has none. */
export const classes =
  (css: Readonly<Record<string, string>>) =>
  (name: string): string =>
    css[name] ?? '';
