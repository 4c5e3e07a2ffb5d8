/** One rule: which value, and what it must be, by the values that the contract knows. It must not know the rules beside it. */
import { useId, useState } from 'react';
import type { Pointer } from '../../check/document/document.ts';
import type { Json } from '../../model/json.ts';
import { classes } from '../forms/classes.ts';
import { useDesk } from '../forms/desk.ts';
import { PathPicker } from '../forms/PathPicker.tsx';
import { formWords } from '../forms/words.ts';
import { clauseOf } from './data-words.ts';
import { askedOf, firstAsked } from './first-asked.ts';
import { choicesOf, meaningIn } from './meaning.ts';
import { codeInstead } from './code-instead.ts';
import { exampleInWords, nameOf, pathsAt, type DataKind, type DataPath } from './paths.ts';
import { limits, type Asked, type Limit, type Rule } from './rules.ts';
import { valueInWords } from './say.ts';
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

/** Values that a person chose before keep their kind: a text of digits stays a text. */
const typedAs = (typed: string, before: Json | undefined, kind: DataKind | undefined): Json =>
  (typeof before === 'number' || kind === 'number' || kind === 'money') && /^-?\d+(?:\.\d+)?$/.test(typed)
    ? Number(typed)
    : typed;

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
    kind === 'flag' || (asked.kind === 'one-of' && asked.values.every((each) => typeof each === 'boolean'));
  const ask = (next: Asked): void => onChange({ ...rule, asked: next });
  const values = asked.kind === 'one-of' || asked.kind === 'none-of' ? asked.values : [];

  const turn = (word: string): void => {
    if (word === 'there' || word === 'missing') ask({ kind: word });
    else if (word === 'one-of' || word === 'none-of')
      ask({
        kind: word,
        values: values.length > 0 ? values : [choices[0] ?? (kind === 'number' || kind === 'money' ? 0 : '')],
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
              <fieldset className={cls('ticks')}>
                <legend className={cls('hidden')}>{words.values}</legend>
                {[...new Set([...choices, ...values])].map((each) => (
                  <label key={JSON.stringify(each)}>
                    <input
                      type="checkbox"
                      checked={values.includes(each)}
                      disabled={values.length === 1 && values.includes(each)}
                      onChange={() =>
                        ask({
                          ...asked,
                          values: values.includes(each)
                            ? values.filter((one) => one !== each)
                            : [...values, each],
                        })
                      }
                    />
                    {valueInWords(path, each, tongue, meaning)}
                  </label>
                ))}
                {values.length === 1 && <p className={cls('count')}>{words.lastValue}</p>}
              </fieldset>
            ) : (
              <ListedValues
                values={values}
                kind={kind}
                example={data?.kind === 'text' ? exampleInWords(data, tongue) : ''}
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
          code={worded.code}
          onAsk={(code, value) =>
            onChange({ ...rule, path: code, asked: { ...asked, values: [value] } as Asked })
          }
        />
      )}
    </div>
  );
}

interface CodeInsteadProps {
  readonly code: DataPath | undefined;
  readonly onAsk: (path: string, value: Json) => void;
}

function CodeInstead({ code, onAsk }: CodeInsteadProps) {
  const { tongue } = useDesk();
  const words = formWords[tongue];
  const name = code === undefined ? '' : nameOf(code, tongue);
  return (
    <>
      <p className={cls('count')}>
        {words.wordsAsked} {code !== undefined && words.codeAsked(name, exampleInWords(code, tongue))}
      </p>
      {code !== undefined && (
        <button type="button" className={cls('plain')} onClick={() => onAsk(code.path, code.example ?? '')}>
          {words.askCode(name)}
        </button>
      )}
    </>
  );
}

interface ListedValuesProps {
  readonly values: readonly Json[];
  readonly kind: DataKind | undefined;
  /** What such a value looks like; empty where nobody knows. */
  readonly example: string;
  readonly onChange: (values: readonly Json[]) => void;
}

/** Case and marks apart: what is meant, though not what is compared. */
const sounds = (value: Json): string =>
  typeof value === 'string' ? value.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim() : '';

/** Values that nobody lists are typed, with commas between them. */
function ListedValues({ values, kind, example, onChange }: ListedValuesProps) {
  const { tongue } = useDesk();
  const words = formWords[tongue];
  const hint = useId();
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const shown = values.map((each) => (typeof each === 'object' ? '' : String(each))).join(', ');
  const isOpen = values.every((each) => each === '');
  const meant =
    kind === 'text' && example !== ''
      ? values.find((each) => each !== example && sounds(each) === sounds(example))
      : undefined;
  return (
    <>
      <input
        aria-label={words.values}
        aria-describedby={hint}
        className={cls('input')}
        placeholder={example}
        value={typed ?? shown}
        onChange={({ currentTarget }) => {
          const now = currentTarget.value;
          setTyped(now);
          onChange(
            now.split(',').map((each, index) => typedAs(each.trim(), values[index] ?? values[0], kind)),
          );
        }}
        onBlur={() => setTyped(undefined)}
      />
      <p id={hint} className={cls('count')}>
        {isOpen ? words.typeValue(example) : kind === 'text' && words.asWritten}
      </p>
      {meant !== undefined && (
        <button
          type="button"
          className={cls('plain')}
          onClick={() => {
            setTyped(undefined);
            onChange(values.map((each) => (each === meant ? example : each)));
          }}
        >
          {words.meant(example)}
        </button>
      )}
    </>
  );
}
