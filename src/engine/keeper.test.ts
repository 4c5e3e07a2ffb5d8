/** State that outlasts the page: what is kept over a reload, for whom and for what, and what lives in a cookie. */
import { describe, expect, it } from 'vitest';
import { settle } from '../../tests/support/ports.ts';
import { enter, instanceOf, press, type TestScreen, view } from '../../tests/support/screen.ts';
import { format } from '../lib/format.ts';
import type { Field } from '../model/resolved.ts';

describe('kept state', () => {
  const definition = {
    state: { text: '', other: '' },
    keep: ['state.text'],
    body: [
      { type: 'field', bind: 'state.text' },
      { type: 'button', text: 'x', press: { do: 'forget' } },
    ],
  };

  it('survives a reload for the same session only, until it is forgotten', async () => {
    const made = await enter({ definition });
    (view(made).props['bind'] as { set(value: string): void }).set('draft');
    made.screen.dispose();
    const again = await enter({ definition, keep: made });
    expect(again.screen.store.read(['state'])).toEqual({ text: 'draft', other: '' });
    const foreign = await enter({ definition, keep: made, owner: 'you' });
    expect(foreign.screen.store.read(['state', 'text'])).toBe('');
    await press(again, 1);
    expect(again.screen.store.read(['state', 'text'])).toBe('');
    const last = await enter({ definition, keep: made });
    expect(last.screen.store.read(['state', 'text'])).toBe('');
  });

  it('of a fragment survives a reload, until it is forgotten, and that is told', async () => {
    const draft = { version: 2, params: {}, ...definition };
    let times = 0;
    const input = {
      definition: { body: { type: 'fragment', of: 'draft' } },
      fragments: { draft },
      forgotten: () => (times += 1),
    };
    const props = (made: TestScreen, index: number) => {
      const node = made.plan.body[0]?.children?.[index];
      if (node === undefined) throw new Error('no such node');
      return instanceOf(node, made.screen).view().props;
    };
    const text = (made: TestScreen) => props(made, 0)['bind'] as Field;
    const made = await enter(input);
    text(made).set('draft');
    made.screen.dispose();
    const again = await enter({ ...input, keep: made });
    expect(text(again).value).toBe('draft');
    (props(again, 1)['press'] as () => void)();
    await settle();
    expect([text(again).value, times]).toEqual(['', 1]);
  });

  it('is told apart by the parameters it is kept for, which make the screen anew', async () => {
    const forOne = { ...definition, query: { id: {}, from: {} }, keepFor: ['id'] };
    const made = await enter({ definition: forOne, query: { id: '1' } });
    (view(made).props['bind'] as { set(value: string): void }).set('draft');
    const textOf = async (query: Record<string, string>): Promise<unknown> =>
      (await enter({ definition: forOne, keep: made, query })).screen.store.read(['state', 'text']);
    expect(await textOf({ id: '1', from: 'elsewhere' })).toBe('draft');
    expect(await textOf({ id: '2' })).toBe('');
    expect(await textOf({})).toBe('');
    expect(made.plan.loadedBy).toEqual(['id']);
  });

  it('is gone after the moment that it names, and only then', async () => {
    const code = { ...definition, keep: ['state.text', 'state.other'], keepUntil: 'state.other' };
    const made = await enter({ definition: code });
    made.screen.store.write(['state', 'text'], 'code');
    const openedWith = async (until: string): Promise<unknown> => {
      made.screen.store.write(['state', 'other'], until);
      return (await enter({ definition: code, keep: made })).screen.store.read(['state']);
    };
    expect(await openedWith('')).toEqual({ text: 'code', other: '' });
    expect(await openedWith('2999-01-01 00:00:00')).toMatchObject({ text: 'code' });
    expect(await openedWith('1969-01-01 00:00:00')).toEqual({ text: '', other: '' });
  });

  it('holds to the end of a day that has no time', async () => {
    const code = { ...definition, keep: ['state.text', 'state.other'], keepUntil: 'state.other' };
    const made = await enter({ definition: code });
    made.screen.store.write(['state', 'text'], 'code');
    const openedOn = async (day: string): Promise<unknown> => {
      made.screen.store.write(['state', 'other'], day);
      return (await enter({ definition: code, keep: made })).screen.store.read(['state', 'text']);
    };
    const now = made.ports.clock.now();
    const today = format('date', now, made.ports.texts.language);
    const before = format('date', now - 24 * 60 * 60 * 1000, made.ports.texts.language);
    expect(await openedOn(today)).toBe('code');
    expect(await openedOn(before)).toBe('');
  });

  it('is told apart by a parameter in parts, where only they are kept for it', async () => {
    const forParts = {
      ...definition,
      query: { id: {}, amount: {} },
      keep: ['state.text', 'state.other'],
      keepFor: ['id', { name: 'amount', only: ['state.text'] }],
      body: [
        { type: 'field', bind: 'state.text' },
        { type: 'field', bind: 'state.other' },
      ],
    };
    const made = await enter({ definition: forParts, query: { id: '1', amount: '5' } });
    for (const index of [0, 1])
      (view(made, index).props['bind'] as { set(value: string): void }).set('draft');
    const state = async (query: Record<string, string>): Promise<unknown> =>
      (await enter({ definition: forParts, keep: made, query })).screen.store.read(['state']);
    expect(await state({ id: '1', amount: '5' })).toEqual({ text: 'draft', other: 'draft' });
    expect(await state({ id: '1', amount: '7' })).toEqual({ text: '', other: 'draft' });
    expect(await state({ id: '2', amount: '5' })).toEqual({ text: '', other: '' });
    expect(made.plan.loadedBy).toEqual(['id', 'amount']);
  });

  it('is shared by screens that keep it under the same name', async () => {
    const shared = { ...definition, keepAs: 'draft' };
    const made = await enter({ definition: shared });
    (view(made).props['bind'] as { set(value: string): void }).set('mine');
    expect([...made.recorded.stored.keys()]).toEqual([
      'keep:me:draft:state.text',
      'keep:me:draft:state.text!',
    ]);
    const other = await enter({ definition: { ...shared, title: 'Other' }, keep: made });
    expect(other.screen.store.read(['state', 'text'])).toBe('mine');
  });

  it('is not taken when what was stored has another type', async () => {
    const made = await enter({ definition });
    made.recorded.stored.set('keep:me:test:state.text', { hostile: true });
    const again = await enter({ definition, keep: made });
    expect(again.screen.store.read(['state', 'text'])).toBe('');
  });
});

