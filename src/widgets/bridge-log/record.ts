/** Reads what the platform's bridge records in the session's storage; it must not know how messages are delivered. */
import type { LoggedMessage } from '../../ui/MessageLog.tsx';

const LOG = 'bridge-log';
const SWITCH = 'bridge-log-on';
/** A page does not hear of its own writes to storage, so it looks again. */
const LOOK_MS = 500;

const listeners = new Set<() => void>();

export function startRecording(): void {
  try {
    sessionStorage.setItem(SWITCH, '1');
  } catch {
    // Blocked: nothing is recorded, and the list stays empty.
  }
}

export function readLog(): string {
  try {
    return sessionStorage.getItem(LOG) ?? '';
  } catch {
    return '';
  }
}

export function clearLog(): void {
  try {
    sessionStorage.removeItem(LOG);
  } catch {
    // Blocked: there was nothing to clear.
  }
  for (const listener of listeners) listener();
}

export function watchLog(listener: () => void): () => void {
  listeners.add(listener);
  const timer = setInterval(listener, LOOK_MS);
  return () => {
    listeners.delete(listener);
    clearInterval(timer);
  };
}

const isMessage = (item: unknown): item is LoggedMessage =>
  typeof item === 'object' &&
  item !== null &&
  'type' in item &&
  typeof item.type === 'string' &&
  'at' in item &&
  typeof item.at === 'number';

/** The recorded messages, newest first; anything else in the storage is left out. */
export function parseLog(recorded: string): readonly LoggedMessage[] {
  try {
    const items: unknown = JSON.parse(recorded || '[]');
    return Array.isArray(items) ? items.filter(isMessage).sort((a, b) => b.at - a.at) : [];
  } catch {
    return [];
  }
}
