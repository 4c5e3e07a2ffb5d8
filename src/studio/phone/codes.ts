/** The codes that the sandbox would send by SMS: there is no phone for them, so they are told in the studio. It must not know any call. */
import type { HttpPort } from '../../engine/ports.ts';
import type { SandboxVisit } from './protocol.ts';

/**
 * The same, and after each write that was done the sandbox is asked for the codes that count in the world.
 * @param sent called with each that is new: six digits. What cannot be asked is not told.
 */
export function withCodes(
  http: HttpPort,
  { session, apiBase }: Pick<SandboxVisit, 'session' | 'apiBase'>,
  sent: (code: string) => void,
): HttpPort {
  let known: readonly string[] = [];
  async function look(): Promise<void> {
    const answer = await fetch(`${apiBase}/codes?${new URLSearchParams({ sessionId: session })}`);
    if (!answer.ok) return;
    const { codes } = (await answer.json()) as { readonly codes: readonly string[] };
    const fresh = codes.filter((code) => !known.includes(code));
    known = codes;
    for (const code of fresh) sent(code);
  }
  return {
    ...http,
    async send(call, parameters, options) {
      const answer = await http.send(call, parameters, options);
      if (answer.ok && call.effect === 'write') look().catch(() => undefined);
      return answer;
    },
  };
}
