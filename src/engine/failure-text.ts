/** Words for what happened to a call. It must not know who asked for it. */
import type { CallFailure } from './ports.ts';

/** docs/contract.md 9: the server's own message is shown, of what it refused or of what was switched off. */
export function failureText(failure: CallFailure, text: (key: string) => string): string {
  if (failure.message !== '') return failure.message;
  return text(`app.failure.${failure.kind === 'refused' ? 'status' : failure.kind}`);
}
