/**
 * Compiles a definition again and again while somebody changes it: what is as it was, is the same object as before, and each
 * node keeps its place while others come and go beside it. A screen takes such a plan with `replace` (replace.ts). It must not
 * know what changed, nor who draws it.
 */
import type { FragmentDefinition, NodeDefinition, ScreenDefinition } from '../model/definition.ts';
import type { Result } from '../lib/result.ts';
import { compileNode } from './compile-nodes.ts';
import { intoNames } from './compile-sources.ts';
import { loadScreen, type LoadInput } from './load.ts';
import { pairLists } from './pairing.ts';
import type { HomePlan, NodePlan, Plan, SourcePlan } from './plan.ts';
import type { Workshop } from './workshop.ts';

/** What a node was compiled from, and what that became. */
interface Compiled {
  readonly definition: NodeDefinition;
  /** What its names mean. */
  readonly around: string;
  /** Everything else that was looked up for it, by what it is called. */
  readonly read: ReadonlyMap<string, unknown>;
  readonly plans: readonly NodePlan[];
}

/** One list of nodes, as it stands in the plan. */
type Listed = readonly { readonly entry: NodeDefinition; readonly name: string }[];

interface Memory {
  readonly plan: Plan;
  /** What each is asked for, and when. */
  readonly sources: ReadonlyMap<string, string>;
  readonly lists: ReadonlyMap<string, Listed>;
  /** By place. */
  readonly nodes: ReadonlyMap<string, Compiled>;
}

export interface Replanner {
  /** Of the newest plan that there is; what cannot be compiled changes nothing. */
  plan(input: LoadInput): Result<Plan, string>;
  /** What the node at a place of the newest plan was written as. */
  definitionAt(place: string): NodeDefinition | undefined;
  /** What was drawn of the node at this place cannot become anything else: it has thrown. */
  drop(place: string): void;
}

const signs = new WeakMap<object, string>();

/** How it is written. A definition never changes: another is another object, and as a rule only one file is read anew. */
function sign(value: NodeDefinition): string {
  const known = signs.get(value) ?? JSON.stringify(value);
  signs.set(value, known);
  return known;
}

const isEqual = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** How far a list is unfolded is the visit's own, from the first drawing on. */
const mayBecome = (before: NodeDefinition, node: NodeDefinition): boolean =>
  before.type === node.type && before.show === node.show;

export function createReplanner(): Replanner {
  let memory: Memory | undefined;
  const dropped = new Set<string>();
  return {
    definitionAt: (place) => memory?.nodes.get(place)?.definition,
    drop: (place) => void dropped.add(place),
    plan(input) {
      const run = createRun(input, memory, dropped);
      const loaded = loadScreen({ ...input, ...run.watched });
      if (!loaded.ok) return loaded;
      memory = run.finish(loaded.value);
      dropped.clear();
      return { ok: true, value: memory.plan };
    },
  };
}

/** A record whose members are noted when they are looked up. */
function noting<T>(record: { readonly [name: string]: T }, note: (name: string, value: T) => void) {
  const noted: Record<string, T> = {};
  for (const [name, value] of Object.entries(record))
    Object.defineProperty(noted, name, {
      enumerable: true,
      get: () => {
        note(name, value);
        return value;
      },
    });
  return noted;
}

type Frame = { readonly around: string; readonly read: Map<string, unknown> };

