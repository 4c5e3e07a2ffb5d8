/** What is kept goes when the write that it was kept for is known to be done, whoever learns it; and not before. */
import { beforeEach, expect, it, vi } from 'vitest';
import { hashAtOnce } from '../../tests/support/hash-at-once.ts';
import { createPhone } from '../../tests/support/phone.ts';
import { answer, createTestPorts, failed, settle, type Answer } from '../../tests/support/ports.ts';
import { callSpec, enter, later, press, view, type TestScreen } from '../../tests/support/screen.ts';
import type { CallSpec } from '../model/call.ts';
// A screen fetches it when it is opened: no test waits for that.
import './writes.ts';

beforeEach(hashAtOnce);

const rule = { by: 'list', done: { 'items.*.text': '{{sent.text}}' } } as const;
const save: CallSpec = {
  ...callSpec('save', 'write'),
  parameters: ['id', 'text'],
  once: { guard: ['id'], intent: ['text'] },
  settled: rule,
};
const list = callSpec('list');
const texts = { 'app.write.arrived': 'it arrived', 'app.write.unknown': 'nobody knows' };
const form = {
  state: { id: '1', text: '', other: '' },
  keep: ['state.text', 'state.other'],
  keepAs: 'draft',
  on: { enter: { do: 'toast', text: 'entered with <{{state.text}}>' } },
  body: [
    { type: 'field', bind: 'state.text' },
    {
      type: 'button',
      text: 'x',
      press: [
        {
          do: 'call',
          call: 'save',
          send: { id: '{{state.id}}', text: '{{state.text}}' },
          ends: true,
        },
        { do: 'toast', text: 'sent, left <{{state.text}}>' },
      ],
    },
  ],
};
/** Another screen that keeps a part of the same, and one that reads what tells. */
const beginning = { state: { other: '' }, keep: ['state.other'], keepAs: 'draft' };
const complaints = { data: { all: { call: 'list' } } };

const type = (made: TestScreen, text: string): void =>
  (view(made).props['bind'] as { set(value: string): void }).set(text);
const calls = [save, list];
const open = (definition: Readonly<Record<string, unknown>>, keep: TestScreen) =>
  enter({ definition, calls, keep });
const textOf = (made: TestScreen): unknown => made.screen.store.read(['state', 'text']);

async function begin(save: () => Answer, found: () => readonly string[] = () => []): Promise<TestScreen> {
  const world = createTestPorts({
    answers: { save, list: () => answer({ items: found().map((text) => ({ text })) }) },
    operations: { save: { guard: ['id'], settled: rule } },
    phone: createPhone().page().phone,
    texts,
  });
  const made = await enter({ definition: form, calls, keep: world });
  type(made, 'hello');
  return made;
}

/** The phone's database answers in turns of its own. */
const wait = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) {
    await new Promise<void>((done) => setTimeout(done));
    await settle();
  }
};
const send = async (made: TestScreen): Promise<void> => {
  await press(made, 1);
  await wait();
};

it('it is forgotten where the list goes on, which says what comes next', async () => {
  const made = await begin(() => answer(null));
  await send(made);
  expect(made.recorded.toasts).toEqual(['entered with <>', 'sent, left <>']);
  expect([...made.recorded.stored.keys()]).toEqual([]);
});

it.each([
  ['unknown', () => failed('network')],
  ['refused', () => failed('refused', '5', 'No')],
  ['unsent', () => failed('unsent')],
])('what ended %s stays, over a reload as well', async (_, ending) => {
  const made = await begin(ending);
  await send(made);
  expect(textOf(made)).toBe('hello');
  made.screen.dispose();
  const again = await open(form, made);
  await wait();
  expect(textOf(again)).toBe('hello');
});

it('left while it was being sent, it goes when the answer comes', async () => {
  const answered = later();
  const made = await begin(() => answered.promise);
  await send(made);
  made.screen.dispose();
  const elsewhere = await open(beginning, made);
  await wait();
  expect(made.recorded.stored.get('keep:me:draft:state.text')).toBe('hello');
  answered.resolve(answer(null));
  await vi.waitFor(() => expect([...made.recorded.stored.keys()]).toEqual([]));
  expect(elsewhere.screen.store.read(['state'])).toEqual({ other: '' });
  expect(made.recorded.toasts).toEqual(['entered with <>']);
});

it('left before it had its mark, it goes when the answer comes', async () => {
  const answered = later();
  const made = await begin(() => answered.promise);
  void press(made, 1);
  made.screen.dispose();
  await open(beginning, made);
  await wait();
  expect(made.recorded.stored.get('keep:me:draft:state.text')).toBe('hello');
  answered.resolve(answer(null));
  await vi.waitFor(() => expect([...made.recorded.stored.keys()]).toEqual([]));
});

it('found among what a screen reads, it is gone at the next visit, which begins anew', async () => {
  const made = await begin(
    () => failed('timeout'),
    () => ['hello'],
  );
  await send(made);
  made.screen.dispose();
  const reading = await open(complaints, made);
  await wait();
  reading.screen.dispose();
  made.recorded.toasts.length = 0;
  const again = await open(form, made);
  await wait();
  expect(textOf(again)).toBe('');
  expect(made.recorded.toasts).toEqual(['entered with <hello>', 'entered with <>']);
  expect([...made.recorded.stored.keys()]).toEqual([]);
});

it('found while the screen stands, it goes at once', async () => {
  let found: readonly string[] = [];
  const made = await begin(
    () => failed('timeout'),
    () => found,
  );
  await send(made);
  found = ['hello'];
  const [doubt] = made.screen.store.read(['$doubts']) as readonly { readonly guard: string }[];
  await made.screen.review(doubt?.guard ?? '');
  await vi.waitFor(() => expect(textOf(made)).toBe(''));
  expect(made.recorded.toasts).toContain('it arrived');
});

it('found at another press, nothing is sent and it goes', async () => {
  let found: readonly string[] = [];
  const made = await begin(
    () => failed('timeout'),
    () => found,
  );
  await send(made);
  found = ['hello'];
  await send(made);
  await vi.waitFor(() => expect(textOf(made)).toBe(''));
  expect(made.recorded.calls.filter(({ call }) => call === 'save')).toHaveLength(1);
  expect(made.recorded.toasts.slice(-2)).toEqual(['it arrived', 'entered with <>']);
});

it('what was changed since stays', async () => {
  const made = await begin(
    () => failed('timeout'),
    () => ['hello'],
  );
  await send(made);
  type(made, 'hello, and more');
  const reader = await open(complaints, made);
  await wait();
  reader.screen.dispose();
  made.screen.dispose();
  const again = await open(form, made);
  await wait();
  expect(textOf(again)).toBe('hello, and more');
});

it('a screen that keeps what was sent tells of it, whatever its address names', async () => {
  const made = await begin(() => failed('timeout'));
  await send(made);
  made.screen.dispose();
  const elsewhere = await open(beginning, made);
  await wait();
  expect(elsewhere.screen.store.read(['writes', 'save'])).toBe('unknown');
  const foreign = await open({ state: { text: '' } }, made);
  await wait();
  expect(foreign.screen.store.read(['writes', 'save'])).toBeUndefined();
});

it('an empty text in what is sent names a guard like any other', async () => {
  const made = await begin(() => failed('timeout'));
  made.screen.store.write(['state', 'id'], '');
  await send(made);
  expect(made.screen.store.read(['writes', 'save'])).toBe('unknown');
});
