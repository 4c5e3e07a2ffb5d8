/** A page of this app in a phone's frame, with the messages it sends to its host. Other origins are never framed. */
import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../../renderer/text.ts';
import type { Props } from '../../renderer/widget.ts';
import { MessageLog } from '../../ui/MessageLog.tsx';
import type { LoggedMessage } from '../../ui/MessageLog.tsx';
import styles from './Preview.module.css';

const KEPT = 50;

function ownAddress(src: string | undefined, query: unknown): string | undefined {
  if (!src) return undefined;
  try {
    const url = new URL(src, window.location.href);
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, String(value));
    return url.origin === window.location.origin && url.protocol.startsWith('http') ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/** A message by its shape (docs/contract.md 5); whatever else a page posts is not for the host. */
function readMessage(data: unknown): LoggedMessage | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data) || typeof data.type !== 'string')
    return undefined;
  const payload: unknown = 'payload' in data ? data.payload : undefined;
  if (payload !== undefined && (typeof payload !== 'object' || payload === null)) return undefined;
  return { type: data.type, payload, at: Date.now() };
}

export function Preview({ id, src, query, title }: Props<'preview'>): ReactElement | null {
  const frame = useRef<HTMLIFrameElement>(null);
  const [messages, setMessages] = useState<readonly LoggedMessage[]>([]);
  const text = useText();
  const address = ownAddress(src, query);

  useEffect(() => {
    setMessages([]);
    const listen = (event: MessageEvent<unknown>): void => {
      if (event.origin !== window.location.origin || event.source !== frame.current?.contentWindow) return;
      const message = readMessage(event.data);
      if (message) setMessages((known) => [message, ...known].slice(0, KEPT));
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [address]);

  if (!address) return null;
  return (
    <div id={id} className={styles['preview']}>
      {/* This app's own page, which needs its scripts and its origin: a sandbox with both would hold nothing. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        ref={frame}
        src={address}
        title={title}
        className={styles['phone']}
        referrerPolicy="same-origin"
      />
      <MessageLog title={text('app.messages')} emptyText={text('app.noMessages')} messages={messages} />
    </div>
  );
}
