/** Words in which a run of underscores is a line to fill: drawn as one, and told as one instead of letter by letter. */
import { Fragment } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../../renderer/text.ts';
import { lineBreaks } from '../../ui/line-breaks.tsx';
import styles from './Legal.module.css';

export function Lines({ text }: { readonly text: string }): ReactElement {
  const say = useText();
  return (
    <>
      {text.split(/_{4,}/).map((part, index) => (
        <Fragment key={index}>
          {index === 0 ? null : <span role="img" aria-label={say('app.toFill')} className={styles['line']} />}
          {lineBreaks(part)}
        </Fragment>
      ))}
    </>
  );
}
