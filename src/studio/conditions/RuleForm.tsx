/** One rule: which value, and what it must be, by the values that the contract knows. It must not know the rules beside it. */
import { useId } from 'react';
import type { Pointer } from '../../check/document/document.ts';
import { classes } from '../forms/classes.ts';
import { useDesk } from '../forms/desk.ts';
import { PathPicker } from '../forms/PathPicker.tsx';
import { formWords } from '../forms/words.ts';
import { clauseOf } from './data-words.ts';
import { askedOf, firstAsked } from './first-asked.ts';
import { choicesOf, meaningIn } from './meaning.ts';
import { CodeInstead } from './CodeInstead.tsx';
import { codeInstead } from './code-instead.ts';
import { exampleOfValue, ListedValues } from './ListedValues.tsx';
import { pathsAt, type DataKind } from './paths.ts';
import { limits, type Asked, type Limit, type Rule } from './rules.ts';
import { valueInWords } from './say.ts';
import { ValueTicks } from './ValueTicks.tsx';
import css from '../forms/forms.module.css';

const cls = classes(css);

type Single = Extract<Rule, { kind: 'is' }>;

interface RuleFormProps {
  readonly rule: Single;
  readonly pointer: Pointer;
  readonly onChange: (rule: Single) => void;
}

const isLimit = (word: string): word is Limit => (limits as readonly string[]).includes(word);
const wordOf = (asked: Asked): string => (asked.kind === 'limit' ? asked.word : asked.kind);

const isCounted = (kind: DataKind | undefined): boolean => kind === 'number' || kind === 'money';

export function RuleForm({ rule, pointer, onChange }: RuleFormProps) {
  const { view, file, project, tongue } = useDesk();
  const words = formWords[tongue];
  const id = useId();
  const definition = view.value(file);
  const meaning = meaningIn(definition, project);
  const { path, asked } = rule;
  const data = pathsAt(definition, pointer, project).find((each) => each.path === path);
  const kind = data?.kind;
  const choices = choicesOf(path, definition, project);
  const isFlag =
    kind === 'flag' ||
    (asked.kind === 'one-of' &&
      asked.values.length > 0 &&
      asked.values.every((each) => typeof each === 'boolean'));
  const ask = (next: Asked): void => onChange({ ...rule, asked: next });
  const values = asked.kind === 'one-of' || asked.kind === 'none-of' ? asked.values : [];

  const turn = (word: string): void => {
    if (word === 'there' || word === 'missing') ask({ kind: word });
    else if (word === 'one-of' || word === 'none-of')
      ask({
        kind: word,
        values: values.length > 0 || choices.length > 0 || !isCounted(kind) ? values : [0],
      });
    else if (isLimit(word)) ask({ kind: 'limit', word, value: asked.kind === 'limit' ? asked.value : 0 });
  };
  const worded = codeInstead(rule, definition, pointer, project);
  const flagged = isFlag && asked.kind === 'one-of' ? asked.values[0] === true : undefined;

  return (
    <div className={cls('ruleBody')}>
      <PathPicker
        label={words.value}
        pointer={pointer}
        tag={path}
        onPick={(next) =>
          onChange({
            kind: 'is',
            path: next.path,
            asked: firstAsked(next.kind, choicesOf(next.path, definition, project)),
          })
        }
      />
      {isFlag && flagged !== undefined ? (
        <>
          <label className={cls('hidden')} htmlFor={id}>
            {words.asked}
          </label>
          <select
            id={id}
            className={cls('input')}
            value={String(flagged)}
            onChange={({ currentTarget }) =>
              ask({ kind: 'one-of', values: [currentTarget.value === 'true'] })
            }
          >
            {[true, false].map((each) => (
              <option key={String(each)} value={String(each)}>
                {clauseOf(path, each, tongue) ?? (each ? words.yes : words.no)}
              </option>
            ))}
          </select>
        </>
      ) : (
        <>
          <label className={cls('hidden')} htmlFor={id}>
            {words.asked}
          </label>
          <select
            id={id}
            className={cls('input')}
            value={wordOf(asked)}
            onChange={({ currentTarget }) => turn(currentTarget.value)}
          >
            {askedOf(kind, asked).map((word) => (
              <option key={word} value={word}>
                {words.kinds[word as keyof typeof words.kinds]}
              </option>
            ))}
          </select>
          {(asked.kind === 'one-of' || asked.kind === 'none-of') &&
            (choices.length > 0 ? (
              <ValueTicks path={path} choices={choices} asked={asked} onAsk={ask} />
            ) : (
              <ListedValues
                values={values}
                kind={kind}
                example={exampleOfValue(data, tongue)}
                onChange={(next) => ask({ ...asked, values: next })}
              />
            ))}
          {asked.kind === 'limit' && (
            <input
              aria-label={words.value}
              className={cls('input')}
              type="number"
              step={kind === 'money' ? 0.01 : 1}
              value={kind === 'money' ? asked.value / 100 : asked.value}
              onChange={({ currentTarget }) =>
                currentTarget.value !== '' &&
                ask({
                  ...asked,
                  value:
                    kind === 'money'
                      ? Math.round(Number(currentTarget.value) * 100)
                      : Number(currentTarget.value),
                })
              }
            />
          )}
        </>
      )}
      {worded !== undefined && (
        <CodeInstead
          {...worded}
          says={
            worded.code === undefined || worded.value === undefined
              ? ''
              : valueInWords(worded.code.path, worded.value, tongue, meaning)
          }
          onAsk={(code, value) =>
            onChange({
              ...rule,
              path: code,
              asked: { ...asked, values: value === undefined ? [] : [value] } as Asked,
            })
          }
        />
      )}
    </div>
  );
}
