/**
 * Keys of this server alone, new at each start: the host's, for who may read the folder of DATA, and those of two demonstration persons
 * where there is no backend. It must not know what a key may.
 */
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newSecret, type Person } from './people.ts';

export const keyFile = 'release-keys.json';

const demonstration: readonly Person[] = [
  { name: 'Ana', roles: ['publisher', 'reviewer'], isDemonstration: true },
  { name: 'Luis', roles: ['publisher', 'reviewer'], isDemonstration: true },
];

/** @param folder `undefined` where nothing is kept: then nobody can read them. @returns persons by their secrets. */
export function makeKeys(folder: string | undefined, isDemonstration: boolean): ReadonlyMap<string, Person> {
  const people: readonly Person[] = [
    { name: 'host', roles: ['host'] },
    ...(isDemonstration ? demonstration : []),
  ];
  const keys = new Map(people.map((person) => [newSecret(), person]));
  if (folder === undefined) return new Map();
  const file = join(folder, keyFile);
  const text = Object.fromEntries([...keys].map(([secret, { name }]) => [name.toLowerCase(), secret]));
  writeFileSync(file, `${JSON.stringify(text, null, 2)}\n`, { mode: 0o600 });
  // One that was there keeps its rights when it is written.
  chmodSync(file, 0o600);
  return keys;
}
