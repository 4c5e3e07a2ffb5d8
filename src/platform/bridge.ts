/**
 * Messages to the host app (docs/contract.md 5): the host takes them, in a plain browser some have a stand-in. A host
 * that throws never breaks a screen. It must not know who sends.
 */
import type { BridgePort } from '../engine/ports.ts';
import type { Json } from '../model/json.ts';
import { failure, success } from '../lib/result.ts';
import type { Message } from './host.ts';
import { findHost } from './host.ts';

export interface BridgeSetting {
  /** Name of the host's object, from the configuration. */
  readonly name: string;
  /** The optional messages that the host app knows. */
  readonly offers: readonly string[];
  readonly goHome: () => void;
  /** Opens a `tel:` URL. */
  readonly open: (url: string) => void;
}

/** A host that does not say that it knows them is not sent them: it would not tell that it drops them. */
const optional = new Set(['saveFile']);
/** The host may close the page before it answers: for these two an error means nothing. */
const ignoresErrors = new Set(['close', 'bankEnd']);
/** Shared with the widget that shows the messages (src/widgets/bridge-log/record.ts). */
const logKey = 'bridge-log';
const longestLog = 50;

export function createBridge({ name, offers, goHome, open }: BridgeSetting): BridgePort {
  /** What a browser does instead; false where it could not. */
  const standIns = new Map<string, (payload: Json | undefined) => boolean>([
    [
      'callPhone',
      (payload) => {
        const phone = phoneIn(payload).replace(/[^\d+*]/g, '');
        if (phone !== '') open(`tel:${phone}`);
        return phone !== '';
      },
    ],
    [
      'close',
      () => {
        window.history.back();
        return true;
      },
    ],
    [
      'goHome',
      () => {
        goHome();
        return true;
      },
    ],
  ]);

  return {
    send(message) {
      if (optional.has(message.type) && !offers.includes(message.type)) return failure('absent');
      // What the session told the host is over with it.
      if (message.type === 'logout') forgetLog();
      log(message);
      try {
        const host = findHost(name);
        if (host !== undefined) {
          host(message);
          return success('delivered');
        }
        return standIns.get(message.type)?.(message.payload) === true
          ? success('fallback')
          : failure('absent');
      } catch {
        return ignoresErrors.has(message.type) ? success('delivered') : failure('failed');
      }
    },
  };
}

/** Of `callPhone`, as it is written; empty where there is none. */
export function phoneIn(payload: Json | undefined): string {
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) return '';
  const { phone } = payload as Readonly<Record<string, Json>>;
  return typeof phone === 'string' || typeof phone === 'number' ? String(phone) : '';
}

/** The test page shows what was sent; only when it asked for it. */
function log(message: Message): void {
  try {
    if (window.sessionStorage.getItem('bridge-log-on') !== '1') return;
    const messages = [...logged(window.sessionStorage.getItem(logKey)), { ...message, at: Date.now() }];
    window.sessionStorage.setItem(logKey, JSON.stringify(messages.slice(-longestLog), withoutNumbers));
  } catch {
    // Storage is blocked or full: the log is a convenience.
  }
}

function forgetLog(): void {
  try {
    window.sessionStorage.removeItem(logKey);
  } catch {
    // Blocked: there is none.
  }
}

/** The digits of a card or an account, of which a log shows the last four; with a plus it is a phone. */
const longNumber = /\+?\d(?:[ -]?\d){11,18}(?!\d)/g;

/** Storage outlives the message: what a thief could use is not put there. */
function withoutNumbers(name: string, value: unknown): unknown {
  const text = typeof value === 'number' && name !== 'at' ? String(value) : value;
  if (typeof text !== 'string') return value;
  const masked = text.replace(longNumber, (digits) =>
    digits.startsWith('+') ? digits : `••••${digits.slice(-4)}`,
  );
  return masked === text ? value : masked;
}

/** What stands there already; anything else than a list begins a new one. */
function logged(text: string | null): readonly unknown[] {
  try {
    const messages: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(messages) ? (messages as unknown[]) : [];
  } catch {
    return [];
  }
}
