/** From a problem to the edit that puts it right, where there is one way. It must not know what is checked. */
import type { Problem } from '../../lib/problem.ts';
import { told } from '../../release/told.ts';
import type { Edit, Splice, Texts } from '../core/draft.ts';
import { mendOfWords } from './mend-words.ts';

/**
 * Edits of a fix are all of the text as it is: from its end on, none moves another.
 * @param base what borrowers have now
 */
export function editOfFix(problem: Problem, texts: Texts, base?: Texts): Edit | undefined {
  const { fix, file } = problem;
  const text = texts.get(file);
  if (fix === undefined) return mendOfWords(problem, texts, base);
  if (text === undefined) return undefined;
  if (fix.edits.some(({ offset, length }) => offset + length > text.length)) return undefined;
  const splices = [...fix.edits]
    .sort((one, other) => other.offset - one.offset)
    .map(({ offset, length, text: insert }): Splice => ({ file, at: offset, remove: length, insert }));
  return { label: told('Put right', 'Corregido'), splices };
}
