/** Where a value may go on in the next line: a date nowhere, an e-mail address behind its @ and before its dots. It must not know who shows it. */
import { Fragment, type ReactNode } from 'react';
import styles from './line-breaks.module.css';

/** The class of what shows the value; browsers part a date at its hyphens. */
export const wholeDate = (value: string): string | undefined =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) ? styles['whole'] : undefined;

/** The text, in which no date breaks; what is read or copied stays the same. */
export function unbrokenDates(text: string): ReactNode {
  const pieces = text.split(/(\d{4}-\d{2}-\d{2})/);
  if (pieces.length === 1) return text;
  return pieces.map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <time key={index} className={styles['whole']}>
        {piece}
      </time>
    ),
  );
}

/** The value, of an address with its places to break; what is read or copied stays the same. */
export function brokenAddress(value: string): ReactNode {
  if (!/^[^\s@]+@[^\s@]+$/.test(value)) return value;
  const pieces = value.match(/[^@]+@|\.?[^.]+|\./g) ?? [];
  return pieces.map((piece, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {piece}
    </Fragment>
  ));
}
