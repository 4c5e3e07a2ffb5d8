/** Offers a legal text as it is filled in now, with every clause, as a text to keep; where that cannot be, it says so. */
import type { Action } from '../../engine/action.ts';
import { canonicalText, readText } from '../../lib/legal-text.ts';
import type { ActionParameters } from '../../model/actions.generated.ts';

export const saveDocument: Action<ActionParameters['save-document']> = {
  async run({ document, name }, { ports, text }) {
    const read = readText(document);
    const done =
      read !== undefined &&
      (await ports.device.save({
        name: `${[name, read.mark.version].filter(Boolean).join('-')}.txt`,
        type: 'text/plain',
        // What is kept is what was agreed to, to the letter: its hash is that of the consent.
        content: canonicalText(read),
      }));
    if (!done) ports.notices.toast(text('app.saveFailed'), undefined);
  },
};
