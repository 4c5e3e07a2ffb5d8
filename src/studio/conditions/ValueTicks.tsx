/**
 * The values that data can have, each to be ticked: none is as long as nobody has chosen, and then the condition is not finished. It must
 * not know what else is asked.
 */
import type { Json } from '../../model/json.ts';
import { classes } from '../forms/classes.ts';
import { useDesk } from '../forms/desk.ts';
import { formWords } from '../forms/words.ts';
import { nounOfPath } from './data-words.ts';
import { meaningIn, productAt } from './meaning.ts';
import { alsoCalled } from './products.ts';
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
  const isName = productAt(path, view.value(file), project) === 'name';
  /** The names of one product are one choice. */
  const together = (each: Json): readonly Json[] => {
    const names = isName ? alsoCalled(each, project.products ?? []) : [];
    return names.length === 0 ? [each] : names;
  };
  const all = [...new Set([...choices, ...values])];
  const offered = all
    .map(together)
    .filter((same, index) => !all.slice(0, index).some((earlier) => same.includes(earlier)));
  const isLast = offered.filter((same) => same.some((one) => values.includes(one))).length === 1;
  return (
    <fieldset className={cls('ticks')}>
      <legend className={cls('hidden')}>{words.values}</legend>
      {values.length === 0 && (
        <p className={cls('unfinished')} role="status">
          {words.chooseValue(nounOfPath(path, tongue))}
        </p>
      )}
      {offered.map((same) => {
        const [each = ''] = same;
        const isTicked = same.some((one) => values.includes(one));
        return (
          <label key={JSON.stringify(each)}>
            <input
              type="checkbox"
              checked={isTicked}
              disabled={isTicked && isLast}
              onChange={() =>
                onAsk({
                  ...asked,
                  values: isTicked ? values.filter((one) => !same.includes(one)) : [...values, ...same],
                })
              }
            />
            {valueInWords(path, each, tongue, meaning)}
          </label>
        );
      })}
      {isLast && <p className={cls('count')}>{words.lastValue}</p>}
    </fieldset>
  );
}
