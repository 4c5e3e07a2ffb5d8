/** Hashes a legal text as it is filled in now (docs/contract.md 4, Consent). Without a text nothing was agreed to. */
import type { Action } from '../../engine/action.ts';
import { canonicalText, readText } from '../../lib/legal-text.ts';
import type { ActionParameters } from '../../model/actions.generated.ts';

export const hashDocument: Action<ActionParameters['hash-document']> = {
  async run({ document, into }, { ports, screen }) {
    const text = readText(document);
    if (text === undefined) return;
    const hash = await ports.device.sha256(canonicalText(text));
    const { id, version } = text.mark;
    screen.put(into, { document: id, version, ...(hash === undefined ? {} : { hash }) });
  },
};
