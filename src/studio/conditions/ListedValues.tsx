/** Values that nobody lists are typed, with commas between them, beside what such a value looks like. It must not know what they are of. */
import { useId, useState } from 'react';
import type { Tongue } from '../../lib/figures.ts';
import type { Json } from '../../model/json.ts';
import { classes } from '../forms/classes.ts';
import { useDesk } from '../forms/desk.ts';
import { formWords } from '../forms/words.ts';
import { plain } from '../search/meant.ts';
import { exampleInWords, type DataKind, type DataPath } from './paths.ts';
import css from '../forms/forms.module.css';

const cls = classes(css);

interface ListedValuesProps {
  readonly values: readonly Json[];
  readonly kind: DataKind | undefined;
  /** What such a value looks like; empty where nobody knows. */
  readonly example: string;
  readonly onChange: (values: readonly Json[]) => void;
}

/** As one types it: an amount is compared by its size. */
export const exampleOfValue = (data: DataPath | undefined, tongue: Tongue): string =>
  data === undefined || data.kind === 'money' ? '' : exampleInWords(data, tongue);

/** Values that a person chose before keep their kind: a text of digits stays a text. */
const typedAs = (typed: string, before: Json | undefined, kind: DataKind | undefined): Json =>
  (typeof before === 'number' || kind === 'number' || kind === 'money') && /^-?\d+(?:\.\d+)?$/.test(typed)
    ? Number(typed)
    : typed;

export function ListedValues({ values, kind, example, onChange }: ListedValuesProps) {
  const { tongue } = useDesk();
  const words = formWords[tongue];
  const hint = useId();
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const shown = values.map((each) => (typeof each === 'object' ? '' : String(each))).join(', ');
  const isOpen = values.length === 0;
  // Case and marks apart: what is meant, though not what is compared.
  const meant =
    kind === 'text' && example !== ''
      ? values.find(
          (each): each is string =>
            typeof each === 'string' && each !== example && plain(each) === plain(example),
        )
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
          const written = now.split(',').map((each) => each.trim());
          onChange(
            written
              .filter((each) => each !== '')
              .map((each, index) => typedAs(each, values[index] ?? values[0], kind)),
          );
        }}
        onBlur={() => setTyped(undefined)}
      />
      <p id={hint} className={cls(isOpen ? 'unfinished' : 'count')}>
        {isOpen ? words.typeValue(example) : kind === 'text' && words.asWritten(example)}
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
          {words.meant(example, meant)}
        </button>
      )}
    </>
  );
}
