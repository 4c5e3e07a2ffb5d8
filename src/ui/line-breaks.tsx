/** Where a text may go on in the next line: in a date nowhere, in an e-mail address behind its @ and before its dots. It must not know who shows it. */
import { Fragment, type ReactNode } from 'react';
import styles from './line-breaks.module.css';

/** The class of what shows the value; browsers part a date at its hyphens. */
export const wholeDate = (value: string): string | undefined =>
  value.length === 10 && /^\d{4}-\d{2}-\d{2}$/.test(value) ? styles['whole'] : undefined;

const addressOf = (piece: string): ReactNode =>
  (piece.match(/[^@]+@|\.?[^.]+|\./g) ?? []).map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));

/** The text, with its dates whole and its addresses with their places to break; what is read or copied stays the same. */
export function lineBreaks(text: string): ReactNode {
  // Most texts have neither, and the search below takes the square of their longest word.
  if (!/\d-|@/.test(text)) return text;
  const pieces = text.split(/(\d{4}-\d{2}-\d{2}|[^\s@<>{}()]+@[^\s@<>{}()]+\.[^\s@<>{}()]+)/);
  if (pieces.length === 1) return text;
  return pieces.map((piece, index) => {
    if (index % 2 === 0) return piece;
    return piece.includes('@') ? (
      <Fragment key={index}>{addressOf(piece)}</Fragment>
    ) : (
      <time key={index} className={styles['whole']}>
        {piece}
      </time>
    );
  });
}
