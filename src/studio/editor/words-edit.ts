/** Words that are typed as an edit. It must not know where they are typed. */
import type { Tongue } from '../../lib/figures.ts';
import { told } from '../../release/told.ts';
import type { Edit, Texts } from '../core/draft.ts';
import { setWords, wordsOf } from '../core/words.ts';
import { editorWords } from '../words/editor.ts';

/** One step of undo for what is typed in one go. */
export function wordsEdit(texts: Texts, key: string, tongue: Tongue, words: string): Edit {
  const before = wordsOf(texts, key, 'es') ?? words;
  return {
    label: told(editorWords.en.label(wordsOf(texts, key, 'en') ?? before), editorWords.es.label(before)),
    splices: setWords(texts, key, tongue, words),
    group: `${key} ${tongue}`,
    at: Date.now(),
  };
}
