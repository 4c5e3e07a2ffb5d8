/** Fetches a screen and compiles it, once for the page. It must not know where its module comes from. */
import type { ScreenModule } from 'virtual:screens';
import type { AnyAction } from '../engine/action.ts';
import { loadScreen, type LoadInput } from '../engine/load.ts';
import { lookUp } from '../lib/look-up.ts';
import type { Loaded, World } from './world.ts';

/** What compiling takes from the page. @param words in place of those of the page. */
export const pageParts = (
  { ports }: World,
  words?: Readonly<Record<string, string>>,
): Pick<LoadInput, 'language' | 'features' | 'text' | 'report'> => ({
  language: ports.texts.language,
  features: ports.device.features,
  text: (key) => lookUp(words, key) ?? ports.texts.text(key),
  report: (report) => ports.reporter.report(report),
});

/**
 * Rejects when the module cannot be fetched, and with `Closed` where the screen is switched off.
 * @param awaited names that are yet to come, where it is drawn ahead.
 */
export async function loadPlan(
  id: string,
  load: (id: string) => Promise<ScreenModule>,
  world: World,
  awaited?: readonly string[],
): Promise<Loaded> {
  const known = world.plans.get(id);
  if (known !== undefined) return known;
  const { module, words } = await world.releases.give(id, load);
  const { ports } = world;
  const documents = await module.documents?.(ports.texts.language.tag);
  await module.prepare?.(world.texts);
  if (module.words !== undefined) world.texts.add(module.words[ports.texts.language.tag]);
  const { definition, fragments } = module;
  const result = loadScreen({
    id,
    definition,
    fragments,
    parts: { ...module, documents },
    awaited,
    ...pageParts(world, words),
  });
  if (!result.ok && words !== undefined) {
    await world.releases.refuse(id, result.error);
    return loadPlan(id, load, world, awaited);
  }
  if (!result.ok) ports.reporter.report({ code: 'bad-definition', where: id, detail: result.error });
  const loaded = { module, plan: result.ok ? result.value : undefined };
  world.plans.set(id, loaded);
  return loaded;
}

export const actionsOf = ({ actions }: ScreenModule): { readonly [name: string]: AnyAction } =>
  Object.fromEntries(Object.entries(actions).map(([name, { action }]) => [name, action]));
