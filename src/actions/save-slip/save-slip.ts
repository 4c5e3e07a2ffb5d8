/** Offers words and a code as one picture to keep; as a text where the phone cannot draw. Where that cannot be, it says so. */
import type { Action } from '../../engine/action.ts';
import type { SavedFile } from '../../engine/ports.ts';
import { format } from '../../lib/format.ts';
import type { ActionParameters } from '../../model/actions.generated.ts';

export const saveSlip: Action<ActionParameters['save-slip']> = {
  async run({ name, title, lines, picture }, { ports, text }) {
    const given = (lines ?? []).filter(
      (line): line is string => typeof line === 'string' && line.trim() !== '',
    );
    const kept = format('datetime', ports.clock.now(), ports.texts.language);
    const words = [...given, `${text('app.savedAt')} ${kept}`];
    const drawn = await ports.device.draw({ title, lines: words, picture });
    const file: SavedFile =
      drawn === undefined
        ? { name: `${name}.txt`, type: 'text/plain', content: [title, ...words].join('\r\n') }
        : { name: `${name}.png`, type: 'image/png', content: drawn };
    if (!(await ports.device.save(file))) ports.notices.toast(text('app.saveFailed'), undefined);
  },
};
