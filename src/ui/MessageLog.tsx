/** A list of messages to the host app, newest first, for test pages. It knows no storage and no frame. */
import { useId } from 'react';
import type { ReactElement } from 'react';
import { Button } from './Button.tsx';
import styles from './MessageLog.module.css';

export interface LoggedMessage {
  readonly type: string;
  readonly payload?: unknown;
  /** Epoch milliseconds. */
  readonly at: number;
}

interface MessageLogProps {
  readonly id?: string | undefined;
  readonly title: string;
  readonly emptyText: string;
  readonly messages: readonly LoggedMessage[];
  readonly clear?: { readonly text: string; readonly onPress: () => void };
}

const clock = (at: number): string => {
  const time = new Date(at);
  return Number.isNaN(time.getTime()) ? '' : time.toISOString().slice(11, 19);
};

export function MessageLog({ id, title, emptyText, messages, clear }: MessageLogProps): ReactElement {
  const titleId = useId();
  return (
    <section id={id} className={styles['log']} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles['title']}>
        {title}
      </h2>
      <div role="log" aria-labelledby={titleId}>
        <ol className={styles['list']}>
          {messages.map((message, index) => (
            <li key={messages.length - index} className={styles['message']}>
              <div className={styles['head']}>
                <strong>{message.type}</strong>
                <span className={styles['time']}>{clock(message.at)}</span>
              </div>
              {message.payload === undefined ? null : (
                <code className={styles['payload']}>{JSON.stringify(message.payload)}</code>
              )}
            </li>
          ))}
        </ol>
      </div>
      {messages.length === 0 ? <p className={styles['empty']}>{emptyText}</p> : null}
      {clear && messages.length > 0 ? (
        <Button tone="plain" icon="trash" text={clear.text} onPress={clear.onPress} />
      ) : null}
    </section>
  );
}
