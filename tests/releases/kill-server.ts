/** A publisher to be killed: publishes, takes back and publishes again on a store until its process ends. It must not know who kills it. */
import { writeSync } from 'node:fs';
import { publish } from '../../src/server/releases/publish.ts';
import { back } from '../../src/server/releases/ramp.ts';
import { openReleases } from '../../src/server/releases/open.ts';
import { openStore } from '../../src/server/releases/open-store.ts';
import { ana, fakeBench, folder, smallBuild } from './fakes.ts';

const [data = '', databaseUrl] = process.argv.slice(2);
const store = await openStore({ data, databaseUrl });
const { desk } = await openReleases({
  store,
  build: smallBuild(),
  bench: fakeBench(),
  tell: () => undefined,
});

for (let turn = 0; ; turn += 1) {
  // Large enough that a transaction has many pages.
  const text = `${process.pid} ${turn} ${'x'.repeat(200_000)}`;
  const published = await publish(desk, ana, { files: folder(text), share: turn % 2 === 0 ? 10 : 100 });
  if (published.ok) writeSync(1, `${published.value.seq}\n`);
  const taken = await back(desk, ana, {});
  if (taken.ok) writeSync(1, `${taken.value.seq}\n`);
}
