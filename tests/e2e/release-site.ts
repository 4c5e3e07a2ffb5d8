/**
 * A server on the built site with releases that a journey publishes, live at once. It must not know any screen.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from '../../src/server/app.ts';
import { nothingOff } from '../support/release-objects.ts';
import { createGuard } from '../../src/server/releases/guard/guard.ts';
import type { Counted } from '../../src/server/releases/guard/voices.ts';
import { openStore } from '../../src/server/releases/open-store.ts';
import { fakeReleases } from '../../src/server/releases/testing.ts';
import type { Json } from '../../src/model/json.ts';
import type { Bundle, Lane, Manifest, Next, Off, PartName } from '../../src/model/release.ts';
import { bundledFrom } from '../support/release.ts';
import { read, root } from '../support/project.ts';
import { freePort } from '../support/server.ts';

export interface ReleaseSite {
  readonly origin: string;
  /** A release of these parts under its name. Nobody sees it yet. */
  make(release: string, parts: Readonly<Record<PartName, Json>>): Manifest;
  /** What everyone sees, what is tried, and what is off, from now on. */
  show(given: { stable?: string; next?: Partial<Next> & { release: string }; off?: Partial<Off> }): void;
  /** What pages have said of what is on trial, since this was last asked. */
  heard(): readonly Counted[];
  stop(): Promise<void>;
}

const trial: Omit<Next, 'release'> = {
  salt: 'salt',
  share: 100,
  who: {},
  from: null,
  until: null,
  held: false,
};

/**
 * @param settings of the configuration.
 * @param render whether pages come with data.
 */
export async function startReleases(
  backend: string,
  settings: object = {},
  render = false,
): Promise<ReleaseSite> {
  const folder = mkdtempSync(join(tmpdir(), 'releases-'));
  const configFile = join(folder, 'config.json');
  writeFileSync(
    configFile,
    JSON.stringify({ appName: 'Lendora', servicePhone: '+52 55 5000 1234', ...settings }),
  );
  const releases = fakeReleases();
  const { id: contract } = JSON.parse(read('dist/contract.json')) as { readonly id: string };
  const store = await openStore({ data: ':memory:' });
  const operations = { setShare: () => Promise.resolve(undefined) };
  const guard = createGuard({ sql: store, releases, operations, tell: () => undefined });
  // From then on pages have a voice.
  await guard.look();
  const port = await freePort();
  const app = await createServer({
    dist: join(root, 'dist'),
    configFile,
    backend,
    sandboxDb: ':memory:',
    releases,
    guard,
    // A busy machine takes its time to draw.
    render: render && { answers: 60_000, drawing: 60_000 },
  });
  await app.listen({ host: '127.0.0.1', port });
  return {
    origin: `http://127.0.0.1:${port}`,
    make(release, parts) {
      const { manifest, bundles } = bundledFrom(parts);
      for (const text of Object.values(bundles)) releases.put(JSON.parse(text) as Bundle);
      releases.release(release, manifest);
      return manifest;
    },
    show({ stable, next, off }) {
      const lane: Lane = {
        contract,
        stable: stable ?? null,
        next: next === undefined ? null : { ...trial, ...next },
      };
      releases.point({ lanes: [lane], off: { ...nothingOff, ...off } });
    },
    heard: () => guard.voices.take(),
    async stop() {
      app.server.closeAllConnections();
      await app.close();
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
}
