/** A thread of its own that draws pages, with the module that the build puts beside it. It is an entry of the build. */
import type { Drawer, Drawing } from '../../model/drawing.ts';
import { answerAsked } from '../in-thread.ts';

/** The built src/app/ahead/page.ts, which no part of the server may import. */
const app = import(new URL('./ahead.mjs', import.meta.url).href) as Promise<Drawer>;

answerAsked(async (drawing: Drawing) => (await app).drawPage(drawing));
