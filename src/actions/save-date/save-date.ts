/** Offers a day as an entry for the phone's calendar; where that cannot be, it says so. */
import type { Action } from '../../engine/action.ts';
import { calendarOf } from '../../lib/calendar.ts';
import { format } from '../../lib/format.ts';
import type { ActionParameters } from '../../model/actions.generated.ts';

export const saveDate: Action<ActionParameters['save-date']> = {
  async run({ title, date }, { ports, text }) {
    const entry = calendarOf({
      title,
      day: format('date', date, ports.texts.language),
      now: ports.clock.now(),
    });
    const done =
      entry !== undefined &&
      (await ports.device.save({ name: entry.name, type: 'text/calendar', content: entry.text }));
    if (!done) ports.notices.toast(text('app.saveFailed'), undefined);
  },
};
