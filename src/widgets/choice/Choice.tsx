/** One of several options, bound to a text. Options without a title or a value are left out. */
import type { ReactElement } from 'react';
import type { Props } from '../../renderer/widget.ts';
import { Choice as Base, Chosen, type Option } from '../../ui/Choice.tsx';

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** What waits for its data arrives as empty objects: they keep the room of a short title. */
const blank = '\u00a0'.repeat(12);

export function Choice(props: Props<'choice'>): ReactElement | null {
  const { id, bind, label, options, look = 'rows', change, pending } = props;
  const known: readonly Option[] = options.map((option) => {
    const { title, value } = (option ?? {}) as { readonly title?: unknown; readonly value?: unknown };
    return pending ? { title: blank, value: '' } : { title: textOf(title), value: textOf(value) };
  });
  const shown = pending ? known : known.filter(({ title, value }) => title !== '' && value !== '');
  if (shown.length === 0) return null;
  if (look === 'chosen') {
    const chosen = shown.find(({ value }) => pending || value === textOf(bind.value));
    return chosen === undefined ? null : <Chosen id={id} label={label} title={chosen.title} />;
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
