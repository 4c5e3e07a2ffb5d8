/** A thread of its own that draws pages, with the module that the build puts beside it. It is an entry of the build. */
import type { Drawer } from '../../model/drawing.ts';
import { answerAsked } from '../in-thread.ts';

export interface Job {
  readonly job: keyof Drawer;
  readonly given: unknown;
}

/** The built src/app/ahead/page.ts, which no part of the server may import. */
const app = import(new URL('./ahead.mjs', import.meta.url).href) as Promise<Drawer>;

answerAsked(async ({ job, given }: Job) => (await app)[job](given as never));
