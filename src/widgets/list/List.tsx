/** Sentences as numbered steps, bullets or plain paragraphs; what is not a sentence is left out. */
import type { ReactElement } from 'react';
import type { Props } from '../../renderer/widget.ts';
import { cx } from '../../ui/cx.ts';
import styles from './List.module.css';

/** Items that wait for their data arrive as empty objects: they keep the room of a sentence. */
const BLANK = '\u00a0'.repeat(28);

export function List({ id, items, variant = 'bullets', pending }: Props<'list'>): ReactElement | null {
  const sentences = pending
    ? items.map(() => BLANK)
    : items
        .filter((item) => typeof item === 'string' || typeof item === 'number')
        .map(String)
        .filter(Boolean);
  if (sentences.length === 0) return null;
  const Kind = variant === 'numbers' ? 'ol' : 'ul';
  return (
    <Kind id={id} className={cx(styles['list'], styles[variant])}>
      {sentences.map((sentence, index) => (
        <li key={index} className={styles['item']}>
          {sentence}
        </li>
      ))}
    </Kind>
  );
}
