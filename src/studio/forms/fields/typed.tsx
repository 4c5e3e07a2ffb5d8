/** Fields of one value that is typed: a number, an amount, a day, a name. */
import { useId, useState } from 'react';
import type { Json } from '../../../model/json.ts';
import type { Field } from '../../core/fields.ts';
import { classes } from '../classes.ts';
import { useDesk, useSet } from '../desk.ts';
import { Frame, type FieldProps } from '../Frame.tsx';
import { PathPicker } from '../PathPicker.tsx';
import { formWords } from '../words.ts';
import { ChoiceField, textOf, usual } from './plain.tsx';
import css from '../forms.module.css';

const cls = classes(css);

interface TypedProps extends FieldProps {
  readonly kind: 'text' | 'decimal' | 'numeric' | 'date';
  /** As it is typed. */
  readonly shown: string;
  /** `undefined` where what is typed says nothing yet. */
  readonly read: (typed: string) => Json | undefined;
  readonly after?: string;
}

/** What was typed and is no value yet stays in the field, and nowhere else. */
function TypedField({ field, pointer, value, kind, shown, read, after }: TypedProps) {
  const desk = useDesk();
  const set = useSet(field, pointer);
  const id = useId();
  const [typed, setTyped] = useState<string | undefined>(undefined);
  // Said once somebody has done typing: half a number is none yet either.
  const [isLeft, setLeft] = useState(false);
  const isUnread = typed !== undefined && typed.trim() !== '' && read(typed) === undefined;
  const words = formWords[desk.tongue];
  return (
    <Frame
      field={field}
      pointer={pointer}
      control={id}
      onRemove={value === undefined ? undefined : () => set(undefined)}
    >
      <span className={cls('line')}>
        <input
          id={id}
          className={cls('input')}
          type={kind === 'date' ? 'date' : 'text'}
          inputMode={kind === 'date' ? undefined : kind}
          value={typed ?? shown}
          placeholder={field.default === undefined ? undefined : usual(field, [], desk)}
          onChange={({ currentTarget }) => {
            const now = currentTarget.value;
            const meant = read(now);
            setTyped(now);
            if (meant !== undefined) set(meant, true);
            else if (now === '' && !field.required) set(undefined, true);
          }}
          aria-invalid={isLeft && isUnread}
          aria-describedby={isLeft && isUnread ? `${id}-wrong` : undefined}
          onFocus={() => setLeft(false)}
          onBlur={() => {
            setLeft(true);
            if (!isUnread) setTyped(undefined);
          }}
        />
        {after !== undefined && <span className={cls('after')}>{after}</span>}
      </span>
      {isLeft && isUnread && (
        <p id={`${id}-wrong`} role="alert" className={cls('over')}>
          {kind === 'text' || kind === 'date' ? words.unread(shown) : words.noNumber(shown)}
        </p>
      )}
    </Frame>
  );
}

const within = (number: number, { minimum = -Infinity, maximum = Infinity, whole }: Field): boolean =>
  Number.isFinite(number) &&
  number >= minimum &&
  number <= maximum &&
  (whole !== true || Number.isInteger(number));

export function NumberField(props: FieldProps) {
  const { field, pointer, value } = props;
  const { tongue } = useDesk();
  const set = useSet(field, pointer);
  const [bound, setBound] = useState(typeof value === 'string');
  const [counted, setCounted] = useState(false);
  const words = formWords[tongue];
  if (field.bound === true && (bound || typeof value === 'string'))
    return (
      <Frame field={field} pointer={pointer} onRemove={() => set(undefined)}>
        <PathPicker
          label={words.data}
          pointer={pointer}
          tag={textOf(value)}
          kinds={['number', 'money', 'text']}
          onPick={({ path }) => set(`{{${path}}}`)}
        />
        <button type="button" className={cls('plain')} onClick={() => (setBound(false), set(undefined))}>
          {words.fixed}
        </button>
      </Frame>
    );
  if (field.options !== undefined && typeof value !== 'number' && !counted)
    return (
      <>
        <ChoiceField {...props} />
        <button type="button" className={cls('plain')} onClick={() => setCounted(true)}>
          {words.number}
        </button>
      </>
    );
  return (
    <>
      <TypedField
        {...props}
        kind={field.whole === true ? 'numeric' : 'decimal'}
        shown={typeof value === 'number' ? textOf(value) : ''}
        read={(typed) => {
          const number = Number(typed.replace(',', '.'));
          return typed.trim() !== '' && within(number, field) ? number : undefined;
        }}
        {...(field.minimum === undefined || field.maximum === undefined
          ? {}
          : { after: `${field.minimum}–${field.maximum}` })}
      />
      {field.bound === true && (
        <button type="button" className={cls('plain')} onClick={() => setBound(true)}>
          {words.asData}
        </button>
      )}
    </>
  );
}

/** Typed in whole units with two decimals, written in the smallest unit. */
export function MoneyField(props: FieldProps) {
  const { field, value } = props;
  return (
    <TypedField
      {...props}
      kind="decimal"
      shown={typeof value === 'number' ? (value / 100).toFixed(2) : ''}
      read={(typed) => {
        const plain = typed.replaceAll(/[\s,$]/g, '');
        const amount = Math.round(Number(plain) * 100);
        return /^\d+(?:\.\d{0,2})?$/.test(plain) && within(amount, field) ? amount : undefined;
      }}
    />
  );
}

export const DateField = (props: FieldProps) => (
  <TypedField
    {...props}
    kind="date"
    shown={textOf(props.value).slice(0, 10)}
    read={(typed) => (/^\d{4}-\d\d-\d\d$/.test(typed) ? typed : undefined)}
  />
);

export const NameField = (props: FieldProps) => {
  const { pattern, minLength = 1 } = props.field;
  return (
    <TypedField
      {...props}
      kind="text"
      shown={textOf(props.value)}
      read={(typed) =>
        typed.length >= minLength && (pattern === undefined || new RegExp(pattern, 'u').test(typed))
          ? typed
          : undefined
      }
    />
  );
};
