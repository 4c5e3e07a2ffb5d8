/** On which screens an open write is told, and what a look at the server says of it. */
import { beforeEach, expect, it } from 'vitest';
import { hashAtOnce } from '../../tests/support/hash-at-once.ts';
import { createPhone } from '../../tests/support/phone.ts';
import { answer, createTestPorts, failed, settle, type Answers } from '../../tests/support/ports.ts';
import { callSpec, enter, press } from '../../tests/support/screen.ts';
import type { CallSpec, OnceOperation } from '../model/call.ts';
import { lastSaid, openDoubts, readInner } from './inner.ts';
// A screen fetches it when it is opened: no test waits for that.
import './writes.ts';

beforeEach(hashAtOnce);

/** A new thing of a product; "list" shows what there is. */
const push: CallSpec = {
  ...callSpec('push', 'write'),
  parameters: ['product'],
  once: { guard: ['product'], intent: [], apart: ['order'] },
  settled: { by: 'list', done: { 'all.*.product': '{{sent.product}}' }, new: true },
};
const operations = {
  push: { guard: ['product'], apart: ['order'], settled: push.settled as OnceOperation['settled'] },
};
const list: CallSpec = { ...callSpec('list'), parameters: ['order'] };
const query = { product: {}, order: {} };
const look = { do: 'toast', text: 'looked' };
const send = { product: '{{query.product}}' };
const confirm = {
  query,
  body: [{ type: 'button', text: 'x', press: { do: 'call', call: 'push', send, on: { look } } }],
};
const texts = {
  'app.write.arrived': 'it is there',
  'app.write.still': 'not yet',
  'app.write.unknownTitle': 'in doubt',
  'app.write.twiceTitle': 'again?',
};
const of = (...products: string[]) => answer({ all: products.map((product) => ({ product })) });
const wait = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) {
    await new Promise<void>((done) => setTimeout(done));
    await settle();
  }
};

function createWorld(answers: Answers, choose: (question: readonly string[]) => string | undefined) {
  return createTestPorts({
    answers,
    operations,
    texts,
    phone: createPhone().page().phone,
    serverTime: () => 1_000_000,
    answer: ({ choices }) => Promise.resolve(choose(choices.map(({ id }) => id))),
  });
}

type World = ReturnType<typeof createWorld>;
const visit = async (world: World, definition: Readonly<Record<string, unknown>>, given: object) => {
  const made = await enter({ definition, calls: [push, list], query: { ...given }, keep: world });
  await wait();
  return made;
};
const told = (made: Awaited<ReturnType<typeof visit>>) =>
  readInner(made.screen.store, openDoubts)?.length ?? 0;

const never = (): undefined => undefined;
const doubtful = (): World => createWorld({ push: () => failed('network'), list: () => of() }, never);

it('a doubt is told where its guard is named, and not where something is that is there already', async () => {
  const world = doubtful();
  const made = await visit(world, confirm, { product: '1' });
  await press(made, 0);
  await wait();
  made.screen.dispose();
  const page = { query, body: [{ type: 'text', text: 'x' }] };
  expect(told(await visit(world, page, { product: '1' }))).toBe(1);
  expect(told(await visit(world, page, { product: '2' }))).toBe(0);
  expect(told(await visit(world, page, { product: '1', order: '7' }))).toBe(0);
});

it('where it would be found it is told all the same', async () => {
  const world = doubtful();
  const made = await visit(world, confirm, { product: '1' });
  await press(made, 0);
  await wait();
  made.screen.dispose();
  const listing = { query, data: { all: { call: 'list', send: { order: '{{query.order}}' } } }, body: [] };
  expect(told(await visit(world, listing, { product: '1', order: '7' }))).toBe(1);
});

const reviewed = async (lists: Answers['list']): Promise<Awaited<ReturnType<typeof visit>>> => {
  const world = createWorld({ push: () => failed('network'), list: lists }, never);
  const made = await visit(world, confirm, { product: '1' });
  await press(made, 0);
  await wait();
  const [doubt] = readInner(made.screen.store, openDoubts) ?? [];
  await made.screen.review(doubt?.guard ?? '');
  await wait();
  return made;
};

it('one of it more than before ends the doubt, and nobody is asked', async () => {
  const made = await reviewed((_, count) => (count === 1 ? of('1', '2') : of('1', '1', '2')));
  expect([told(made), readInner(made.screen.store, lastSaid)?.text]).toEqual([0, 'it is there']);
  expect(made.recorded.questions).toEqual([]);
});

it('as many as before say nothing yet', async () => {
  const made = await reviewed(() => of('1'));
  expect([told(made), made.recorded.toasts.at(-1), made.recorded.questions]).toEqual([1, 'not yet', []]);
});

it('where nobody knows what was there before, the person is asked', async () => {
  const made = await reviewed((_, count) => (count === 1 ? failed('network') : of('1')));
  expect(told(made)).toBe(1);
  expect(made.recorded.questions.map(({ title }) => title)).toEqual(['in doubt']);
});

it('who is asked about one that was done is led to it, and nothing is sent', async () => {
  const world = createWorld({ push: () => answer({}), list: () => of() }, (ids) =>
    ids.includes('look') ? 'look' : undefined,
  );
  const made = await visit(world, confirm, { product: '1' });
  await press(made, 0);
  await wait();
  await press(made, 0);
  await wait();
  await press(made, 0);
  await wait();
  expect(made.recorded.questions[0]?.title).toBe('again?');
  expect(made.recorded.toasts).toContain('looked');
  expect(made.recorded.calls.filter(({ call }) => call === 'push')).toHaveLength(1);
});
