/** What the tests of the studio's phone share: the project as it stands, its parts, and a phone without a browser. */
import { settle as settleTurns } from '../screens/visit.tsx';
import configSchema from 'virtual:config-schema';
import { readSnapshot } from '../../src/build/snapshot.ts';
import type { Config } from '../../src/model/config.ts';
import { loadConfig } from '../../src/platform/config.ts';
import { filesOfProject, openSnapshot } from '../../src/release/snapshot.ts';
import { root } from '../support/project.ts';
import settings from '../screens/config.json' with { type: 'json' };

export const snapshot = readSnapshot(root);
export const files: Readonly<Record<string, string>> = Object.fromEntries(
  filesOfProject(openSnapshot(snapshot).input).map(({ file, text }) => [file, text]),
);

export async function configured(): Promise<Config> {
  const answer = (): Promise<Response> => Promise.resolve(new Response(JSON.stringify(settings)));
  const config = await loadConfig(answer, configSchema, () => Promise.resolve(''), 'en-IN');
  if (!config.ok) throw new Error(config.error.detail);
  return config.value;
}

export async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await settleTurns();
}
