/** The native app around the page: the ways a message reaches it (docs/contract.md 5). It must not know any message. */
import type { Json } from '../model/json.ts';

export interface Message {
  readonly type: string;
  readonly payload?: Json;
}

export type Host = (message: Message) => void;

/** What a host puts on the page: an object with `postMessage`, as Android, iOS and React Native do. */
interface Receiver {
  postMessage(message: unknown): void;
}

/** The first way that exists, looked up for every message: a slow host adds its object late. May throw as the host does. */
export function findHost(name: string): Host | undefined {
  const page = window as unknown as Readonly<Record<string, unknown>>;
  const android = receiver(page[name]);
  if (android !== undefined) return (message) => android.postMessage(JSON.stringify(message));
  const handlers = (
    page['webkit'] as { messageHandlers?: Readonly<Record<string, unknown>> } | null | undefined
  )?.messageHandlers;
  const ios = receiver(handlers?.[name]);
  if (ios !== undefined) return (message) => ios.postMessage(message);
  const reactNative = receiver(page['ReactNativeWebView']);
  if (reactNative !== undefined) return (message) => reactNative.postMessage(JSON.stringify(message));
  return isPreview() ? toPreview : undefined;
}

/** Whether the page is in a frame of its own origin, as on the test page. Reading a foreign parent throws. */
function isPreview(): boolean {
  try {
    return window.parent !== window && window.parent.location.origin === window.location.origin;
  } catch {
    return false;
  }
}

/** The target's origin is named: a parent that has gone elsewhere meanwhile gets nothing. */
const toPreview: Host = (message) => window.parent.postMessage(message, window.location.origin);

function receiver(value: unknown): Receiver | undefined {
  const candidate = value as Partial<Receiver> | null | undefined;
  const isReceiver = typeof candidate === 'object' && typeof candidate?.postMessage === 'function';
  return isReceiver ? (candidate as Receiver) : undefined;
}
