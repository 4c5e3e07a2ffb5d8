/** Somebody who saves a change again and again until their server's process ends. It must not know who kills it. */
import { writeSync } from 'node:fs';
import { openStore } from '../../src/server/releases/open-store.ts';
import { beginChange, findChange, saveChange } from '../../src/server/studio/changes.ts';

const [data = '', databaseUrl] = process.argv.slice(2);
const store = await openStore({ data, databaseUrl });
const at = '2026-11-23T08:00:00Z';
const base = { base: 'b', contract: 'c', stable: null, files: {}, snapshot: null };
const { id } = (await findChange(store, 'c1')) ?? (await beginChange(store, 'Ana', 'Killed', base, at));

for (;;) {
  const before = await findChange(store, id);
  const expected = before?.version ?? 0;
  // Large enough that a transaction has many pages; each file says which save it is of.
  const text = `${expected + 1} ${'x'.repeat(100_000)}`;
  const files = { 'screens/repay.json': text, 'locales/es.json': text };
  const kept = await saveChange(store, id, {
    person: 'Ana',
    expected,
    saved: { files, history: [expected + 1] },
    base: {},
    at,
  });
  if ('version' in kept) writeSync(1, `${kept.version}\n`);
}
