/** The words of one key in both languages side by side. It must not know which part says them. */
import { useId } from 'react';
import { tongues } from '../../lib/figures.ts';
import { bothTongues } from '../core/tongues.ts';
import type { Closed } from '../../release/closed.ts';
import { wordsOf } from '../core/words.ts';
import { classes } from '../forms/classes.ts';
import css from '../forms/forms.module.css';
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

const cls = classes(css);

export function WordsForm({ name, closed, isReadOnly }: WordsFormProps) {
  const { tongue, workspace } = useStudio();
  const { draft } = useWork();
  const { places } = useIndex();
  const id = useId();
  const words = editorWords[tongue];
  const count = new Set((places.get(name) ?? []).map(({ screen }) => screen)).size;
  return (
    <section className={cls('field')} aria-labelledby={`${id}-title`} data-at={`@${name}`}>
      {/* As everyone reads them now: a name does not change while one types. */}
      <h3 id={`${id}-title`} className={cls('label')}>
        «{wordsOf(draft.base, name, tongue) ?? wordsOf(draft.now, name, tongue)}»
      </h3>
      <div className={cls('sides')}>
        {bothTongues.map((each) => (
          <label key={each} className={cls('side')}>
            <span className={cls('tongue')}>{each === 'es' ? words.inSpanish : words.inEnglish}</span>
            <textarea
              className={cls('input')}
              lang={tongues[each]}
              rows={1}
              readOnly={closed !== undefined || isReadOnly}
              value={wordsOf(draft.now, name, each) ?? ''}
              onChange={({ target }) =>
                workspace.edit(wordsEdit(workspace.now().draft.now, name, each, target.value))
              }
            />
          </label>
        ))}
      </div>
      <p className={cls(closed === undefined ? 'count' : 'note')}>
        {closed === undefined ? words.onScreens(count) : closedWords[tongue][closed]}
      </p>
    </section>
  );
}
