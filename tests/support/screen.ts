/** Makes a running screen from a definition for tests of the engine: no React, no browser. */
import type { AnyAction } from '../../src/engine/action.ts';
import { kindsOf, type PartSchema } from '../../src/build/kinds.ts';
import {
  createInstance,
  rootFrame,
  type Frame,
  type Host,
  type Instance,
  type NodeView,
} from '../../src/engine/instance.ts';
import { loadScreen } from '../../src/engine/load.ts';
import type { NodePlan, Plan, WidgetPart } from '../../src/engine/plan.ts';
import { declaredQuery } from '../../src/engine/query.ts';
import { createScreen, type Screen } from '../../src/engine/screen.ts';
import type { CallSpec } from '../../src/model/call.ts';
import type { FragmentDefinition, Kinds } from '../../src/model/definition.ts';
import { createTestPorts, settle, type Answer, type Setting, type TestPorts } from './ports.ts';

const modules = import.meta.glob<Record<string, AnyAction>>(
  ['../../src/actions/*/*.ts', '!../../src/actions/*/*.test.ts'],
  { eager: true },
);
const schemas = import.meta.glob<PartSchema>('../../src/actions/*/schema.json', {
  eager: true,
  import: 'default',
});

/** Every action of the product with its kinds, as a screen's chunk would bring them. */
export const allActions: Readonly<Record<string, { readonly action: AnyAction; readonly kinds: Kinds }>> =
  Object.fromEntries(
    Object.entries(schemas).map(([path, schema]) => {
      const name = path.split('/').at(-2) ?? '';
      const camel = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      const action = modules[path.replace('schema.json', `${name}.ts`)]?.[camel];
      if (action === undefined) throw new Error(`src/actions/${name}/${name}.ts exports no ${camel}`);
      return [name, { action, kinds: kindsOf(schema) }];
    }),
  );

export const callSpec = (name: string, effect: 'read' | 'write' = 'read'): CallSpec => ({
  name,
  method: 'POST',
  path: `/${name}`,
  envelope: 'B',
  effect,
  body: 'form',
  parameters: [],
  required: [],
  data: null,
});

/** Kinds of two plain widgets, enough to watch what a node would show. */
export const testWidgets: Readonly<Record<string, WidgetPart>> = {
  text: { kinds: { text: 'text', count: 'number', on: 'flag' }, essential: ['text'] },
  box: { kinds: { title: 'text', body: 'nodes', items: 'list' }, essential: ['body'] },
  field: { kinds: { bind: 'bind', rules: 'rules', change: 'actions' } },
  button: { kinds: { text: 'text', press: 'actions', enabled: 'test' } },
  note: { kinds: { title: 'text', text: 'text' }, essential: ['title', 'text'] },
  list: { kinds: { items: 'list' }, essential: ['items'] },
  image: { kinds: { src: 'image' }, essential: ['src'] },
};

export interface TestScreen extends TestPorts {
  readonly plan: Plan;
  readonly screen: Screen;
}

export interface TestScreenInput extends Setting {
  readonly id?: string;
  readonly definition: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly route?: string;
  readonly fragments?: Readonly<Record<string, FragmentDefinition>>;
  readonly calls?: readonly CallSpec[];
  readonly config?: unknown;
  readonly owner?: string;
  readonly keep?: TestPorts;
  readonly actions?: Readonly<Record<string, AnyAction>>;
  readonly forgotten?: () => void;
}

export function makePlan(input: TestScreenInput, world: TestPorts): Plan {
  const calls = Object.fromEntries((input.calls ?? []).map((call) => [call.name, call]));
  const loaded = loadScreen({
    id: input.id ?? 'test',
    definition: { version: 2, body: [], ...input.definition },
    fragments: input.fragments ?? {},
    parts: { widgets: testWidgets, actions: allActions, calls },
    language: world.ports.texts.language,
    features: world.ports.device.features,
    text: (key) => world.ports.texts.text(key),
    report: (report) => world.ports.reporter.report(report),
  });
  if (!loaded.ok) throw new Error(loaded.error);
  return loaded.value;
}

/** Enters the screen and lets what is ready run. */
export async function enter(input: TestScreenInput): Promise<TestScreen> {
  const world = input.keep ?? createTestPorts(input);
  const plan = makePlan(input, world);
  const screen = createScreen({
    plan,
    actions: {
      ...Object.fromEntries(Object.entries(allActions).map(([name, { action }]) => [name, action])),
      ...input.actions,
    },
    ports: world.ports,
    query: declaredQuery(plan, input.query ?? {}),
    route: input.route,
    config: input.config ?? {},
    owner: input.owner ?? 'me',
    forgotten: input.forgotten,
  });
  screen.start();
  await settle();
  return { ...world, plan, screen };
}

/** A node where it is drawn, whose slots hold what stands in them. */
export const instanceOf = (
  node: NodePlan,
  host: Host,
  frame: Frame = rootFrame,
): Instance<readonly NodePlan[]> => createInstance(node, frame, host, (plans) => plans);

/** What the node at an index of the body shows now. */
export function view(made: TestScreen, index = 0): NodeView {
  const node = made.plan.body[index];
  if (node === undefined) throw new Error('no such node');
  return createInstance(node, rootFrame, made.screen, (nodes) => nodes.map(({ place }) => place)).view();
}

/** Presses the button at an index of the body. */
export async function press(made: TestScreen, index = 0): Promise<void> {
  (view(made, index).props['press'] as () => void)();
  await settle();
}

/** An answer that is given later. */
export function later(): {
  readonly promise: Promise<Awaited<Answer>>;
  readonly resolve: (value: Awaited<Answer>) => void;
} {
  let resolve: (value: Awaited<Answer>) => void = () => undefined;
  const promise = new Promise<Awaited<Answer>>((done) => (resolve = done));
  return { promise, resolve };
}
