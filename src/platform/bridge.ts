/**
 * Messages to the host app (contract section 5): the first way that exists takes them, in a plain browser some have a
 * stand-in. A host that throws never breaks a screen. It must not know who sends.
 */
import type { BridgePort } from '../engine/ports.ts';
import type { Json } from '../model/json.ts';
import { failure, success } from '../lib/result.ts';

interface Message {
  readonly type: string;
  readonly payload?: Json;
}

export interface BridgeSetting {
  /** Name of the host's object, from the configuration. */
  readonly name: string;
  readonly goHome: () => void;
  readonly open: (url: string) => void;
}

/** What a host puts on the page: an object with `postMessage`, as Android, iOS and React Native do. */
interface Receiver {
  postMessage(message: unknown): void;
}

/** The host may close the page before it answers: for these two an error means nothing. */
const ignoresErrors = new Set(['close', 'bankEnd']);
const logKey = 'bridge-log';
const longestLog = 50;

export function createBridge({ name, goHome, open }: BridgeSetting): BridgePort {
  const standIns: { readonly [type: string]: (payload: Json | undefined) => boolean } = {
    callPhone: (payload) => {
      const phone = phoneOf(payload);
      if (phone !== '') open(`tel:${phone}`);
      return phone !== '';
    },
    close: () => {
      window.history.back();
      return true;
    },
    goHome: () => {
      goHome();
      return true;
    },
  };

  return {
    send(message) {
      log(message);
      try {
        if (deliver(name, message)) return success('delivered');
      } catch {
        return ignoresErrors.has(message.type) ? success('delivered') : failure('failed');
      }
      return standIns[message.type]?.(message.payload) === true ? success('fallback') : failure('absent');
    },
  };
}

function deliver(name: string, message: Message): boolean {
  const page = window as unknown as Readonly<Record<string, unknown>>;
  const android = receiver(page[name]);
  if (android !== undefined) {
    android.postMessage(JSON.stringify(message));
    return true;
  }
  const handlers = (page['webkit'] as { messageHandlers?: Readonly<Record<string, unknown>> } | undefined)?.messageHandlers;
  const ios = receiver(handlers?.[name]);
  if (ios !== undefined) {
    ios.postMessage(message);
    return true;
  }
  const reactNative = receiver(page['ReactNativeWebView']);
  if (reactNative !== undefined) {
    reactNative.postMessage(JSON.stringify(message));
    return true;
  }
  return toPreview(message);
}

/** The frame of the test page, on the same origin only. */
function toPreview(message: Message): boolean {
  if (window.parent === window) return false;
  try {
    if (window.parent.location.origin !== window.location.origin) return false;
  } catch {
    return false;
  }
  window.parent.postMessage(message, window.location.origin);
  return true;
}

function receiver(value: unknown): Receiver | undefined {
  const candidate = value as Partial<Receiver> | null | undefined;
  return typeof candidate === 'object' && typeof candidate?.postMessage === 'function' ? (candidate as Receiver) : undefined;
}

function phoneOf(payload: Json | undefined): string {
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) return '';
  const phone = (payload as Readonly<Record<string, Json>>)['phone'];
  return typeof phone === 'string' ? phone.replace(/[^\d+*#]/g, '') : '';
}

/** The test page shows what was sent; only when it asked for it. */
function log(message: Message): void {
  try {
    if (window.sessionStorage.getItem('bridge-log-on') !== '1') return;
    const before: unknown = JSON.parse(window.sessionStorage.getItem(logKey) ?? '[]');
    const messages = [...(Array.isArray(before) ? (before as unknown[]) : []), { ...message, at: Date.now() }];
    window.sessionStorage.setItem(logKey, JSON.stringify(messages.slice(-longestLog)));
  } catch {
    // Storage is blocked or full: the log is a convenience.
  }
}
