/**
 * What our server writes behind a page for which it has asked itself: the answers, and the screen drawn with them. It must not know
 * what was asked, nor what is drawn.
 */
import type { PageBlock } from '../../lib/page-blocks.ts';
import type { Answers } from '../../model/drawing.ts';

/** Where the drawn screen stands until it is shown, whole and in one frame. */
export const filledId = 'filled';

/** Of `data-filled`: only a phone that keeps nothing shows the same (src/platform/storage.ts). */
export const unlessKept = 'unless-kept';

/** Whoever may not ask is taken for one that does. */
function keepsSomething(): boolean {
  try {
    return Object.keys(window.localStorage).some((name) => name.startsWith('h5:keep:'));
  } catch {
    return true;
  }
}

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
  const before = document.querySelector(notYet);
  if (!(filled instanceof HTMLTemplateElement) || before === null) return;
  const isSame = filled.content.querySelector(`[data-filled='${unlessKept}']`) === null || !keepsSomething();
  if (isSame) before.parentElement?.replaceChildren(filled.content);
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