function createRun(input: LoadInput, memory: Memory | undefined, dropped: ReadonlySet<string>) {
  const definition = input.definition as ScreenDefinition;
  const around = JSON.stringify([
    Object.entries(definition.data ?? {}).map(([name, { call }]) => [name, call]),
    definition.pick,
    intoNames(definition),
    input.language.tag,
  ]);
  const { documents } = input.parts;
  const stack: Frame[] = [{ around, read: new Map() }];
  const note = (kind: string) => (name: string, value: unknown) =>
    void stack.at(-1)?.read.set(`${kind} ${name}`, value);
  const lists = new Map<string, Listed>();
  const nodes = new Map<string, Compiled>();
  const kept = new Map<string, HomePlan>();
  const sources = new Map<string, string>(
    Object.entries(definition.data ?? {}).map(([name, { call, send, if: test }]) => [
      name,
      JSON.stringify([call, send, test, definition.pick]),
    ]),
  );

  /** Whether everything that was looked up is as it was. */
  function isSame(read: Compiled['read']): boolean {
    return [...read].every(([name, value]) => {
      const [kind, ...rest] = name.split(' ');
      const key = rest.join(' ');
      if (kind === 'text') return input.text(key) === value;
      return isEqual((kind === 'document' ? documents : input.fragments)?.[key], value);
    });
  }

  /** What the names inside of a node mean: what they mean around it, and what it adds. */
  function inside(node: NodeDefinition, frame: Frame, place: string): string {
    const repeat = node.each === undefined ? '' : JSON.stringify([node.each, node.as, node.key]);
    if (node.type !== 'fragment') return `${frame.around}${repeat}`;
    const fragment = input.fragments[String(node['of'])];
    if (fragment?.data !== undefined) noteSources(fragment, place);
    const own = fragment?.state === undefined ? fragment?.params : [fragment, place];
    const texts = [...frame.read].filter(([name]) => name.startsWith('text '));
    return `${frame.around}${repeat}${JSON.stringify([node['of'], node['with'], own, texts])}`;
  }

  function noteSources(fragment: FragmentDefinition, place: string): void {
    for (const [name, { call, send, if: test }] of Object.entries(fragment.data ?? {}))
      sources.set(`${place}.data.${name}`, JSON.stringify([call, send, test]));
  }

  const compileList: Workshop['nodes'] = (entries, scope, shop, place) => {
    const frame = stack.at(-1) as Frame & { readonly inside?: string };
    const here = frame.inside ?? frame.around;
    const isLost = (name: string): boolean => dropped.has(`${place}.${name}`);
    const paired = pairLists(memory?.lists.get(place) ?? [], entries, { sign, mayBecome, isLost });
    lists.set(place, paired);
    return paired.flatMap(({ entry, name }) => compileEntry(entry, `${place}.${name}`, here, scope, shop));
  };

  function compileEntry(
    node: NodeDefinition,
    place: string,
    here: string,
    scope: Parameters<Workshop['nodes']>[1],
    shop: Workshop,
  ): readonly NodePlan[] {
    const frame = {
      around: here,
      read: new Map<string, unknown>(),
      /** Asked for when what the node itself names has been looked up. */
      get inside() {
        return inside(node, this, place);
      },
    };
    const homes = shop.homes.length;
    stack.push(frame);
    const made = compileNode(node, scope, shop, place);
    stack.pop();
    const outer = stack.at(-1);
    for (const [name, value] of frame.read) outer?.read.set(name, value);
    const old = memory?.nodes.get(place);
    const same =
      old !== undefined && old.around === here && sign(old.definition) === sign(node) && isSame(old.read);
    if (same)
      for (const { place: home } of shop.homes.slice(homes)) {
        const earlier = memory?.plan.homes.find((each) => each.place === home);
        if (earlier !== undefined) kept.set(home, earlier);
      }
    const plans = same ? old.plans : made;
    nodes.set(place, { definition: node, around: here, read: frame.read, plans });
    return plans;
  }

  /** Asked as before: then what is asked is the same object. */
  function sourceOf(source: SourcePlan): SourcePlan {
    const old = memory?.plan.sources.find(({ name }) => name === source.name);
    const { name } = source;
    const same =
      old !== undefined &&
      old.call === source.call &&
      sources.get(name) !== undefined &&
      memory?.sources.get(name) === sources.get(name);
    return same ? { ...source, send: old.send, test: old.test } : source;
  }

  return {
    watched: {
      nodes: compileList,
      text: (key: string) => {
        const text = input.text(key);
        note('text')(key, text);
        return text;
      },
      fragments: noting(input.fragments, note('fragment')),
      parts:
        documents === undefined
          ? input.parts
          : { ...input.parts, documents: noting(documents, note('document')) },
    },
    finish: (plan: Plan): Memory => ({
      plan: {
        ...plan,
        sources: plan.sources.map(sourceOf),
        homes: plan.homes.map((home) => kept.get(home.place) ?? home),
      },
      sources,
      lists,
      nodes,
    }),
  };
}
