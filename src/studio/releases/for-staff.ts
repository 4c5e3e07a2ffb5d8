/** Sentences of the server as staff read them: it speaks to those who type commands as well. It must not know what a release is. */

/** What is said of the command line concerns nobody here. */
export const isForStaff = (line: string): boolean => !line.includes(' --');

/** Words are known by what they say, not by the name under which they are kept. */
export const withoutKeys = (line: string): string => line.replaceAll(/ (?:de|of) @[\w.]+/g, '');

/** What is there before any release has a name that everyone understands. */
const named: readonly (readonly [RegExp, string])[] = [
  [/\bthe build's own definitions\b/g, 'the original version'],
  [/\blo que trae la app\b/g, 'la versión original'],
];

export const forStaff = (line: string): string =>
  named.reduce((said, [what, name]) => said.replace(what, name), withoutKeys(line));
