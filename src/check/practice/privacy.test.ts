/** Private data: what is, and where it must not go. */
import { describe, expect, it } from 'vitest';
import type { inputOf } from '../../../tests/invalid/base.ts';
import { placed as check, screen } from '../../../tests/invalid/checked.ts';
import type { Json } from '../../model/json.ts';

const button = (...press: readonly Json[]) => ({ type: 'button', text: 'Go', press });
const loan = { loan: { call: 'loanDetails', send: { orderId: '1' } } };

describe('private data', () => {
  const marked = (input: ReturnType<typeof inputOf>) => ({
    facts: {
      ...input.facts,
      calls: {
        loanDetails: { tracking: false, carries: {}, answers: { 'rows.*.number': 'card', phone: false } },
      },
    },
  });
  const toast = (text: string) => screen(button({ do: 'toast', text }), { data: loan });

  it('is what an answer marks, and not what it declares public', () => {
    expect(check(toast('{{loan.rows.0.number}}'), marked)).toEqual([
      // How many rows there are nobody knows.
      'screens/other.json/body/press/0/text unguarded',
      'screens/other.json/body/press/0/text private-toast',
    ]);
    expect(check(toast('{{loan.phone}}'), marked)).toEqual([]);
    expect(check(toast('{{loan.phone}}'))).toEqual(['screens/other.json/body/press/0/text private-toast']);
  });

  it('may be added to the addresses that are the app’s own, also through a fragment', () => {
    const files = (path: string) => ({
      ...screen({ type: 'fragment', of: 'way', with: { path } }, { query: { sessionId: {} } }),
      'screens/fragments/way.json': {
        version: 2,
        params: { path: {} },
        body: button({ do: 'open-url', url: '{{path}}', append: { sessionId: '{{query.sessionId}}' } }),
      },
    });
    expect(check(files('/list'))).toEqual([]);
    for (const path of ['https://a.example/', '//a.example', '\\\\a.example', '{{query.sessionId}}'])
      expect(check(files(path))).toContain(
        'screens/fragments/way.json/body/press/0/append/sessionId private-url',
      );
  });
});

describe('the address of a page of the app', () => {
  const found = (action: Json) =>
    check(
      screen(button(action), { state: { cardNo: '', phone: '', step: '' }, query: { sessionId: {} } }),
    ).filter((each) => each.endsWith('private-url'));

  it('holds no card, code, account or telephone, as it stays in the history', () => {
    const at = 'screens/other.json/body/press/0';
    expect(found({ do: 'navigate', to: '/home', query: { id: '{{state.cardNo}}' } })).toEqual([
      `${at}/query/id private-url`,
    ]);
    expect(found({ do: 'navigate', to: '/home', query: { from: '{{state.phone}}' } })).toEqual([
      `${at}/query/from private-url`,
    ]);
    expect(found({ do: 'open-url', url: '/home', append: { card: '{{state.cardNo}}' } })).toEqual([
      `${at}/append/card private-url`,
    ]);
  });

  it('may hold what names the session, and a telephone that is called', () => {
    expect(
      found({ do: 'navigate', to: '/home', query: { s: '{{query.sessionId}}', t: '{{state.step}}' } }),
    ).toEqual([]);
    expect(found({ do: 'open-url', url: 'tel:{{state.phone}}' })).toEqual([]);
  });
});