describe('what somebody has begun', () => {
  const definition = {
    state: { text: '', sound: '', other: '' },
    keep: ['state.text', 'state.sound'],
    on: {
      enter: { do: 'set', 'state.sound': 'a.wav' },
      refresh: { do: 'set', 'state.sound': 'b.wav' },
    },
    body: [
      { type: 'field', bind: 'state.text' },
      { type: 'field', bind: 'state.other' },
      { type: 'button', text: 'x', press: { do: 'set', 'state.sound': 'c.wav' } },
      { type: 'button', text: 'x', press: { do: 'forget' } },
    ],
  };
  const begun = ({ recorded }: TestScreen): readonly string[] =>
    [...recorded.stored.keys()].filter((name) => name.endsWith('!'));
  const type = (made: TestScreen, text: string, index = 0): void =>
    (view(made, index).props['bind'] as Field).set(text);
  const kept = ({ recorded }: TestScreen, name: string): unknown =>
    recorded.stored.get(`keep:me:test:state.${name}`);

  it('is nothing where the screen alone has written, though that is kept', async () => {
    const made = await enter({ definition });
    await made.screen.refresh?.();
    expect([kept(made, 'sound'), begun(made)]).toEqual(['b.wav', []]);
  });

  it('is what is kept of what is entered or pressed, until it is forgotten', async () => {
    const made = await enter({ definition });
    type(made, 'draft');
    expect([kept(made, 'text'), begun(made)]).toEqual(['draft', ['keep:me:test:state.text!']]);
    await press(made, 2);
    expect(begun(made)).toEqual(['keep:me:test:state.text!', 'keep:me:test:state.sound!']);
    await press(made, 3);
    expect(begun(made)).toEqual([]);
  });

  it('is also what the screen writes once it was touched: nobody knows for whom', async () => {
    const made = await enter({ definition });
    type(made, 'not kept', 1);
    expect(begun(made)).toEqual([]);
    await made.screen.refresh?.();
    expect(begun(made)).toEqual(['keep:me:test:state.sound!']);
  });

  it('stays begun on the next page, whatever the screen writes there', async () => {
    const made = await enter({ definition: { ...definition, on: {} } });
    type(made, 'draft');
    const rewritten = { ...definition, on: { enter: { do: 'set', 'state.text': 'again' } } };
    const again = await enter({ definition: rewritten, keep: made });
    expect([kept(again, 'text'), begun(again)]).toEqual(['again', ['keep:me:test:state.text!']]);
  });

  it('of a fragment is its own', async () => {
    const { on, ...own } = definition;
    const draft = { version: 2, params: {}, ...own, on: { enter: on.enter } };
    const made = await enter({
      definition: { body: { type: 'fragment', of: 'draft' } },
      fragments: { draft },
    });
    expect([made.recorded.stored.size, begun(made)]).toEqual([1, []]);
    const field = made.plan.body[0]?.children?.[0];
    if (field === undefined) throw new Error('no such node');
    (instanceOf(field, made.screen).view().props['bind'] as Field).set('draft');
    expect(begun(made)).toHaveLength(1);
  });

  it('ends with the moment that what is kept ends at', async () => {
    const until = { ...definition, on: {}, keepUntil: 'state.sound' };
    const made = await enter({ definition: until });
    type(made, 'draft');
    made.screen.store.write(['state', 'sound'], '1969-01-01 00:00:00');
    await enter({ definition: until, keep: made });
    expect(begun(made)).toEqual([]);
  });
});

describe('state that lives in a cookie', () => {
  const definition = {
    state: { sid: '', count: 0 },
    cookies: { sid: 'state.sid', n: 'state.count' },
    on: {
      enter: { do: 'toast', text: 'sid {{state.sid}} on {{device.client}}' },
      refresh: { do: 'set', 'state.sid': 'new' },
    },
  };

  it('is read when the screen opens, where it is a text, and written when it changes', async () => {
    const made = await enter({ definition, cookies: { sid: 'old', n: '5' }, client: 'ios' });
    expect(made.recorded.toasts).toEqual(['sid old on ios']);
    expect(made.screen.read(['state', 'count'])).toBe(0);
    expect([...made.recorded.cookies]).toEqual([
      ['sid', 'old'],
      ['n', '5'],
    ]);
    await made.screen.refresh?.();
    expect(made.recorded.cookies.get('sid')).toBe('new');
  });
});
