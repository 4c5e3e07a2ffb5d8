/** Words for what happened to a call. It must not know who asked for it. */
import type { CallFailure } from './ports.ts';

/** docs/contract.md 9: `refused` shows the server's own message. */
export function failureText(failure: CallFailure, text: (key: string) => string): string {
  if (failure.kind === 'refused' && failure.message !== '') return failure.message;
  return text(`app.failure.${failure.kind === 'refused' ? 'status' : failure.kind}`);
}
