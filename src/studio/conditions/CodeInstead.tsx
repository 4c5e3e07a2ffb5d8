/** Offers to compare a code in place of words, and says what it would be: nothing is turned into a number that nobody has read. */
import type { Json } from '../../model/json.ts';
import { classes } from '../forms/classes.ts';
import { useDesk } from '../forms/desk.ts';
import { formWords } from '../forms/words.ts';
import { exampleInWords, nameOf, type DataPath } from './paths.ts';
import css from '../forms/forms.module.css';

const cls = classes(css);

interface CodeInsteadProps {
  readonly code: DataPath | undefined;
  /** What says the same as the words do; `undefined` where nobody knows, and it is yet to be chosen. */
  readonly value: Json | undefined;
  readonly says: string;
  readonly onAsk: (path: string, value: Json | undefined) => void;
}

export function CodeInstead({ code, value, says, onAsk }: CodeInsteadProps) {
  const { tongue } = useDesk();
  const words = formWords[tongue];
  const name = code === undefined ? '' : nameOf(code, tongue);
  return (
    <>
      <p className={cls('count')}>
        {words.wordsAsked}{' '}
        {code !== undefined && words.codeAsked(name, value === undefined ? exampleInWords(code, tongue) : '')}
      </p>
      {code !== undefined && (
        <button type="button" className={cls('plain')} onClick={() => onAsk(code.path, value)}>
          {value === undefined ? words.askCode(name) : words.askCodeOf(name, says)}
        </button>
      )}
    </>
  );
}
