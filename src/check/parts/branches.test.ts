import { describe, expect, it } from 'vitest';
import { baseFiles, inputOf } from '../../../tests/invalid/base.ts';
import type { Json } from '../../model/json.ts';
import { checkProject } from '../project.ts';
import { uncovered } from '../types/branches.ts';
import { learned } from '../types/judge.ts';
import { bind, emptyScope, learn } from '../types/scope.ts';
import { typeOfSchema } from '../types/type.ts';

const data = { loan: { call: 'loanDetails', send: { orderId: '1' } } };
const codes = (body: Json, on: Json = {}): readonly string[] =>
  checkProject(inputOf({ ...baseFiles, 'screens/broken.json': { version: 2, data, on, body } })).map(
    ({ code }) => code,
  );
const shown = (test: Json, text = 'x', others: { readonly [name: string]: Json } = {}): Json => ({
  type: 'text',
  text,
  if: test,
  ...others,
});
const status = (...values: readonly string[]): Json => ({ 'loan.status': values });

describe('siblings', () => {
  it('that exclude each other are meant to', () => {
    const all = [shown(status('21')), shown(status('151')), shown(status('200'))];
    expect(codes(all)).toEqual([]);
    expect(codes([shown({ 'loan.open': true }), shown({ not: { 'loan.open': true } })])).toEqual([]);
  });

  it('of which each is for a value of an enumeration are for all of them', () => {
    // Of "21", "151" and "200" the source knows; "21" is shown here.
    const two = [shown(status('21')), shown(status('151'))];
    expect(codes(two)).not.toContain('uncovered-values');
    const inside = { type: 'stack', if: { not: status('200') }, body: two };
    expect(codes([inside])).not.toContain('uncovered-values');
  });

  it('of several kinds say several things, and none of them all', () => {
    const stage = (...values: readonly string[]): Json => ({ 'loan.stage': values });
    const three = [shown(stage('sent')), shown(stage('read')), shown(stage('done'))];
    expect(codes(three)).toEqual(['uncovered-values']);
    const notice = { type: 'notice', if: stage('done'), text: '@home.title' };
    expect(codes([...three.slice(0, 2), notice])).not.toContain('uncovered-values');
  });

  it('of a repeat have a test for each entry, which says nothing of the others', () => {
    const each = { each: '{{loan.rows}}' };
    const rows = [shown({ 'item.text': 'a' }, 'x', each), shown({ 'item.text': 'b' }, 'x', each)];
    expect(codes(rows)).not.toContain('uncovered-values');
  });
});

describe('an enumeration of four', () => {
  const type = typeOfSchema({ type: 'string', 'x-known-values': ['a', 'b', 'c', 'd'] });
  const scope = bind(emptyScope, [['kind', { type, path: 'kind' }]]);
  const missing = (...tests: readonly Json[]) => uncovered(tests, 3, scope).flatMap(({ values }) => values);
  const each = [{ kind: 'a' }, { kind: ['b'] }, { kind: { const: 'c' } }];

  it('is told apart by three tests, each for values of its own', () => {
    expect(missing(...each)).toEqual(['d']);
    expect(missing({ kind: 'a' }, { kind: 'b' }, { kind: { enum: ['c', 'd'] } })).toEqual([]);
    expect(missing({ kind: 'a' }, { kind: ['a', 'b'] }, { kind: 'c' })).toEqual([]);
    expect(missing({ kind: 'a' }, { kind: 'b' })).toEqual([]);
  });

  it('may have its rest said in another way', () => {
    expect(missing(...each, { not: { kind: ['a', 'b', 'c'] } })).toEqual([]);
    expect(missing(...each, { kind: { minLength: 1 } })).toEqual([]);
  });

  it('is looked at where it stands', () => {
    const within = learn(scope, learned({ kind: ['a', 'b', 'c'] }, scope, true));
    expect(uncovered(each, 3, within)).toEqual([]);
  });
});

describe('the branches of a choice', () => {
  const choose = (...of: readonly Json[]): readonly string[] => codes([], { ready: { do: 'choose', of } });
  const back = { do: 'back' };

  it('are for every value, or say that there is nothing to do', () => {
    const two = [
      { if: status('21'), then: back },
      { if: status('151'), then: back },
    ];
    expect(choose(...two)).toEqual(['uncovered-values']);
    expect(choose(...two, { if: status('200'), then: back })).not.toContain('uncovered-values');
    expect(choose(...two, { then: [] })).toEqual([]);
    expect(choose(...two, { if: { not: status('21') }, then: back })).not.toContain('uncovered-values');
  });

  it('that are one only, or look at other data, tell nothing apart', () => {
    expect(choose({ if: status('21'), then: back })).toEqual([]);
    expect(choose({ if: status('21'), then: back }, { if: { 'loan.open': true }, then: back })).toEqual([]);
  });
});
