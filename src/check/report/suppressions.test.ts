import { describe, expect, it } from 'vitest';
import { baseFiles, inputOf } from '../../../tests/invalid/base.ts';
import { suppressible } from '../../lib/problem-catalogue.ts';
import { problems as catalogue } from '../../lib/problem.ts';
import type { Json } from '../../model/json.ts';
import { checkAll } from '../project.ts';

const data = { loan: { call: 'loanDetails', send: { orderId: '1' } } };
const checked = (body: Json) =>
  checkAll(inputOf({ ...baseFiles, 'screens/broken.json': { version: 2, data, body } }));
const codes = (body: Json): readonly string[] => checked(body).problems.map(({ code }) => code);

/** A note that may be missing, and nothing says what is shown then. */
const note = { type: 'spinner', text: 'Of {{loan.note}}' };
const off = 'check-off unguarded: the server always sends it here.';

describe('a suppression', () => {
  it('switches a problem off in the object in which it stands, and in the one around it', () => {
    expect(codes([note])).toEqual(['unguarded']);
    expect(codes([{ $comment: off, ...note }])).toEqual([]);
    expect(codes([{ $comment: off, type: 'stack', body: [note] }])).toEqual([]);
  });

  it('does not reach further, nor to another code', () => {
    const inner = { type: 'stack', body: [note] };
    expect(codes([{ $comment: off, type: 'stack', body: [inner] }])).toEqual(['unguarded']);
    expect(codes([{ $comment: off.replace('unguarded', 'test-never'), ...note }])).toContain('unguarded');
  });

  it('is listed with its place and reason', () => {
    expect(checked([{ $comment: off, ...note }]).suppressions).toEqual([
      expect.objectContaining({
        file: 'screens/broken.json',
        code: 'unguarded',
        reason: 'the server always sends it here.',
      }),
    ]);
  });

  it('needs a reason', () => {
    expect(codes([{ $comment: 'check-off unguarded', ...note }])).toEqual(['bare-suppression']);
    expect(codes([{ $comment: 'check-off unguarded:  ', ...note }])).toEqual(['bare-suppression']);
  });

  it('cannot switch off what would fail, show a wrong amount or give data away', () => {
    const amount = { type: 'text', text: '{{loan.amount}}', $comment: 'check-off raw-money: because.' };
    expect([...codes([amount])].sort()).toEqual(['idle-suppression', 'raw-money']);
    for (const code of [
      'private-url',
      'private-toast',
      'private-tracking',
      'raw-money',
      'unknown-root',
    ] as const)
      expect(suppressible.has(code)).toBe(false);
  });

  it('is a code of the catalogue', () => {
    for (const code of suppressible) expect(Object.keys(catalogue)).toContain(code);
  });
});
