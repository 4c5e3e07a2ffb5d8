/** One of several options, bound to a text. Options without words or a value are left out. */
import type { ReactElement } from 'react';
import { masked } from '../../lib/format.ts';
import { readStep } from '../../lib/path.ts';
import type { Props } from '../../renderer/widget.ts';
import { Choice as Base, Chosen, type Option } from '../../ui/Choice.tsx';

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** What waits for its data arrives as empty objects: they keep the room of a short title. */
const blank = '\u00a0'.repeat(12);

type Naming = Pick<Props<'choice'>, 'titleKey' | 'textKey' | 'textFormat' | 'valueKey'>;

function optionOf(option: unknown, { titleKey = 'title', textKey, textFormat, valueKey = 'value' }: Naming) {
  const member = (name: string | undefined): string =>
    name === undefined ? '' : textOf(readStep(option, name));
  const text = member(textKey);
  return {
    title: member(titleKey),
    text: textFormat === 'masked' && text !== '' ? masked(text) : text,
    value: member(valueKey),
  };
}

export function Choice(props: Props<'choice'>): ReactElement | null {
  const { id, bind, label, options, look = 'rows', change, pending } = props;
  const known: readonly Option[] = options.map((option) =>
    pending ? { title: blank, text: '', value: '' } : optionOf(option, props),
  );
  const shown = pending
    ? known
    : known.filter(({ title, text, value }) => `${title}${text}` !== '' && value !== '');
  if (shown.length === 0) return null;
  if (look === 'chosen') {
    const chosen = shown.find(({ value }) => pending || value === textOf(bind.value));
    return chosen === undefined ? null : (
      <Chosen
        id={id}
        label={label}
        title={[chosen.title, chosen.text].filter((words) => words !== '').join(' ')}
      />
    );
  }
  return (
    <Base
      id={id}
      label={label}
      look={look}
      options={shown}
      value={pending ? ' ' : textOf(bind.value)}
      error={bind.error}
      onChoose={(value) => {
        bind.set(value);
        change?.(value);
      }}
    />
  );
}
