/**
 * A whole definition that a server sent: lifted, validated, held against what a promotion may do, and its parts fetched by
 * name. Loaded only when a template brings one. It must not know what is on it.
 */
import { loadAction, loadWidget } from 'virtual:catalog';
import { calls, fragments } from 'virtual:promotion';
import validate from 'virtual:validate-screen';
import { admit, loadScreen } from '../../engine/load.ts';
import { currentVersion } from '../../lib/migrate.ts';
import { success, type Result } from '../../lib/result.ts';
import { pageParts } from '../load-plan.ts';
import type { Loaded, World } from '../world.ts';
import { partsOf } from './subset.ts';

export async function loadGiven(given: unknown, world: World): Promise<Result<Loaded, string>> {
  const found = partsOf(given, fragments, Object.keys(calls));
  if (!found.ok) return found;
  // What an older version needs is loaded for a definition of one.
  const older = isCurrent(given) ? {} : await import('./older.ts');
  // Before anything is fetched for it.
  const admitted = admit(given, { validate, ...older });
  if (!admitted.ok) return admitted;
  const { value: definition } = admitted;
  const { value: parts } = found;
  const [widgets, actions] = await Promise.all([
    fetched(parts.widgets, loadWidget),
    fetched(parts.actions, loadAction),
  ]);
  const module = { definition, fragments, widgets, actions, calls };
  const loaded = loadScreen({ id: 'given', definition, fragments, parts: module, ...pageParts(world) });
  return loaded.ok ? success({ module, plan: loaded.value }) : loaded;
}

const isCurrent = (given: unknown): boolean =>
  typeof given === 'object' && given !== null && 'version' in given && given.version === currentVersion;

async function fetched<T>(
  names: readonly string[],
  load: (name: string) => Promise<T | undefined>,
): Promise<{ readonly [name: string]: T }> {
  const parts = await Promise.all(names.map(async (name) => [name, await load(name)] as const));
  return Object.fromEntries(parts.flatMap(([name, part]) => (part === undefined ? [] : [[name, part]])));
}
