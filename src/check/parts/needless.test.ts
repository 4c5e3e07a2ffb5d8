/** Essential props: what may be missing there needs no test, and one that only says the same is said to be needless. */
import { describe, expect, it } from 'vitest';
import { placed, screen } from '../../../tests/invalid/checked.ts';
import type { Json } from '../../model/json.ts';

const data = { loan: { call: 'loanDetails', send: { orderId: '1' } } };
const checked = (...body: readonly Json[]): readonly string[] => placed(screen(body, { data }));
const note = { 'loan.note': { type: 'string', minLength: 1 } };
const here = (code: string, at = 'body/0/text'): readonly string[] => [`screens/other.json/${at} ${code}`];

describe('a value that may be missing', () => {
  it('needs no test in an essential prop, however it stands in the text', () => {
    expect(checked({ type: 'text', text: '{{loan.note}} {{loan.name}}' })).toEqual([]);
    expect(checked({ type: 'heading', text: '{{loan.note}}' })).toEqual([]);
    expect(checked({ type: 'copy-text', label: '@home.phone', value: '{{loan.note}}' })).toEqual([]);
  });

  it('needs one inside a section, which leaves the rest standing', () => {
    expect(
      checked({ type: 'text', text: '{{#loan.name}}{{loan.name}} {{loan.note}}{{/loan.name}}' }),
    ).toEqual(here('unguarded'));
  });

  it('needs one where it is not essential', () => {
    const body = { type: 'text', text: '@home.title' };
    expect(checked({ type: 'card', title: '{{loan.note}} {{loan.name}}', body })).toEqual(
      here('unguarded', 'body/0/title'),
    );
    expect(checked({ type: 'figure', label: '{{loan.note}}', value: '1' })).toContain(
      'screens/other.json/body/0/label unguarded',
    );
  });

  it('needs one in what can be pressed, which stays', () => {
    const press = { do: 'back' };
    const title = '{{loan.note}} {{loan.name}}';
    expect(checked({ type: 'list-item', title })).toEqual([]);
    expect(checked({ type: 'list-item', title, press })).toEqual(here('unguarded', 'body/0/title'));
  });
});

describe('a test is needless', () => {
  const needless = here('needless-test', 'body/0/if');

  it('where it asks for what the widget needs anyway', () => {
    expect(checked({ type: 'text', text: '{{loan.note}}', if: note })).toEqual(needless);
    expect(checked({ type: 'text', text: 'x {{loan.note}}', if: note })).toContain(needless[0]);
    expect(checked({ type: 'list-item', title: '{{loan.note}}', if: note })).toEqual(needless);
    const told = { 'loan.told': { type: 'array', minItems: 1 } };
    expect(checked({ type: 'list', items: '{{loan.told}}', if: told })).toEqual(needless);
  });

  it.each<[string, Json]>([
    ['another value', { type: 'text', text: '{{loan.name}}', if: note }],
    ['more than that', { type: 'text', text: '{{loan.note}}', if: { ...note, 'loan.status': '21' } }],
    ['a longer text', { type: 'text', text: '{{loan.note}}', if: { 'loan.note': { minLength: 2 } } }],
    ['a value in a section', { type: 'text', text: 'x{{#loan.note}} {{loan.note}}{{/loan.note}}', if: note }],
    ['what can be pressed', { type: 'list-item', title: '{{loan.note}}', press: { do: 'back' }, if: note }],
    ['another prop too', { type: 'copy-text', label: '{{loan.note}}', value: '{{loan.note}}', if: note }],
    ['one of two', { type: 'notice', title: '@home.title', text: '{{loan.note}}', if: note }],
    ['a figure', { type: 'figure', label: '@home.title', value: '{{loan.note}}', if: note }],
    ['a button', { type: 'button', text: '{{loan.note}}', press: { do: 'back' }, if: note }],
  ])('not of %s', (_what, node) => {
    expect(checked(node).filter((found) => found.includes('needless-test'))).toEqual([]);
  });

  it('where each language names the value, and not where one does not', () => {
    const words = (es: string, en: string): readonly string[] =>
      placed({
        ...screen({ type: 'text', text: '@due', if: note }, { data }),
        'locales/es.json': { ...texts, due: es },
        'locales/en.json': { ...texts, due: en },
      }).filter((found) => found.includes('needless-test'));
    const section = '{{#loan.note}}x{{/loan.note}} y';
    expect(words('a {{loan.note}}', '{{loan.note}} b')).toEqual([`screens/other.json/body/if needless-test`]);
    expect(words('a {{loan.note}}', section)).toEqual([]);
  });
});

const texts = {
  'app.hello': 'x',
  'home.title': 'x',
  'home.amount': '{{#money}}{{loan.amount}}{{/money}}',
  'home.phone': 'x',
};
