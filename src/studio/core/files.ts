/** Files that come, go or are copied, as splices. A file without a text is none. */
import type { Splice, Texts } from './splices.ts';

/** The whole text of a file, whether it was there or not. */
export const writeFile = (texts: Texts, file: string, text: string): readonly Splice[] => [
  { file, at: 0, remove: texts.get(file)?.length ?? 0, insert: text },
];

export const removeFile = (texts: Texts, file: string): readonly Splice[] => writeFile(texts, file, '');

/** A layout once more, under another name. */
export const copyFile = (texts: Texts, from: string, to: string): readonly Splice[] =>
  writeFile(texts, to, texts.get(from) ?? '');
