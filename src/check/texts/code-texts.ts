/** Texts that definitions and the program's own code name by their key. It must not know what is said of any text. */
import { problem, type Problem } from '../../lib/problem.ts';
import type { Project } from '../context.ts';
import type { Document } from '../document/document.ts';
import { nearKey } from '../report/near-key.ts';
import { listed } from '../report/nearest.ts';
import type { CodeText } from './texts.ts';

/** Whether a text is named in a definition as it is written, or by the program: what reads it is found out later. */
export const isNamedIn =
  (definitions: readonly Document[], codeTexts: readonly CodeText[]) =>
  (name: string): boolean =>
    definitions.some(({ text }) => text.includes(`"@${name}"`)) ||
    codeTexts.some(({ key }) => key === name || (key.endsWith('.') && name.startsWith(key)));

/** A key that the code uses is in every language; keys only one language lacks are said by the locale files. */
export function checkCodeTexts(
  codeTexts: readonly CodeText[],
  project: Project,
  add: (problem: Problem) => void,
): void {
  const known = new Set([...project.texts.values()].flatMap((texts) => [...texts.keys()]));
  for (const { key, file, line, column } of codeTexts) {
    if (known.has(key) || key.endsWith('.') || project.texts.size === 0) continue;
    const args = { name: key, of: listed(project.texts.keys()), ...nearKey(key, known) };
    add({ ...problem('missing-text', args), file, pointer: '', line, column });
  }
}
