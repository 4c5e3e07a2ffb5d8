/** Has pages drawn in a thread of its own (drawer.ts). It must not know what is drawn. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Drawer } from '../../model/drawing.ts';
import { openThread } from '../thread.ts';

/** Megabytes; all screens with their parts take some tens. */
const memory = 256;

export interface OpenDrawer {
  readonly draw: Drawer['drawPage'];
  close(): Promise<void>;
}

/** @returns null where the build has nothing that draws. */
export function openDrawer(dist: string | undefined): OpenDrawer | null {
  const entry = join(dist ?? '', 'server/drawer.mjs');
  if (dist === undefined || !existsSync(entry)) return null;
  const thread = openThread(pathToFileURL(entry), {
    memory,
    ended: 'The thread in which pages are drawn has ended.',
  });
  return {
    draw: (drawing) => thread.ask(() => drawing) as Promise<string>,
    close: () => thread.close(),
  };
}
