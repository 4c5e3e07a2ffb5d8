/**
 * A screen as a release has it, in the place of the build's own: its definition, fragments and documents, with the parts that it
 * names and the build's own screen does not. It must not know who sees it.
 */
import type { ScreenModule } from 'virtual:screens';
import { lookUp } from '../../lib/look-up.ts';
import type { Language } from '../../model/language.ts';
import type { BundleUses, DocumentBundle, Hash, Manifest, ScreenBundle } from '../../model/release.ts';
import { Lost, Unfit } from '../../platform/releases.ts';

/** Parts of the build by name, fetched when a release uses one that the screen had not. */
export interface Catalog {
  loadWidget(type: string): Promise<ScreenModule['widgets'][string] | undefined>;
  loadAction(name: string): Promise<ScreenModule['actions'][string] | undefined>;
  loadCall(name: string): Promise<ScreenModule['calls'][string] | undefined>;
  loadDocument(id: string, tag: Language['tag']): Promise<unknown>;
  /** What stands around a page of the web site. */
  loadSite(): Promise<Pick<ScreenModule, 'shell' | 'prepare'>>;
}

export interface Dressing {
  readonly tag: Language['tag'];
  readonly documents: Manifest['documents'];
  catalog(): Promise<Catalog>;
  bundle(hash: Hash): Promise<unknown>;
}

type Named<T> = { readonly [name: string]: T };

/** Of a screen that the build does not have. */
export const nothing = { fragments: {}, widgets: {}, actions: {}, calls: {} } as unknown as ScreenModule;

/** Those of `own`, and what is missing of `names`. Rejects with `Unfit` where the build has one of them nowhere. */
async function withParts<T>(
  own: Named<T>,
  names: readonly string[],
  load: (name: string) => Promise<T | undefined>,
): Promise<Named<T>> {
  const missing = names.filter((name) => lookUp(own, name) === undefined);
  if (missing.length === 0) return own;
  const found = await Promise.all(
    missing.map(async (name): Promise<readonly [string, T]> => {
      const part = await load(name);
      if (part === undefined) throw new Unfit(`no ${name}`);
      return [name, part];
    }),
  );
  return { ...own, ...Object.fromEntries(found) };
}

/** What did not come of the program itself may come later. */
const lost = (error: unknown): never => {
  throw error instanceof Unfit ? error : new Lost(String(error));
};

/** The documents of a screen, those in place that a release changed; the same screen where it changed none. */
export async function withDocuments(
  own: ScreenModule,
  uses: BundleUses['documents'],
  { tag, documents, bundle, catalog }: Dressing,
): Promise<ScreenModule> {
  if (own.documents === undefined && uses.length === 0) return own;
  if (Object.keys(documents).length === 0 && uses.length === 0) return own;
  const built = (await own.documents?.(tag)) ?? {};
  const texts = await Promise.all(
    [...new Set([...Object.keys(built), ...uses])].map(async (id) => {
      const hash = lookUp(documents, `${id}.${tag}`);
      if (hash !== undefined) return [id, ((await bundle(hash)) as DocumentBundle).document] as const;
      const text = lookUp(built, id) ?? (await (await catalog()).loadDocument(id, tag));
      if (text === undefined) throw new Unfit(`no ${id}`);
      return [id, text] as const;
    }),
  );
  return { ...own, documents: () => Promise.resolve(Object.fromEntries(texts)) };
}

/** Rejects with `Lost` where something may come if it is asked for again, with `Unfit` where this build cannot show it. */
export async function dressed(
  own: ScreenModule,
  { definition, fragments, uses }: ScreenBundle,
  dressing: Dressing,
): Promise<ScreenModule> {
  const { catalog } = dressing;
  const site =
    definition['frame'] === 'public' && own.shell === undefined
      ? catalog().then(({ loadSite }) => loadSite())
      : undefined;
  const [around, widgets, actions, calls] = await Promise.all([
    site,
    withParts(own.widgets, uses.widgets, async (type) => (await catalog()).loadWidget(type)),
    withParts(own.actions, uses.actions, async (name) => (await catalog()).loadAction(name)),
    withParts(own.calls, uses.calls, async (name) => (await catalog()).loadCall(name)),
  ]).catch(lost);
  const module = { ...own, ...around, definition, fragments, widgets, actions, calls };
  return withDocuments(module as unknown as ScreenModule, uses.documents, dressing);
}

/** A widget that is switched off is one that there is not: its `fallback` stands in. */
export function withoutWidgets(module: ScreenModule, off: readonly string[]): ScreenModule {
  if (!off.some((type) => lookUp(module.widgets, type) !== undefined)) return module;
  const widgets = Object.entries(module.widgets).filter(([type]) => !off.includes(type));
  return { ...module, widgets: Object.fromEntries(widgets) };
}
