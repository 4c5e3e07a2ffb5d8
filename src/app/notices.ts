/** Toasts and alerts, asked for by actions and shown by the app. It must not know who asks. */
import type { NoticePort } from '../engine/ports.ts';
import { createToasts, type Toasts } from './shell/toasts.ts';

export interface OpenAlert {
  readonly text: string;
  readonly close: () => void;
}

export interface Notices extends NoticePort {
  readonly toasts: Toasts;
  subscribe(listener: () => void): () => void;
  currentAlert(): OpenAlert | undefined;
}

export function createNotices(): Notices {
  const toasts = createToasts();
  const listeners = new Set<() => void>();
  let alerts: readonly OpenAlert[] = [];
  const change = (next: readonly OpenAlert[]): void => {
    alerts = next;
    for (const listener of listeners) listener();
  };
  return {
    toasts,
    toast: (text, duration) => toasts.show(text, duration),
    alert: (text) =>
      new Promise((resolve) => {
        const alert: OpenAlert = {
          text,
          close() {
            change(alerts.filter((open) => open !== alert));
            resolve();
          },
        };
        change([...alerts, alert]);
      }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    currentAlert: () => alerts[0],
  };
}
