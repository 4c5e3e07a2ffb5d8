/** Opens a URL by the one URL rule; another is refused with a message and nothing is opened. */
import { withQuery } from '../../lib/url.ts';
import type { Action } from '../../engine/action.ts';
import type { ActionParameters } from '../../model/actions.generated.ts';

export const openUrl: Action<ActionParameters['open-url']> = {
  run({ url, digits, append, replace, fail }, { ports, run, text }) {
    // What takes the place of this screen is where the app itself goes, not where a person looks something up.
    const use = replace === true ? 'navigate' : 'press';
    const number = digits?.replace(/\D/g, '') ?? '';
    const target =
      url === undefined ? undefined : ports.urls.check(withQuery(`${url}${number}`, append ?? {}), use);
    if (target !== undefined) {
      ports.urls.open(target, { replace: replace === true });
      return undefined;
    }
    if (fail !== undefined) return run(fail);
    ports.notices.toast(text('app.urlRefused'), undefined);
    return 'stop';
  },
};
