/** The brand that borrowers see, as this server is set up; asked for once. It must not know what is made of it. */
import { membersOf } from '../../check/document/document.ts';

let asked: Promise<Readonly<Record<string, unknown>>> | undefined;

/** Nothing where it cannot be had: that of a product without a brand is as near as any. */
async function ask(): Promise<Readonly<Record<string, unknown>>> {
  try {
    const answer = await fetch('/config.json');
    return answer.ok ? membersOf(await answer.json()) : {};
  } catch {
    return {};
  }
}

export const brandConfig = (): Promise<Readonly<Record<string, unknown>>> => (asked ??= ask());
