/** The words of one key in both languages side by side. It must not know which part says them. */
import { useId } from 'react';
import { tongues, type Tongue } from '../../lib/figures.ts';
import type { Closed } from '../../release/closed.ts';
import { wordsOf } from '../core/words.ts';
import { useIndex } from '../search/use-search.ts';
import { useStudio, useWork } from '../shell/studio.ts';
import { closedWords } from '../words/closed.ts';
import { editorWords } from '../words/editor.ts';
import { wordsEdit } from './words-edit.ts';

interface WordsFormProps {
  readonly name: string;
  readonly closed: Closed | undefined;
  readonly isReadOnly: boolean;
}

const languages: readonly Tongue[] = ['es', 'en'];

export function WordsForm({ name, closed, isReadOnly }: WordsFormProps) {
  const { tongue, workspace } = useStudio();
  const { draft } = useWork();
  const { places } = useIndex();
  const id = useId();
  const words = editorWords[tongue];
  const count = new Set((places.get(name) ?? []).map(({ screen }) => screen)).size;
  return (
    <section className="st-words" aria-labelledby={`${id}-title`}>
      {/* As everyone reads them now: a name does not change while one types. */}
      <h2 id={`${id}-title`}>«{wordsOf(draft.base, name, tongue) ?? wordsOf(draft.now, name, tongue)}»</h2>
      <p className="st-muted">
        {closed === undefined ? words.onScreens(count) : closedWords[tongue][closed]}
      </p>
      {languages.map((each) => (
        <label key={each} className="st-field">
          {each === 'es' ? words.inSpanish : words.inEnglish}
          <textarea
            lang={tongues[each]}
            rows={2}
            readOnly={closed !== undefined || isReadOnly}
            value={wordsOf(draft.now, name, each) ?? ''}
            onChange={({ target }) =>
              workspace.edit(wordsEdit(workspace.now().draft.now, name, each, target.value))
            }
          />
        </label>
      ))}
    </section>
  );
}
