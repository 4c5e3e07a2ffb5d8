/** What a field must have been filled with, and what is said where it was not. */
import { useId } from 'react';
import { isObject, listOf, membersOf, toPointer, type Pointer } from '../../../check/document/document.ts';
import type { Json } from '../../../model/json.ts';
import { told } from '../../../release/told.ts';
import { insertAt, removeAt, setAt } from '../../core/edits.ts';
import type { Field } from '../../core/fields.ts';
import { classes } from '../classes.ts';
import { fileNow, send, useDesk } from '../desk.ts';
import { FieldList } from '../FieldList.tsx';
import { Frame, type FieldProps } from '../Frame.tsx';
import { formWords } from '../words.ts';
import css from '../forms.module.css';

const cls = classes(css);

const message: Field = {
  name: 'message',
  label: told(formWords.en.message, formWords.es.message),
  help: told('', ''),
  kind: 'words',
  required: true,
  examples: [],
};

type Kind = keyof typeof formWords.es.tests;
const kinds: readonly Kind[] = ['filled', 'email', 'phone', 'url', 'least', 'most', 'number', 'pattern'];

/** What a test asks, and the number or form that goes with it. */
function kindOf(test: unknown): readonly [Kind, string] {
  if (test === 'email' || test === 'phone' || test === 'url') return [test, ''];
  const entries = isObject(test) ? Object.entries(test).filter(([word]) => word !== '$comment') : [];
  const [[word, limit] = ['', ''], second] = entries;
  if (second !== undefined) return ['other', ''];
  const said = typeof limit === 'number' || typeof limit === 'string' ? String(limit) : '';
  if (word === 'minLength') return limit === 1 ? ['filled', ''] : ['least', said];
  if (word === 'maxLength') return ['most', said];
  if (word === 'minimum') return ['number', said];
  return word === 'pattern' ? ['pattern', said] : ['other', ''];
}

function testOf(kind: Kind, limit: string): Json | undefined {
  const number = Number(limit === '' ? 1 : limit);
  switch (kind) {
    case 'filled':
      return { minLength: 1 };
    case 'least':
      return { minLength: Math.max(2, number) };
    case 'most':
      return { maxLength: number };
    case 'number':
      return { minimum: number };
    case 'pattern':
      return { pattern: limit === '' ? '^.+$' : limit };
    case 'other':
      return undefined;
    default:
      return kind;
  }
}

function RuleRow({
  rule,
  pointer,
  index,
}: {
  readonly rule: unknown;
  readonly pointer: Pointer;
  readonly index: number;
}) {
  const desk = useDesk();
  const words = formWords[desk.tongue];
  const id = useId();
  const [kind, limit] = kindOf(membersOf(rule)['test']);
  const set = (next: Kind, of: string): void => {
    const test = testOf(next, of);
    if (test !== undefined)
      send(desk, told('Rule changed', 'Regla cambiada'), setAt(fileNow(desk), [...pointer, 'test'], test));
  };
  return (
    <fieldset className={cls('inner')} data-at={toPointer(pointer)}>
      <legend>{`${words.rule} ${index + 1}`}</legend>
      <label htmlFor={id}>{words.test}</label>
      <select
        id={id}
        className={cls('input')}
        value={kind}
        onChange={({ currentTarget }) => set(currentTarget.value as Kind, '')}
      >
        {[...kinds, ...(kind === 'other' ? (['other'] as const) : [])].map((each) => (
          <option key={each} value={each}>
            {words.tests[each]}
          </option>
        ))}
      </select>
      {['least', 'most', 'number', 'pattern'].includes(kind) && (
        <input
          className={cls('input')}
          aria-label={kind === 'pattern' ? words.value : words.letters}
          inputMode={kind === 'pattern' ? 'text' : 'numeric'}
          value={limit}
          onChange={({ currentTarget }) => {
            const now = currentTarget.value;
            if (kind === 'pattern' || /^\d+$/.test(now)) set(kind, now);
          }}
        />
      )}
      <FieldList fields={[message]} pointer={pointer} value={rule} />
      <button
        type="button"
        className={cls('plain')}
        aria-label={words.removeOne(`${words.rule} ${index + 1}`)}
        onClick={() => send(desk, told('Rule removed', 'Regla quitada'), removeAt(fileNow(desk), pointer))}
      >
        {words.remove}
      </button>
    </fieldset>
  );
}

export function RulesField({ field, pointer, value }: FieldProps) {
  const desk = useDesk();
  const rules = listOf(value);
  return (
    <Frame field={field} pointer={pointer}>
      {rules.map((rule, index) => (
        <RuleRow key={index} rule={rule} pointer={[...pointer, index]} index={index} />
      ))}
      <button
        type="button"
        className={cls('button')}
        onClick={() =>
          send(
            desk,
            told('New rule', 'Regla nueva'),
            insertAt(fileNow(desk), pointer, rules.length, { test: { minLength: 1 }, message: '' }),
          )
        }
      >
        {formWords[desk.tongue].addRule}
      </button>
    </Frame>
  );
}
