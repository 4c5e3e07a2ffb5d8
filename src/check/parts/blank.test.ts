/** A screen shows something whatever its data is. */
import { describe, expect, it } from 'vitest';
import { placed, screen } from '../../../tests/invalid/checked.ts';
import type { Json } from '../../model/json.ts';

const data = { loan: { call: 'loanDetails', send: { orderId: '1' } } };
const line = (test: Json): Json => ({ type: 'text', text: '{{config.appName}}', if: test });
const card = (test: Json): Json => ({ type: 'card', if: test, body: line({ some: 'loan.name' }) });
const blank = (...body: readonly Json[]): readonly string[] =>
  placed(screen(body, { data })).filter((one) => one.endsWith(' blank-screen'));
const isBlank = ['screens/other.json/body blank-screen'];

describe('a body whose parts all have tests', () => {
  it('is blank where all of them can fail together', () => {
    expect(blank(line({ some: 'loan.note' }), card({ some: 'loan.day' }))).toEqual(isBlank);
    expect(blank(line({ some: 'loan.note' }), line({ not: { some: 'loan.note' } }))).toEqual([]);
    expect(blank(line({ some: 'loan.note' }), line({ some: 'loan' }))).toEqual([]);
    expect(blank(line({ 'loan.status': '21' }))).toEqual([]);
  });

  it('is told where a test is the wrong way around, at that test', () => {
    const shows = (test: Json): Json => ({ type: 'card', title: '{{loan.note}}', if: test });
    expect(blank(shows({ some: 'loan.note' }), line({ some: 'loan.note' }))).toEqual([
      'screens/other.json/body/1/if blank-screen',
    ]);
    expect(blank(shows({ not: { some: 'loan.note' } }), line({ not: { some: 'loan.note' } }))).toEqual([
      'screens/other.json/body/0/if blank-screen',
    ]);
  });

  it('is blank where what its containers hold goes, too', () => {
    const around = (...body: readonly Json[]): Json => ({ type: 'stack', body });
    expect(blank(around(line({ some: 'loan.note' })))).toEqual(isBlank);
    expect(blank(around(line({ some: 'loan.note' }), { type: 'divider' }))).toEqual([]);
  });

  it('is looked at through a fragment', () => {
    const files = (test: Json): readonly string[] =>
      placed({
        ...screen({ type: 'fragment', of: 'part', with: { note: '{{loan.note}}' } }, { data }),
        'screens/fragments/part.json': {
          version: 2,
          params: { note: { description: 'The words.' } },
          body: [line({ some: 'note' }), line(test)],
        },
      }).filter((one) => one.endsWith(' blank-screen'));
    expect(files({ some: 'note' })).toEqual(isBlank);
    expect(files({ not: { some: 'note' } })).toEqual([]);
  });
});
