/** Of several ways to see what was published the first shows it: on the screen that was edited, as a borrower to whom it is shown. */
import { describe, expect, it } from 'vitest';
import type { SandboxLoan } from '../../model/studio.ts';
import type { Texts } from '../core/draft.ts';
import type { ScreenName } from '../search/screens.ts';
import { wordsPlaces } from '../search/places.ts';
import { loanFor, seenFirst } from './seen-first.ts';

const nameOf = (id: string): ScreenName => ({ id, file: `screens/${id}.json` }) as ScreenName;
const [home, loan] = [nameOf('home'), nameOf('loan')];

const late = { type: 'text', if: { 'loan.orderStatus': ['174', '180'] }, text: '@loan.late' };
const paid = { type: 'card', if: { 'loan.orderStatus': '200' }, body: { type: 'text', text: '@loan.paid' } };

function textsOf(body: readonly object[], words: object = {}): Texts {
  const all = { 'loan.late': 'Vencido', 'loan.paid': 'Pagado', 'app.back': 'Volver', ...words };
  return new Map(
    Object.entries({
      'screens/home.json': { body: [{ type: 'fragment', of: 'foot' }] },
      'screens/loan.json': { body },
      'screens/fragments/foot.json': { body: { type: 'text', text: '@app.back' } },
      'locales/es.json': all,
      'locales/en.json': all,
    }).map(([file, value]) => [file, JSON.stringify(value)]),
  );
}
const index = (texts: Texts) => ({ places: wordsPlaces(texts, new Map()) });
const foot = { type: 'fragment', of: 'foot' };
const base = textsOf([late, paid, foot]);

describe('the screen that is looked at first', () => {
  it('is the one that was edited, not one that shares its words', () => {
    const now = textsOf([late, paid, foot, { type: 'text', text: '@app.back' }], { 'app.back': 'Atrás' });
    expect(seenFirst([home, loan], { base, now }, index(now))).toEqual([loan, home]);
  });

  it('is the one that says the words itself', () => {
    const from = textsOf([late, { type: 'text', text: '@app.back' }]);
    const now = textsOf([late, { type: 'text', text: '@app.back' }], { 'app.back': 'Atrás' });
    expect(seenFirst([home, loan], { base: from, now }, index(now))).toEqual([loan, home]);
  });

  it('is as it stood where they are alike', () => {
    const now = textsOf([late, paid, foot], { 'app.back': 'Atrás' });
    expect(seenFirst([home, loan], { base, now }, index(now))).toEqual([home, loan]);
  });
});

const loans = ['21', '180', '200'].map((status) => ({ id: status, status, kinds: {} }) as SandboxLoan);

describe('the loan that it is looked at with', () => {
  it.each([
    ['a part with a status of its own', [{ ...late, tone: 'bad' }, paid], '180'],
    [
      'a part within one that has a status',
      [late, { ...paid, body: { type: 'text', text: '@app.back' } }],
      '200',
    ],
    ['a part that always shows', [late, paid, { type: 'text', text: '@app.back' }], '21'],
    ['a status that no loan has', [{ ...late, if: { 'loan.orderStatus': '999' } }, paid], '21'],
  ] as const)('fits %s', (_name, body, status) => {
    const now = textsOf(body);
    const from = textsOf([late, paid]);
    expect(loanFor(loan, { base: from, now }, index(now), loans)?.status).toBe(status);
  });

  it('is none where nobody may be shown', () => {
    expect(loanFor(loan, { base, now: base }, index(base), [])).toBeUndefined();
  });
});
