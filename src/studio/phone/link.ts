/** The studio's end of the port to its phone. It must not know what either says. */
import type { FromPhone, ToPhone } from './protocol.ts';

export type Say = (message: ToPhone) => void;

/**
 * Waits for the phone in `frame`, which is of `origin`; again whenever its page comes anew.
 * @returns what ends it.
 */
export function linkPhone(
  frame: HTMLIFrameElement,
  origin: string,
  begun: (say: Say) => void,
  heard: (message: FromPhone) => void,
): () => void {
  let port: MessagePort | undefined;
  function take({ source, origin: from, ports: [given] }: MessageEvent): void {
    if (from !== origin || source !== frame.contentWindow || given === undefined) return;
    port?.close();
    port = given;
    const own = given;
    own.onmessage = ({ data }: MessageEvent<FromPhone>) => {
      if (data.kind === 'ready') begun((message) => own.postMessage(message));
      else heard(data);
    };
  }
  window.addEventListener('message', take);
  return () => {
    window.removeEventListener('message', take);
    port?.close();
  };
}

/** What differs from what was sent, as the phone takes it. */
export function changesSince(
  sent: ReadonlyMap<string, string>,
  now: ReadonlyMap<string, string>,
): Readonly<Record<string, string | null>> {
  const changes: Record<string, string | null> = {};
  for (const [file, text] of now) if (sent.get(file) !== text) changes[file] = text;
  for (const file of sent.keys()) if (!now.has(file)) changes[file] = null;
  return changes;
}
