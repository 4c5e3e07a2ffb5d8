/** The script in the page of a screen, which runs before the program has come; the build bundles it by itself. */
import { languageOf, readStartUp } from '../../lib/query.ts';
import type { PageBlock } from '../../lib/page-blocks.ts';
import type { First } from '../../model/first.ts';
import { journeyKey } from '../../lib/releases/journey.ts';
import { tellFailed } from '../../platform/failed.ts';
import { ask } from './ask.ts';
import { answersOf, notYet } from './handed.ts';
import { namesDark } from './names-dark.ts';
import { isOther } from './other.ts';

const textOf = (id: PageBlock): string => document.getElementById(id)?.textContent ?? '';

// Before anything is drawn: a phone that asks for dark would see white first.
if (namesDark(textOf('config'))) document.documentElement.toggleAttribute('data-dark', true);

// A host that knows no language has sent the page in the default one.
document.documentElement.lang = languageOf(readStartUp(window.location.search)).tag;

/** Null where storage is blocked, too: then no page leaves anything. */
function leftBefore(): string | null {
  try {
    return window.sessionStorage.getItem(journeyKey);
  } catch {
    return null;
  }
}
if (isOther(document.documentElement.dataset['releases'], leftBefore()))
  document.documentElement.toggleAttribute('data-other', true);

/** A part that did not come, or that this browser does not understand. */
function failed(event: Event): void {
  const isOurs = event instanceof ErrorEvent && event.filename.includes('/assets/');
  if (!isOurs && !(event.target instanceof HTMLScriptElement)) return;
  if (document.querySelector(notYet) !== null) void tellFailed();
}
window.addEventListener('error', failed, true);

// A page that nobody has opened yet asks nobody for anything.
if (!document.prerendering) {
  const handed = 'asked' in document.documentElement.dataset ? answersOf(document) : undefined;
  const first = JSON.parse(textOf('first')) as First;
  globalThis.early = ask(textOf('config'), first, window.location.search, handed?.answers);
  globalThis.early.came = handed?.came;
}
