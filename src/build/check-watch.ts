/** Does something, and again whenever a file changes that a check reads. It must not know what is done. */
import { existsSync, watch, type FSWatcher } from 'node:fs';
import { join } from 'node:path';

const folders = ['screens', 'locales', 'schemas', 'src/widgets', 'src/actions'];
/** What is saved together is one change. */
const pause = 100;

/** Ends when the person, or what started it, says so. */
export function watchFiles(root: string, again: () => void): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const changed = (_event: string, name: string | null): void => {
    // Written by the development server, or no definition at all.
    if (name === null || !name.endsWith('.json') || name.startsWith('names.')) return;
    clearTimeout(timer);
    timer = setTimeout(again, pause);
  };
  const watchers: readonly FSWatcher[] = folders
    .map((folder) => join(root, folder))
    .filter((path) => existsSync(path))
    .map((path) => watch(path, { recursive: true }, changed));
  // What changes from here on is seen: the first time is not too early.
  again();
  return new Promise((ended) => {
    const end = (): void => {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
      process.off('SIGINT', end);
      process.off('SIGTERM', end);
      ended();
    };
    process.on('SIGINT', end);
    process.on('SIGTERM', end);
  });
}
