/** A screen whose plan changes while it runs: what stays, what begins anew, and what is asked again. */
import { describe, expect, it } from 'vitest';
import { answer, createTestPorts, failed, settle } from '../../tests/support/ports.ts';
import {
  allActions,
  callSpec,
  instanceOf,
  type TestScreenInput,
  testWidgets,
} from '../../tests/support/screen.ts';
import { openDialog, readInner } from './inner.ts';
import type { NodeView } from './instance.ts';
import type { NodePlan, Plan } from './plan.ts';
import { createLiveScreen, type LiveScreen } from './replace.ts';
import { createReplanner } from './reuse.ts';

interface Live extends ReturnType<typeof createTestPorts> {
  readonly screen: LiveScreen;
  change(definition: TestScreenInput['definition'], texts?: Readonly<Record<string, string>>): Promise<void>;
  readonly now: () => Plan;
}

const calls = { loan: callSpec('loan'), way: callSpec('way') };

async function open(input: TestScreenInput): Promise<Live> {
  const world = createTestPorts(input);
  const replanner = createReplanner();
  let texts = input.texts ?? {};
  const plan = (definition: TestScreenInput['definition']): Plan => {
    const made = replanner.plan({
      id: 'test',
      definition: { version: 2, body: [], ...definition },
      fragments: input.fragments ?? {},
      parts: { widgets: testWidgets, actions: allActions, calls },
      language: world.ports.texts.language,
      features: world.ports.device.features,
      text: (key) => texts[key],
      report: (report) => world.ports.reporter.report(report),
    });
    if (!made.ok) throw new Error(made.error);
    return made.value;
  };
  const screen = createLiveScreen({
    plan: plan(input.definition),
    actions: Object.fromEntries(Object.entries(allActions).map(([name, { action }]) => [name, action])),
    ports: world.ports,
    query: {},
    config: {},
    owner: 'me',
  });
  screen.start();
  await settle();
  return {
    ...world,
    screen,
    now: () => screen.plan,
    async change(definition, words = texts) {
      texts = words;
      screen.replace(plan(definition));
      await settle();
    },
  };
}

const viewOf = (screen: LiveScreen, node: NodePlan | undefined): NodeView => {
  if (node === undefined) throw new Error('no such node');
  return instanceOf(node, screen).view();
};
const text = (says: string): object => ({ type: 'text', text: says });

describe('a plan in place of another', () => {
  it('keeps what is equal as the same object, in its place, wherever it stands now', async () => {
    const made = await open({ definition: { body: [text('one'), text('two'), text('three')] } });
    const [one, two, three] = made.now().body;
    await made.change({ body: [text('three'), text('one'), text('new'), text('2')] });
    const [first, second, third, fourth] = made.now().body;
    expect(first).toBe(three);
    expect(second).toBe(one);
    // The one that changed stands where it stood: nothing that was drawn of it goes.
    expect(third?.place).toBe(two?.place);
    expect(new Set([first, second, third, fourth].map((node) => node?.place)).size).toBe(4);
    expect(viewOf(made.screen, fourth).props['text']).toBe('2');
  });

  it('draws again only what shows a key whose words changed', async () => {
    const definition = {
      body: [text('@a'), { type: 'box', body: [text('@b'), text('still')] }, text('@a')],
    };
    const made = await open({ definition, texts: { a: 'A', b: 'B' } });
    const [first, box, last] = made.now().body;
    await made.change(definition, { a: 'A', b: 'Be' });
    expect(made.now().body[0]).toBe(first);
    expect(made.now().body[2]).toBe(last);
    expect(made.now().body[1]).not.toBe(box);
    const inside = viewOf(made.screen, made.now().body[1]).props['body'] as readonly NodePlan[];
    const before = viewOf(made.screen, box).props['body'] as readonly NodePlan[];
    expect(inside[1]).toBe(before[1]);
    expect(viewOf(made.screen, inside[0]).props['text']).toBe('Be');
  });

  it('sees what a name means now: a fragment with other words in it, and a list with another name', async () => {
    const fragments = { part: { version: 2, params: { words: {} }, body: [text('{{words}}')] } } as never;
    const use = (words: string): object => ({ type: 'fragment', of: 'part', with: { words } });
    const made = await open({ definition: { body: [use('@a')] }, fragments, texts: { a: 'A' } });
    const shown = (): unknown => viewOf(made.screen, made.now().body[0]?.children?.[0]).props['text'];
    expect(shown()).toBe('A');
    await made.change({ body: [use('@a')] }, { a: 'Other' });
    expect(shown()).toBe('Other');
    await made.change({ body: [use('given')] });
    expect(shown()).toBe('given');
  });

  it('gives what has thrown another place', () => {
    const replanner = createReplanner();
    const { ports } = createTestPorts();
    const plan = (says: string): readonly NodePlan[] => {
      const made = replanner.plan({
        id: 'test',
        definition: { version: 2, body: [text(says)] },
        fragments: {},
        parts: { widgets: testWidgets, actions: {}, calls: {} },
        language: ports.texts.language,
        features: new Set(),
        text: () => undefined,
        report: () => undefined,
      });
      if (!made.ok) throw new Error(made.error);
      return made.value.body;
    };
    const [before] = plan('bad');
    replanner.drop(before?.place ?? '');
    const [after] = plan('good');
    expect(after?.place).not.toBe(before?.place);
    expect(plan('better')[0]?.place).toBe(after?.place);
  });
});

