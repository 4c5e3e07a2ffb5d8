/** Holds that a server that is killed while a change is saved has lost nothing that was answered, and keeps nothing by half. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { openStore, type StoreAsked } from '../../src/server/releases/open-store.ts';
import { findChange } from '../../src/server/studio/changes.ts';
import { kinds } from './stores.ts';

const server = fileURLToPath(new URL('./studio-kill-server.ts', import.meta.url));

/** @returns the last save that was answered, and what is there: the save that each part of it is of. */
async function killOnce({ data, databaseUrl }: StoreAsked, most: number) {
  const words = ['--import', 'tsx', server, data, ...(databaseUrl === undefined ? [] : [databaseUrl])];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  let told = 0;
  child.stdout.on('data', (text: Buffer) => {
    told = Number(text.toString().trim().split('\n').at(-1));
  });
  const gone = once(child, 'exit');
  await Promise.race([once(child.stdout, 'data'), gone]);
  await wait(Math.random() * most);
  child.kill('SIGKILL');
  await gone;
  const store = await openStore({ data, databaseUrl });
  const change = await findChange(store, 'c1');
  await store.close();
  const found = [
    ...Object.values(change?.files ?? {}).map((text) => Number.parseInt(text ?? '', 10)),
    change?.version,
  ];
  return { told, found, history: change?.history };
}

describe.each(kinds)('a server on the store $name', (kind) => {
  it('that is killed while it saves keeps all that it answered, and each save whole', async () => {
    const place = await kind.place();
    for (let turn = 0; turn < 4; turn += 1) {
      const { told, found, history } = await killOnce(place.asked, 60);
      const last = found.at(-1) ?? 0;
      expect(told).toBeGreaterThan(0);
      // The one that was under way may be there, and then it is.
      expect([told, told + 1]).toContain(last);
      expect([found, history]).toEqual([[last, last, last], [last]]);
    }
    await place.end();
    await kind.end();
  });
});
