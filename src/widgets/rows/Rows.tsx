/** Label and value pairs. A long list grows in steps between frames, so that opening it never freezes the phone. */
import { memo, useEffect, useId, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useText } from '../../renderer/text.ts';
import type { Props } from '../../renderer/widget.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import { wholeDate } from '../../ui/line-breaks.tsx';
import styles from './Rows.module.css';

/** Rows of a list that is there from the start; a list that is opened begins and grows with a frame's work at a time. */
const AT_ONCE = 2000;
const STEP = 400;

/**
 * Rows that are remembered together: a change of one looks through its neighbors, not through the whole list; and what is
 * remembered of each would cost the first drawing more than looking through a few.
 */
const BLOCK = 20;

/** As wide as a usual word, so that a list still waiting for its data has bars of a likely length. */
const BLANK = '\u00a0'.repeat(14);

const hasOwn = Object.prototype.hasOwnProperty;

function words(row: unknown, key: string, missing: string): string {
  if (typeof row !== 'object' || row === null || !hasOwn.call(row, key)) return missing;
  const value = (row as Readonly<Record<string, unknown>>)[key];
  if (typeof value === 'string') return value === '' ? missing : value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : missing;
}

/** Once for all rows. */
const { row: rowClass, label: labelClass, value: valueClass } = styles;

const blocksOf = (rows: readonly unknown[]): readonly (readonly unknown[])[] =>
  Array.from({ length: Math.ceil(rows.length / BLOCK) }, (_, index) =>
    rows.slice(index * BLOCK, (index + 1) * BLOCK),
  );

interface BlockProps {
  readonly rows: readonly unknown[];
  readonly labelKey: string;
  readonly valueKey: string;
  readonly missing: string;
}

const Block = memo(function Block({ rows, labelKey, valueKey, missing }: BlockProps): ReactNode {
  return rows.map((row, index) => {
    const value = words(row, valueKey, missing);
    return (
      <div key={index} className={rowClass}>
        <dt className={labelClass}>{words(row, labelKey, missing)}</dt>
        <dd className={cx(valueClass, wholeDate(value))}>{value}</dd>
      </div>
    );
  });
}, isSameBlock);

/** A row that is equal is the same object (`src/engine/store.ts`). */
function isSameBlock(before: BlockProps, after: BlockProps): boolean {
  return (
    before.rows.length === after.rows.length &&
    before.rows.every((row, index) => row === after.rows[index]) &&
    before.labelKey === after.labelKey &&
    before.valueKey === after.valueKey &&
    before.missing === after.missing
  );
}

export function Rows(props: Props<'rows'>): ReactElement {
  const { id, rows, labelKey = 'text', valueKey = 'value', limit, pending } = props;
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [drawn, setDrawn] = useState(AT_ONCE);
  const text = useText();
  const wanted = limit === undefined || open ? rows.length : Math.min(limit, rows.length);

  useEffect(() => {
    if (drawn >= wanted) return undefined;
    const frame = requestAnimationFrame(() => setDrawn(drawn + STEP));
    return () => cancelAnimationFrame(frame);
  }, [drawn, wanted]);

  const missing = pending ? BLANK : '—';
  return (
    <div id={id}>
      <dl id={listId} className={styles['rows']}>
        {blocksOf(rows.slice(0, Math.min(wanted, drawn))).map((block, index) => (
          <Block key={index} rows={block} labelKey={labelKey} valueKey={valueKey} missing={missing} />
        ))}
      </dl>
      {limit !== undefined && rows.length > limit ? (
        <button
          type="button"
          className={styles['toggle']}
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => {
            setOpen(!open);
            setDrawn(STEP);
          }}
        >
          <span>{text(open ? 'app.hide' : 'app.more')}</span>
          <Icon name="chevron-down" size="small" className={open ? styles['up'] : undefined} />
        </button>
      ) : null}
    </div>
  );
}