describe('a screen that goes on with another plan', () => {
  it('keeps its variables, but those that begin otherwise', async () => {
    const made = await open({ definition: { state: { name: '', kind: 'a' } } });
    made.screen.writeField(['state', 'name'], 'name', 'Ana');
    made.screen.writeField(['state', 'kind'], 'kind', 'b');
    await made.change({ state: { name: '', kind: 'c', more: 1 } });
    expect(made.screen.store.read(['state'])).toEqual({ name: 'Ana', kind: 'c', more: 1 });
    await made.change({ state: { kind: 'c' } });
    expect(made.screen.store.read(['state'])).toEqual({ kind: 'c' });
  });

  it('asks no source again that is asked alike, and asks the others', async () => {
    const data = { loan: { call: 'loan', send: { id: '1' } }, way: { call: 'way' } };
    const made = await open({
      definition: { data },
      answers: { loan: ({ id }) => answer({ id: String(id) }), way: () => answer('w') },
    });
    await made.change({ data, body: [text('{{loan.id}}')] });
    await made.change({ data: { ...data, way: { call: 'way', emptyBody: text('nothing') } } });
    expect(made.recorded.calls.map(({ call }) => call)).toEqual(['loan', 'way']);
    await made.change({ data: { ...data, loan: { call: 'loan', send: { id: '2' } } } });
    expect(made.recorded.calls.map(({ call }) => call)).toEqual(['loan', 'way', 'loan']);
    expect(made.screen.read(['loan', 'id'])).toBe('2');
    expect(made.screen.status('loan')).toBe('ready');
    await made.change({ data: { way: data.way } });
    expect(made.screen.read(['loan'])).toBeUndefined();
    expect(made.recorded.calls).toHaveLength(3);
  });

  it('leaves a source failed that has failed, and judges anew what is empty', async () => {
    const data = { loan: { call: 'loan' }, way: { call: 'way' } };
    const made = await open({
      definition: { data },
      answers: { loan: () => failed('network'), way: () => answer([]) },
    });
    made.recorded.toasts.splice(0);
    await made.change({ data: { ...data, way: { call: 'way', empty: { way: { maxItems: 0 } } } } });
    expect(made.screen.status('loan')).toBe('failed');
    expect(made.screen.status('way')).toBe('empty');
    expect(made.recorded.calls).toHaveLength(2);
    expect(made.recorded.reports.map(({ code }) => code)).toEqual(['call-failed']);
  });

  it('neither leaves nor enters, and is ready once', async () => {
    const on = (event: string): object => ({ [event]: { do: 'toast', text: event } });
    const events = { ...on('enter'), ...on('ready'), ...on('leave') };
    const data = { loan: { call: 'loan' } };
    const made = await open({ definition: { on: events, data }, answers: { loan: () => answer({}) } });
    await made.change({ on: events, data, body: [text('more')] });
    await made.change({ on: events, data: { ...data, way: { call: 'way' } } });
    expect(made.recorded.toasts.filter((said) => events[said as keyof typeof events] !== undefined)).toEqual([
      'enter',
      'ready',
    ]);
    made.screen.dispose();
    expect(made.recorded.toasts.at(-1)).toBe('leave');
  });

  it('keeps the open dialog as long as there is one of that name', async () => {
    const dialogs = { ask: { title: 'Ask', body: [] } };
    const definition = { dialogs, body: [{ type: 'button', press: { do: 'open', dialog: 'ask' } }] };
    const made = await open({ definition });
    (viewOf(made.screen, made.now().body[0]).props['press'] as () => void)();
    await made.change({ ...definition, dialogs: { ask: { title: 'Asked', body: [text('x')] } } });
    expect(readInner(made.screen.store, openDialog)).toBe('ask');
    await made.change({ ...definition, dialogs: {} });
    expect(readInner(made.screen.store, openDialog)).toBeUndefined();
  });

  it('keeps what a fragment has of its own while others come before it', async () => {
    const fragments = {
      form: {
        version: 2,
        params: {},
        state: { name: '' },
        body: [{ type: 'field', bind: 'state.name' }, text('{{state.name}}')],
      },
    } as never;
    const use = { type: 'fragment', of: 'form' };
    const made = await open({ definition: { body: [use] }, fragments });
    const shown = (at: number): unknown =>
      viewOf(made.screen, made.now().body[at]?.children?.[1]).props['text'];
    const field = viewOf(made.screen, made.now().body[0]?.children?.[0]).props['bind'] as {
      set: (value: string) => void;
    };
    field.set('Ana');
    await made.change({ body: [text('before'), use, use] });
    // A text that says nothing is not there.
    expect([shown(1), shown(2)]).toEqual(['Ana', undefined]);
    await made.change({ body: [use] });
    expect(shown(0)).toBe('Ana');
  });

  it('does with an action what the plan now says', async () => {
    const press = (says: string): TestScreenInput['definition'] => ({
      state: { on: false },
      body: [
        {
          type: 'button',
          press: [
            { do: 'toast', text: says },
            { do: 'set', values: { 'state.on': true } },
          ],
        },
      ],
    });
    const made = await open({ definition: press('one') });
    await made.change(press('two'));
    (viewOf(made.screen, made.now().body[0]).props['press'] as () => void)();
    await settle();
    expect(made.recorded.toasts).toEqual(['two']);
  });
});
