/** What is read again by itself when the network returns, and what is left to the person. */
import { describe, expect, it } from 'vitest';
import { answer, failed, settle } from '../../tests/support/ports.ts';
import { callSpec, enter, later, press, type TestScreen } from '../../tests/support/screen.ts';

const repeatable = { ...callSpec('loanDetails'), repeatable: true } as const;
const data = { order: { call: 'loanDetails' } };
const firstFails = {
  loanDetails: (_: unknown, count: number) => (count === 1 ? failed('network') : answer({})),
};

async function online(made: TestScreen): Promise<readonly string[]> {
  const before = made.recorded.calls.length;
  made.screen.recover();
  await settle();
  return made.recorded.calls.slice(before).map(({ call }) => call);
}

describe('when the network returns', () => {
  it('a read that failed for want of it is asked for again, once', async () => {
    const made = await enter({ definition: { data }, calls: [repeatable], answers: firstFails });
    expect(made.screen.status('order')).toBe('failed');
    expect(await online(made)).toEqual(['loanDetails']);
    expect(made.screen.status('order')).toBe('ready');
    expect(await online(made)).toEqual([]);
  });

  it('with what it needs and what needs it', async () => {
    const plan = { ...callSpec('loanPlan'), repeatable: true } as const;
    const made = await enter({
      definition: { data: { ...data, plan: { call: 'loanPlan', send: { id: '{{order.id}}' } } } },
      calls: [repeatable, plan],
      answers: { ...firstFails, loanPlan: () => answer({}) },
    });
    expect(await online(made)).toEqual(['loanDetails', 'loanPlan']);
  });

  it.each([
    ['may not be asked twice', callSpec('loanDetails'), failed('network')],
    ['the server refused', repeatable, failed('refused')],
    ['came in another shape', repeatable, failed('shape')],
  ])('a read that %s is left alone', async (_, call, ending) => {
    const made = await enter({ definition: { data }, calls: [call], answers: { loanDetails: () => ending } });
    expect(await online(made)).toEqual([]);
  });

  it('a read that needs one which may not be asked twice is left alone with it', async () => {
    const made = await enter({
      definition: {
        data: { plan: { call: 'loanPlan' }, order: { call: 'loanDetails', send: { id: '{{plan.id}}' } } },
      },
      calls: [repeatable, callSpec('loanPlan')],
      answers: { loanPlan: () => failed('network') },
    });
    expect(await online(made)).toEqual([]);
  });

  it('nothing is asked for while a write is under way', async () => {
    const write = later();
    const made = await enter({
      definition: { data, body: [{ type: 'button', text: 'send', press: { do: 'call', call: 'save' } }] },
      calls: [repeatable, callSpec('save', 'write')],
      answers: { ...firstFails, save: () => write.promise },
    });
    await press(made);
    expect(await online(made)).toEqual([]);
    write.resolve(answer(null));
    await settle();
    expect(await online(made)).toEqual(['loanDetails']);
  });
});
