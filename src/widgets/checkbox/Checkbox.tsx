/** A box to tick, with an optional link beside its words. What is agreed to may change: then its tick is gone. */
import type { ReactElement } from 'react';
import type { Props } from '../../renderer/widget.ts';
import { Checkbox as Base } from '../../ui/Checkbox.tsx';
import styles from './Checkbox.module.css';

export function Checkbox({ id, bind, of, label, linkText, press, change }: Props<'checkbox'>): ReactElement {
  return (
    <Base
      id={id}
      label={label}
      checked={bind.value === (of || true)}
      error={bind.error}
      onChange={(checked) => {
        bind.set(of ? (checked ? of : '') : checked);
        change?.(checked);
      }}
    >
      {linkText && press ? (
        // It leads to another page, so it is announced as a link.
        <button type="button" role="link" className={styles['link']} onClick={() => press()}>
          {linkText}
        </button>
      ) : null}
    </Base>
  );
}
