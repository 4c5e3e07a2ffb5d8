/** What stands where something is on its way, or did not come. It must not know what. */
import type { Tongue } from '../../lib/figures.ts';
import { shellWords } from '../words/shell.ts';

export const Loading = ({ tongue }: { readonly tongue: Tongue }) => (
  <p className="st-loading" role="status">
    {shellWords[tongue].loading}
  </p>
);

interface FailedProps {
  readonly tongue: Tongue;
  readonly why?: readonly string[];
  readonly again: () => void;
}

export const Failed = ({ tongue, why = [], again }: FailedProps) => (
  <div className="st-empty" role="alert">
    <h2>{shellWords[tongue].failed}</h2>
    <p>{why.length === 0 ? shellWords[tongue].failedWhy : why.join(' ')}</p>
    <button type="button" className="st-button" onClick={again}>
      {shellWords[tongue].again}
    </button>
  </div>
);
