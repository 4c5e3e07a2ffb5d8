/** Offers words and a code as one picture to keep; as a text where the phone cannot draw. Where that cannot be, it says so. */
import type { Action } from '../../engine/action.ts';
import type { SavedFile } from '../../engine/ports.ts';
import type { ActionParameters } from '../../model/actions.generated.ts';

export const saveSlip: Action<ActionParameters['save-slip']> = {
  async run({ name, title, lines, picture }, { ports, text }) {
    const words = (lines ?? []).filter(
      (line) => typeof line === 'string' && line.trim() !== '',
    ) as readonly string[];
    const drawn = await ports.device.draw({ title, lines: words, picture });
    const file: SavedFile =
      drawn === undefined
        ? { name: `${name}.txt`, type: 'text/plain', content: [title, ...words].join('\r\n') }
        : { name: `${name}.png`, type: 'image/png', content: drawn };
    if (!(await ports.device.save(file))) ports.notices.toast(text('app.saveFailed'), undefined);
  },
};
