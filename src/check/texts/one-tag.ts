/**
 * Says what one tag of a text lacks beside that of the other language: its format, a pair of braces, a letter of its name. It must
 * not know which of the two texts is the wrong one.
 */
import { nearest } from '../report/nearest.ts';

const pathIn = (tag: string): string => /\{\{([\w.-]+)\}\}/.exec(tag)?.[1] ?? '';

interface Mended {
  /** What is wrong, in words. */
  readonly wanted: string;
  /** What stands there in the other language. */
  readonly near: string;
}

/** `lacking` of the other text, `surplus` of this one: each with its whole tag. `undefined`: more than one differs. */
export function oneTag(
  text: string,
  [near, second]: readonly string[],
  [odd, another]: readonly string[],
  file: string,
): Mended | undefined {
  if (near === undefined || second !== undefined || another !== undefined) return undefined;
  const path = pathIn(near);
  if (path === '') return undefined;
  if (odd === undefined)
    return new RegExp(`(?<!\\{)\\{\\s*${path.replaceAll('.', '\\.')}\\s*\\}(?!\\})`).test(text)
      ? { near, wanted: `"{${path}}" has single braces, and would be shown as it stands` }
      : undefined;
  const format = /^\{\{#(\w+)\}\}/.exec(near)?.[1];
  if (pathIn(odd) === path && format !== undefined && odd === `{{${path}}}`)
    return { near, wanted: `"${path}" stands without {{#${format}}}, which ${file} has around it` };
  const instead = /^\{\{#(\w+)\}\}\{/.exec(odd)?.[1];
  if (pathIn(odd) === path && format !== undefined && instead !== undefined)
    return { near, wanted: `"${path}" stands in {{#${instead}}}, and in {{#${format}}} in ${file}` };
  return nearest(pathIn(odd), [path]) === path
    ? { near, wanted: `"${pathIn(odd)}" is read, and "${path}" in ${file}` }
    : undefined;
}

/** Whether a text shows as it is what the other shows in a format. */
export const isBare = ([near, second]: readonly string[], [odd, another]: readonly string[]): boolean =>
  near !== undefined &&
  odd !== undefined &&
  second === undefined &&
  another === undefined &&
  near !== odd &&
  odd === `{{${pathIn(near)}}}`;
