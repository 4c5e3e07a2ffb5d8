/** Label and value pairs. A long list grows in steps between frames, so that opening it never freezes the phone. */
import { memo, useEffect, useId, useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../../renderer/text.ts';
import type { Props } from '../../renderer/widget.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Rows.module.css';

/** Rows of a list that is there from the start; a list that is opened begins and grows with a frame's work at a time. */
const AT_ONCE = 2000;
const STEP = 400;

/** As wide as a usual word, so that a list still waiting for its data has bars of a likely length. */
const BLANK = '\u00a0'.repeat(14);

function words(row: unknown, key: string, missing: string): string {
  if (typeof row !== 'object' || row === null || !Object.prototype.hasOwnProperty.call(row, key))
    return missing;
  const value: unknown = Reflect.get(row, key);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' && value !== '' ? value : missing;
}

interface RowProps {
  readonly label: string;
  readonly value: string;
}

const Row = memo(function Row({ label, value }: RowProps): ReactElement {
  return (
    <div className={styles['row']}>
      <dt className={styles['label']}>{label}</dt>
      <dd className={styles['value']}>{value}</dd>
    </div>
  );
});

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
        {rows.slice(0, Math.min(wanted, drawn)).map((row, index) => (
          <Row key={index} label={words(row, labelKey, missing)} value={words(row, valueKey, missing)} />
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
