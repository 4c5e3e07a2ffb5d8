/**
 * The built site on a server of a journey's own, whose build and configuration change while phones use it, and which can be
 * away. It must not know any screen.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from '../../src/server/app.ts';
import { freePort } from '../support/server.ts';
import { root } from '../support/project.ts';

type Settings = Readonly<Record<string, unknown>>;

export interface OwnSite {
  readonly origin: string;
  configure(settings: Settings): void;
  /** The same program under other names from now on, and no file of the former build. */
  nextBuild(): Promise<void>;
  stop(): Promise<void>;
}

export async function startSite(backend: string, settings: Settings): Promise<OwnSite> {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const dist = join(folder, 'dist');
  cpSync(join(root, 'dist'), dist, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
  const configFile = join(folder, 'config.json');
  const configure = (given: Settings): void => writeFileSync(configFile, JSON.stringify(given));
  configure(settings);
  const port = await freePort();
  // What a journey writes into the file is seen by the next request.
  let time = 0;
  const clock = (): number => (time += 60_000);
  const begin = async () => {
    const app = await createServer({ dist, configFile, backend, sandboxDb: ':memory:', clock });
    await app.listen({ host: '127.0.0.1', port });
    return app;
  };
  let app = await begin();
  const end = async (): Promise<void> => {
    app.server.closeAllConnections();
    await app.close();
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    configure,
    async nextBuild() {
      renameBuild(dist);
      await end();
      app = await begin();
    },
    async stop() {
      await end();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Another hash for every script and page that has one, and another name for the whole. */
export function renameBuild(dist: string): void {
  const renamed = (text: string): string =>
    text
      .replaceAll(/-([\w-]{4})([\w-]{4})(?=\.(?:js|html)\b)/g, '-$2$1')
      .replace(/(?<=\{name:`)[^`]+/, (name) => `${name}next`);
  const names = readdirSync(dist, { recursive: true }).map(String);
  for (const name of names.filter((each) => /\.(?:html|js)$/.test(each))) {
    const file = join(dist, name);
    writeFileSync(file, renamed(readFileSync(file, 'utf8')));
    renameSync(file, join(dist, renamed(name)));
  }
}
