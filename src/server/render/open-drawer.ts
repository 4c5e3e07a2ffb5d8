/** Has pages drawn in a thread of its own (drawer.ts). It must not know what is drawn. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Asker, Drawer, Question, Visit } from '../../model/drawing.ts';
import { openThread } from '../thread.ts';
import type { Job } from './drawer.ts';

/** Megabytes; all screens with their parts take some tens. */
const memory = 256;

/** The drawer, at the other end of its thread. */
export interface OpenDrawer extends Drawer {
  /** Quick, and in no queue. */
  questionsOf(visit: Visit): Promise<readonly Question[]>;
  close(): Promise<void>;
}

/**
 * @param isKept whether the thread stays, for visitors who come at any time.
 * @returns null where the build has nothing that draws.
 */
export function openDrawer(dist: string | undefined, isKept = false): OpenDrawer | null {
  const entry = join(dist ?? '', 'server/drawer.mjs');
  if (dist === undefined || !existsSync(entry)) return null;
  const thread = openThread(pathToFileURL(entry), {
    memory,
    isKept,
    ended: 'The thread in which pages are drawn has ended.',
  });
  const ask = <T>(job: keyof Drawer, given: unknown): Promise<T> =>
    thread.ask(() => ({ job, given }) satisfies Job) as Promise<T>;
  let asker: Promise<Asker> | undefined;
  // Nobody who comes later waits for it to begin.
  if (isKept) thread.begin();
  return {
    drawPage: (drawing) => ask('drawPage', drawing),
    async questionsOf(visit) {
      asker ??= import(new URL('./questions.mjs', pathToFileURL(entry)).href) as Promise<Asker>;
      return (await asker).questionsOf(visit);
    },
    drawFilled: (filling) => ask('drawFilled', filling),
    close: () => thread.close(),
  };
}
