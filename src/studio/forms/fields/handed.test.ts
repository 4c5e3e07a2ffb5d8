/** What goes along to a screen that is chosen. */
import { describe, expect, it } from 'vitest';
import { viewOf } from '../view.ts';
import { project, texts } from '../testing.tsx';
import { newStep } from './ActionsField.tsx';
import { handedTo } from './handed.ts';

const screenNamed = (id: string) => {
  const found = viewOf(texts).screens.find((screen) => screen.id === id);
  if (found === undefined) throw new Error(`no screen ${id}`);
  return found;
};
const around = (definition: unknown) => ({ definition, pointer: ['body', 'press', 0, 'to'], project });
const needed = { kind: 'order', required: true };

describe('what goes along', () => {
  it('is what this screen has under the same name, as the same kind of thing', () => {
    const query = { orderId: needed, productId: { kind: 'product' } };
    expect(handedTo(screenNamed('loan-detail'), {}, around({ query }))).toEqual({
      pass: ['productId', 'orderId'],
    });
  });

  it('is the same kind of thing under another name', () => {
    const query = { order: needed, productId: { kind: 'product' } };
    expect(handedTo(screenNamed('loan-detail'), {}, around({ query }))).toEqual({
      query: { orderId: '{{query.order}}' },
      pass: ['productId'],
    });
  });

  it('is the same kind of thing of an answer', () => {
    const data = { list: { call: 'problemDetail' } };
    const given = handedTo(screenNamed('complaint-detail'), {}, around({ data }));
    expect(given).toEqual({ query: { problemId: '{{list.problemId}}' } });
  });

  it('leaves what the step says, and what the screen before needed behind', () => {
    const action = { query: { orderId: '7', day: '1' }, pass: ['from', 'productId'] };
    expect(handedTo(screenNamed('loan-detail'), action, around({}))).toEqual({
      query: { orderId: '7' },
      pass: ['from', 'productId'],
    });
    expect(handedTo(screenNamed('about'), action, around({}))).toEqual({});
  });
});

it('begins with no screen: nobody but the person can choose', () => {
  expect(newStep('navigate')).toEqual({ do: 'navigate', to: '' });
});
