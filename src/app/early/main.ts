/** The script in the page of a screen, which runs before the program has come; the build bundles it by itself. */
import type { PageBlock } from '../../lib/page-blocks.ts';
import type { First } from '../../model/first.ts';
import { ask } from './ask.ts';

const textOf = (id: PageBlock): string => document.getElementById(id)?.textContent ?? '';

// A page that nobody has opened yet asks nobody for anything.
if (!('prerendering' in document && document.prerendering === true))
  globalThis.early = ask(textOf('config'), JSON.parse(textOf('first')) as First, window.location.search);
