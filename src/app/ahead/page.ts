/**
 * A page as a release shows it, drawn by the server with the modules that the phone gets. It runs in Node, and must not know who
 * sees the release.
 */
import { tongues } from '../../lib/figures.ts';
import type { Drawing } from '../../model/drawing.ts';
import type { ScreenBundle, WordsBundle } from '../../model/release.ts';
import { dressed, nothing, withoutWidgets, type Dressing } from '../releases/dress.ts';
import type { Given, Load } from '../releases/port.ts';
import { drawStart } from './promotion.tsx';
import { drawScreen } from './screens.tsx';
import type { As } from './still.tsx';

/** As the phone's releases give it. The texts of documents are bars as long as a page stands still: those of the build do. */
async function giveOf(
  { screen, language: tag, bundle, off }: Drawing,
  id: string,
  load: Load,
): Promise<Given> {
  if (bundle === null) return { module: withoutWidgets(await load(id), off) };
  // One that the build does not have is all in its bundle.
  const own = await load(id).catch(() => nothing);
  const found = JSON.parse(bundle) as ScreenBundle;
  const dressing: Dressing = {
    tag,
    documents: {},
    catalog: async () =>
      screen === undefined ? (await import('../promotion/catalog.ts')).catalog : import('virtual:parts'),
    bundle: (name) => Promise.reject(new Error(name)),
  };
  return { module: withoutWidgets(await dressed(own, found, dressing), off), words: found.words[tag] };
}

/** Markup. Rejects where the page cannot be drawn. */
export function drawPage(drawing: Drawing): Promise<string> {
  const { route, screen, language, words } = drawing;
  const as: As = {
    tongue: language === tongues.en ? 'en' : 'es',
    words: words === null ? {} : (JSON.parse(words) as WordsBundle).words[language],
    releases: {
      routes: {},
      give: (id, load) => giveOf(drawing, id, load),
      refuse: (_id, why) => Promise.reject(new Error(why)),
    },
  };
  return screen === undefined ? drawStart(as) : drawScreen(screen, route, as);
}
