/** What is said again of one name is told once; of another name it is told. */
import { describe, expect, it } from 'vitest';
import type { Problem } from '../../lib/problem.ts';
import { withoutEchoes } from './echoes.ts';

type Facts = Problem['facts'];
type Line = readonly [code: Problem['code'], facts: Facts, message?: string];

const problem = ([code, facts, message = '']: Line, index: number): Problem => ({
  code,
  file: `screens/${index}.json`,
  pointer: `/body/${index}/x`,
  line: 1,
  column: 1,
  severity: 'error',
  message,
  remedy: '',
  facts,
});

describe('of two problems of one name', () => {
  it.each<readonly [string, Line, Line, Line]>([
    [
      'a variable at a wrong place is not private besides',
      ['wrong-kind', { name: '{{state.a}}' }],
      ['private-kept', { name: 'state.a' }],
      ['private-kept', { name: 'state.b' }],
    ],
    [
      'a result that is not kept has no name',
      ['stale-result', { name: 'commit' }],
      ['unknown-root', { name: 'commit' }],
      ['unknown-root', { name: 'other' }],
    ],
    [
      'a figure that cannot be is said by no text',
      ['bad-figure', { name: 'The figure "from"' }],
      ['apart-figure', { name: 'a', of: 'from' }],
      ['apart-figure', { name: 'a', of: 'to' }],
    ],
    [
      'a main label that is another one is the same as that',
      ['prescribed-words', { name: 'done.yes' }],
      ['same-in-one', { name: '@done.no' }, 'says the same as "@done.yes"'],
      ['same-in-one', { name: '@done.no' }, 'says the same as "@done.maybe"'],
    ],
    [
      'a form that differs from its own language is said there',
      ['different-forms', { name: 'a.late_one', of: 'a.late' }],
      ['different-tags', { name: 'a.late_other' }],
      ['different-tags', { name: 'a.early_other' }],
    ],
    [
      'a text that reads other data in one language is said with both',
      ['different-tags', { name: 'a' }],
      ['unmasked', { name: 'x', text: 'a' }],
      ['unmasked', { name: 'x', text: 'b' }],
    ],
    [
      'a parameter that may be missing is sent and shown',
      ['maybe-missing', { name: '{{query.id}}' }],
      ['unguarded', { name: 'query.id' }],
      ['unguarded', { name: 'query.other' }],
    ],
    [
      'a parameter of another kind is sent and handed over',
      ['wrong-kind', { name: '{{query.id}}', detail: 'an order', wanted: 'a complaint' }],
      ['wrong-kind', { name: '{{item.id}}', of: 'the URL parameter "id" of "/a"', wanted: 'an order' }],
      ['wrong-kind', { name: '{{item.id}}', of: 'the URL parameter "no" of "/a"', wanted: 'an order' }],
    ],
    [
      'a parameter of other values is sent and handed over',
      ['impossible-value', { name: '"2"' }, '"type" is never "2", which {{query.type}} may be.'],
      ['unfit-parameter', { name: '1', of: 'the URL parameter "type" of "/a"' }],
      ['unfit-parameter', { name: '1', of: 'the URL parameter "kind" of "/a"' }],
    ],
    [
      'of a variable with two fields nobody knows what it is',
      ['unknown-field', { name: 'card', missing: 'bank' }],
      ['wrong-kind', { name: '{{state.bank}}' }],
      ['wrong-kind', { name: '{{state.card}}' }],
    ],
  ])('one is told: %s', (_name, cause, again, apart) => {
    const [one, two, three] = [cause, again, apart].map(problem);
    expect(withoutEchoes([one, two, three].filter((each) => each !== undefined))).toEqual([one, three]);
  });
});
