/**
 * However a definition and its words are changed, what stands there after `replace` reads like what is drawn anew; what is not
 * touched is not made again; and what a person does on the phone stays.
 */
import { act, cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { actionsOf } from '../../src/app/load-plan.ts';
import { prepareState, type Prepared, type StateInput } from '../../src/app/states/prepare.ts';
import { Stage } from '../../src/app/states/Stage.tsx';
import { samplePicture } from '../../src/check/states/sample.ts';
import { createLiveScreen, type LiveScreen } from '../../src/engine/replace.ts';
import { createReplanner } from '../../src/engine/reuse.ts';
import type { ScreenDefinition } from '../../src/model/definition.ts';
import { openProject } from '../../src/studio/phone/project.ts';
import { createRegistry } from '../../src/studio/phone/registry.ts';
import { situationsOf, stateInput, textsOf } from '../../src/studio/phone/setting.ts';
import { outline } from '../screens/outline.ts';
import { stayHere } from '../screens/visit.tsx';
import { printed } from '../support/console.ts';
import { configured, files, settle, snapshot } from './testing.tsx';

const project = openProject(snapshot.project, files);
const registry = createRegistry((_type, widget) => widget);

type Members = Record<string, unknown>;
interface Version {
  readonly definition: ScreenDefinition;
  readonly words: Readonly<Record<string, string>>;
}

async function inputOf(id: string, which: number): Promise<StateInput> {
  const around = { project, registry, config: await configured(), picture: samplePicture };
  const uses = project.screen(id)?.uses ?? added;
  await registry.load({ ...uses, widgets: [...uses.widgets, ...added.widgets] });
  const situations = situationsOf(project, id);
  const situation = situations[which % situations.length];
  const input = situation && stateInput(around, id, situation.states.es, textsOf(project, 'es'));
  if (input === undefined) throw new Error(`no ${id}`);
  return input;
}

/** What a step may bring to a screen. */
const added = { widgets: ['text', 'card'], actions: [] };

const withVersion = (input: StateInput, { definition, words }: Version): StateInput => ({
  ...input,
  module: { ...input.module, definition },
  texts: { ...input.texts, text: (key) => words[key] ?? input.texts.text(key) },
});

interface Live {
  change(version: Version): Promise<string>;
  readonly screen: () => LiveScreen | undefined;
}

/** What was said when the screen opened stays as it was said, in the words of then. */
const hushed = ({ notices }: Prepared): void => act(() => notices.toasts.endAll());

async function openLive(input: StateInput, first: Version): Promise<Live> {
  const replanner = createReplanner();
  let words = first.words;
  let live: LiveScreen | undefined;
  // As in the phone: the words are asked for whenever they are needed.
  const texts = { ...input.texts, text: (key: string) => words[key] ?? input.texts.text(key) };
  const prepare = (version: Version, before?: Prepared): Prepared => {
    ({ words } = version);
    const own = { ...withVersion(input, version), texts };
    const made = prepareState(own, (given) => replanner.plan(given), before);
    if (!made.ok) throw new Error(made.error);
    return made.value;
  };
  const draw = (prepared: Prepared) => (
    <Stage
      prepared={prepared}
      state={input.state}
      texts={texts}
      isPromoted={false}
      open={(given) => (live = createLiveScreen(given))}
    />
  );
  const before = prepare(first);
  const { rerender } = render(draw(before));
  await act(settle);
  hushed(before);
  return {
    screen: () => live,
    async change(version) {
      const prepared = prepare(version, before);
      await act(async () => {
        live?.replace(prepared.loaded.plan, { actions: actionsOf(prepared.loaded.module) });
        rerender(draw(prepared));
        await settle();
      });
      return outline(document.body);
    },
  };
}

async function drawnAnew(input: StateInput, version: Version): Promise<string> {
  const own = withVersion(input, version);
  const made = prepareState(own);
  if (!made.ok) throw new Error(made.error);
  render(<Stage prepared={made.value} state={own.state} texts={own.texts} isPromoted={false} />);
  await act(settle);
  hushed(made.value);
  return outline(document.body);
}

/** Lists of nodes in a definition, each as what holds it and its name there. */
function listsIn(value: unknown, found: unknown[][] = []): unknown[][] {
  if (Array.isArray(value)) {
    const all = value as unknown[];
    if (all.length > 0 && all.every((each) => typeof each === 'object' && each !== null && 'type' in each))
      found.push(all);
    all.forEach((each) => listsIn(each, found));
  } else if (typeof value === 'object' && value !== null)
    Object.values(value).forEach((member) => listsIn(member, found));
  return found;
}

const step = fc.record({
  what: fc.constantFrom('remove', 'double', 'swap', 'insert', 'wrap', 'hide', 'words', 'title'),
  list: fc.nat(50),
  at: fc.nat(50),
  says: fc.constantFrom('Uno', 'Dos', 'Tres {{query.orderId}}'),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

function changed({ definition, words }: Version, { what, list, at, says }: Step): Version {
  const copy = structuredClone(definition) as unknown as Members;
  const lists = listsIn([copy['body'], copy['footer'], copy['dialogs']]);
  const nodes = lists[list % Math.max(1, lists.length)] ?? [];
  const index = at % Math.max(1, nodes.length);
  const node = nodes[index] as Members | undefined;
  if (what === 'remove' && nodes.length > 1) nodes.splice(index, 1);
  if (what === 'double' && node !== undefined && node['id'] === undefined && node['bind'] === undefined)
    nodes.splice(index, 0, structuredClone(node));
  if (what === 'swap' && node !== undefined) nodes.push(...nodes.splice(index, 1));
  if (what === 'insert') nodes.splice(index, 0, { type: 'text', text: says });
  if (what === 'wrap' && node !== undefined) nodes[index] = { type: 'card', body: [node] };
  if (what === 'hide' && node !== undefined) node['if'] = { 'query.never': 'x' };
  if (what === 'title') copy['title'] = says;
  const keys = JSON.stringify(copy).match(/(?<="@)[\w.]+(?=")/g) ?? [];
  const key = keys[at % Math.max(1, keys.length)];
  return {
    definition: copy as unknown as ScreenDefinition,
    words: what === 'words' && key !== undefined ? { ...words, [key]: says } : words,
  };
}

afterEach(cleanup);

describe('a screen that takes another plan', () => {
  beforeAll(() => {
    vi.stubGlobal('scrollTo', () => undefined);
    stayHere();
  });

  it.each(['loan-detail', 'repay-choose', 'repay', 'complaint-form'])(
    'reads like one that is drawn anew: %s',
    async (id) => {
      await fc.assert(
        fc.asyncProperty(fc.nat(60), fc.array(step, { minLength: 1, maxLength: 5 }), async (which, steps) => {
          // Of a run that failed.
          cleanup();
          const input = await inputOf(id, which);
          let version: Version = { definition: input.module.definition, words: {} };
          const live = await openLive(input, version);
          let last = '';
          for (const each of steps) {
            version = changed(version, each);
            last = await live.change(version);
          }
          cleanup();
          expect(last).toBe(await drawnAnew(input, version));
          cleanup();
        }),
        { numRuns: 12 },
      );
      // What was made up says what is wrong with it, both times.
      printed.splice(0);
    },
    120_000,
  );

  it('makes no element again beside the one that changed, and keeps the focus', async () => {
    const input = await inputOf('loan-detail', 0);
    const first: Version = { definition: input.module.definition, words: {} };
    const live = await openLive(input, first);
    const elements = [...document.querySelectorAll('main *, footer *')];
    const button = [...document.querySelectorAll<HTMLElement>('main button, footer button, button')].at(-1);
    button?.focus();
    const body = [{ type: 'text', text: 'Aviso' }, ...[first.definition.body].flat()];
    await live.change({ definition: { ...first.definition, body }, words: {} });
    expect(document.body.textContent).toContain('Aviso');
    expect(elements.filter((element) => !element.isConnected)).toEqual([]);
    expect(document.activeElement).toBe(button);
  });
});
