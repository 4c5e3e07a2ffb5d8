/**
 * A page as a release shows it, drawn by the server with the modules that the phone gets. It runs in Node, and must not know who
 * sees the release.
 */
import { tongues } from '../../lib/figures.ts';
import type { Drawer, Drawing } from '../../model/drawing.ts';
import type { ScreenBundle, WordsBundle } from '../../model/release.ts';
import { dressed, nothing, withoutWidgets, type Dressing } from '../releases/dress.ts';
import type { Given, Load } from '../releases/port.ts';
import { drawFilled as fill } from './filled.tsx';
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

const asOf = (drawing: Drawing): As => {
  const { language, words } = drawing;
  return {
    tongue: language === tongues.en ? 'en' : 'es',
    words: words === null ? {} : (JSON.parse(words) as WordsBundle).words[language],
    releases: {
      routes: {},
      give: (id, load) => giveOf(drawing, id, load),
      refuse: (_id, why) => Promise.reject(new Error(why)),
    },
  };
};

export const drawPage: Drawer['drawPage'] = (drawing) => {
  const { screen, route } = drawing;
  return screen === undefined ? drawStart(asOf(drawing)) : drawScreen(screen, route, asOf(drawing));
};

export const drawFilled: Drawer['drawFilled'] = (filling) => fill(filling, asOf(filling.drawing));
