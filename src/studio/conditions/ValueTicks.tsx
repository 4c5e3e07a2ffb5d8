/**
 * The values that data can have, each to be ticked: none is as long as nobody has chosen, and then the condition is not finished. It must
 * not know what else is asked.
 */
import type { Json } from '../../model/json.ts';
import { classes } from '../forms/classes.ts';
import { useDesk } from '../forms/desk.ts';
import { formWords } from '../forms/words.ts';
import { nounOfPath } from './data-words.ts';
import { meaningIn } from './meaning.ts';
import type { Asked } from './rules.ts';
import { valueInWords } from './say.ts';
import css from '../forms/forms.module.css';

const cls = classes(css);

type Valued = Extract<Asked, { kind: 'one-of' | 'none-of' }>;

interface ValueTicksProps {
  readonly path: string;
  readonly choices: readonly Json[];
  readonly asked: Valued;
  readonly onAsk: (asked: Valued) => void;
}

export function ValueTicks({ path, choices, asked, onAsk }: ValueTicksProps) {
  const { view, file, project, tongue } = useDesk();
  const words = formWords[tongue];
  const meaning = meaningIn(view.value(file), project);
  const { values } = asked;
  return (
    <fieldset className={cls('ticks')}>
      <legend className={cls('hidden')}>{words.values}</legend>
      {values.length === 0 && (
        <p className={cls('unfinished')} role="status">
          {words.chooseValue(nounOfPath(path, tongue))}
        </p>
      )}
      {[...new Set([...choices, ...values])].map((each) => (
        <label key={JSON.stringify(each)}>
          <input
            type="checkbox"
            checked={values.includes(each)}
            disabled={values.length === 1 && values.includes(each)}
            onChange={() =>
              onAsk({
                ...asked,
                values: values.includes(each) ? values.filter((one) => one !== each) : [...values, each],
              })
            }
          />
          {valueInWords(path, each, tongue, meaning)}
        </label>
      ))}
      {values.length === 1 && <p className={cls('count')}>{words.lastValue}</p>}
    </fieldset>
  );
}
