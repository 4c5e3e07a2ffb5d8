/**
 * Words that may be quoted in another language: then they say which, and stand above the same in the person's. It must not
 * know where either comes from.
 */
import { createContext, useContext } from 'react';
import type { ReactElement } from 'react';
import { lineBreaks } from './line-breaks.tsx';
import styles from './Message.module.css';

export interface Quoted {
  /** BCP 47 tag of the quoted words. */
  readonly lang: string;
  readonly meaning: string;
}

/** What quoted words mean; nothing for words in the person's own language. */
type Explain = (text: string) => Quoted | undefined;

const ExplainContext = createContext<Explain>(() => undefined);
export const ExplainProvider = ExplainContext.Provider;

export function Message({ text }: { readonly text: string }): ReactElement {
  const quoted = useContext(ExplainContext)(text);
  if (quoted === undefined) return <>{lineBreaks(text)}</>;
  return (
    <>
      <span lang={quoted.lang} className={styles['quoted']}>
        {text}
      </span>{' '}
      <span>{quoted.meaning}</span>
    </>
  );
}
