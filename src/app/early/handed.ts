/**
 * What our server writes behind a page for which it has asked itself: the answers, and the screen drawn with them. It must not know
 * what was asked, nor what is drawn.
 */
import type { PageBlock } from '../../lib/page-blocks.ts';
import type { Answers } from '../../model/drawing.ts';
import { database, table } from '../../platform/marks.ts';

/** Where the drawn screen stands until it is shown, whole and in one frame. */
export const filledId = 'filled';

/** Of `data-filled`: only a phone that keeps nothing shows the same (src/platform/storage.ts). */
export const unlessKept = 'unless-kept';

/** Of `data-filled`: only a phone that has sent nothing shows the same (src/platform/ledger-store.ts). */
export const unlessSent = 'unless-sent';

/** Whoever may not ask is taken for one that does. */
function keepsSomething(): boolean {
  try {
    return Object.keys(window.localStorage).some((name) => name.startsWith('h5:keep:'));
  } catch {
    return true;
  }
}

/** The same of its marks; nothing is made where there are none. Rejects where nobody may ask. */
const hasSent = (): Promise<boolean> =>
  new Promise((resolve) => {
    const request = indexedDB.open(database);
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onerror = () => resolve(request.error?.name !== 'AbortError');
    request.onsuccess = () => {
      const count = request.result.transaction(table).objectStore(table).count();
      count.onsuccess = () => resolve(count.result > 0);
      request.result.close();
    };
  });

const read = (document: Document): Answers => {
  const text = document.getElementById('answers' satisfies PageBlock)?.textContent ?? '{}';
  try {
    return JSON.parse(text) as Answers;
  } catch {
    return {};
  }
};

/** What stands there until the program draws: the screen without data, or a mark. */
export const notYet = '#app > .ahead, #app > .starting';

/** In place of what was drawn without data, if the program has not drawn yet. */
function show(document: Document): void {
  const filled = document.getElementById(filledId);
  if (!(filled instanceof HTMLTemplateElement)) return;
  const only = filled.content.querySelector('[data-filled]')?.getAttribute('data-filled') ?? '';
  if (only.includes(unlessKept) && keepsSomething()) return;
  const put = (): void => document.querySelector(notYet)?.parentElement?.replaceChildren(filled.content);
  if (only.includes(unlessSent))
    hasSent().then(
      (has) => has || put(),
      () => undefined,
    );
  else put();
}

/** `came` is called by the page; where its end is lost on the way, what was not answered is asked for. */
export function answersOf(document: Document): {
  readonly answers: Promise<Answers>;
  readonly came: () => void;
} {
  let come: (answers: Answers) => void = () => undefined;
  const answers = new Promise<Answers>((resolve) => (come = resolve));
  document.addEventListener('DOMContentLoaded', () => come({}));
  return {
    answers,
    came() {
      show(document);
      come(read(document));
    },
  };
}
