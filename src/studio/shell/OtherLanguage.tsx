/** Changes to the other language, where there is no menu yet. */
import { tongues, type Tongue } from '../../lib/figures.ts';
import { otherTongue } from '../core/tongues.ts';
import { shellWords } from '../words/shell.ts';

interface OtherLanguageProps {
  readonly tongue: Tongue;
  readonly onTongue: (tongue: Tongue) => void;
}

export function OtherLanguage({ tongue, onTongue }: OtherLanguageProps) {
  const other = otherTongue(tongue);
  return (
    <button type="button" className="st-link" lang={tongues[other]} onClick={() => onTongue(other)}>
      {shellWords[tongue].otherLanguage}
    </button>
  );
}
