/** Toasts and alerts, asked for by actions and shown by the app. It must not know who asks. */
import type { NoticePort, Question } from '../engine/ports.ts';
import { createToasts, type Toasts } from './shell/toasts.ts';

export interface OpenAlert {
  readonly text: string;
  readonly close: () => void;
}

export interface OpenQuestion extends Question {
  readonly answer: (id: string | undefined) => void;
}

export interface Notices extends NoticePort {
  readonly toasts: Toasts;
  subscribe(listener: () => void): () => void;
  currentAlert(): OpenAlert | undefined;
  currentQuestion(): OpenQuestion | undefined;
}

export function createNotices(): Notices {
  const toasts = createToasts();
  const listeners = new Set<() => void>();
  let alerts: readonly OpenAlert[] = [];
  let questions: readonly OpenQuestion[] = [];
  const tell = (): void => listeners.forEach((listener) => listener());
  const change = (next: readonly OpenAlert[]): void => {
    alerts = next;
    tell();
  };
  const changeQuestions = (next: readonly OpenQuestion[]): void => {
    questions = next;
    tell();
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
    ask: (question, signal) =>
      new Promise((resolve) => {
        if (signal.aborted) return resolve(undefined);
        const end = (): void => open.answer(undefined);
        const open: OpenQuestion = {
          ...question,
          answer(id) {
            signal.removeEventListener('abort', end);
            changeQuestions(questions.filter((each) => each !== open));
            resolve(id);
          },
        };
        signal.addEventListener('abort', end);
        changeQuestions([...questions, open]);
        return undefined;
      }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    currentAlert: () => alerts[0],
    currentQuestion: () => questions[0],
  };
}
