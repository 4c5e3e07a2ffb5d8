/** The script in the page of a screen, which runs before the program has come; the build bundles it by itself. */
import type { PageBlock } from '../../lib/page-blocks.ts';
import type { First } from '../../model/first.ts';
import { ask } from './ask.ts';
import { namesDark } from './names-dark.ts';

const textOf = (id: PageBlock): string => document.getElementById(id)?.textContent ?? '';

// Before anything is drawn: a phone that asks for dark would see white first.
if (namesDark(textOf('config'))) document.documentElement.toggleAttribute('data-dark', true);

// A page that nobody has opened yet asks nobody for anything.
if (!('prerendering' in document && document.prerendering === true))
  globalThis.early = ask(textOf('config'), JSON.parse(textOf('first')) as First, window.location.search);
