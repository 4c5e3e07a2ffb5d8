/** What one change mends is told once, with what else it mends. */
import { describe, expect, it } from 'vitest';
import type { Problem } from '../../lib/problem.ts';
import { withoutNamesakes } from './namesakes.ts';

type Given = Pick<Problem, 'code' | 'pointer'> & Partial<Problem>;

const problem = (given: Given): Problem => ({
  file: 'screens/a.json',
  line: 1,
  column: 1,
  severity: 'error',
  message: '',
  remedy: 'Mend it.',
  facts: { name: 'x' },
  ...given,
});
const remedies = (...all: readonly Given[]): readonly string[] =>
  withoutNamesakes(all.map(problem)).map(({ remedy }) => remedy);

describe('told once', () => {
  it('are the parameters that one way lacks', () => {
    const lacks = (name: string, pointer = '/body/press/to'): Given => ({
      code: 'missing-query',
      pointer,
      facts: { name },
    });
    expect(remedies(lacks('a'), lacks('b'), lacks('c'))).toEqual(['Mend it. The same is true of "b", "c".']);
    expect(remedies(lacks('a'), lacks('b', '/body/1/press/to'))).toEqual(['Mend it.', 'Mend it.']);
  });

  it('is what one test around a part would keep back', () => {
    const missing = (name: string, pointer: string): Given => ({
      code: 'maybe-missing',
      pointer,
      facts: { name },
    });
    expect(remedies(missing('{{a}}', '/body/pass/0'), missing('{{b}}', '/body/pass/1'))).toEqual([
      'Mend it. The same is true of {{b}}.',
    ]);
    expect(remedies(missing('{{a}}', '/body/pass/0'), missing('{{b}}', '/body/1/send/x'))).toHaveLength(2);
  });

  it('is a figure that its texts do not say, or that no document finds', () => {
    const apart = (file: string, of: string): Given => ({
      code: 'apart-figure',
      pointer: '/a',
      file,
      facts: { name: 'a', of },
    });
    expect(remedies(apart('locales/en.json', 'days'), apart('locales/es.json', 'days'))).toEqual([
      'Mend it. So it is in 1 more place.',
    ]);
    expect(remedies(apart('locales/en.json', 'days'), apart('locales/es.json', 'rate'))).toHaveLength(2);
    const unknown = (pointer: string): Given => ({
      code: 'unknown-figure',
      pointer,
      facts: { name: 'days' },
    });
    expect(remedies(unknown('/a'), unknown('/b'), unknown('/c'))).toEqual([
      'Mend it. So it is in 2 more places.',
    ]);
  });

  it('are members that entries lack, from three on: they are those of another list', () => {
    const lacks = (name: string): Given => ({
      code: 'unknown-data',
      pointer: `/body/${name}`,
      message: `"item" has no "${name}".`,
      facts: { name },
    });
    expect(remedies(lacks('a'), lacks('b'))).toHaveLength(2);
    expect(remedies(lacks('a'), lacks('b'), lacks('c'))).toEqual([
      'Mend it. The same is true of "b", "c". If another list was meant, name that one.',
    ]);
  });

  it('are values of one kind at like places, and not of another', () => {
    const wrong = (name: string, kind: string): Given => ({
      code: 'wrong-kind',
      pointer: `/pick/${name}`,
      message: `${name} is ${kind}; "id" takes a card.`,
      facts: { name },
    });
    expect(remedies(wrong('{{a}}', 'a bank'), wrong('{{b}}', 'a bank'))).toEqual([
      'Mend it. The same is true of {{b}}.',
    ]);
    expect(remedies(wrong('{{a}}', 'a bank'), wrong('{{b}}', 'a code'))).toHaveLength(2);
  });
});

describe('of one mistake', () => {
  const at = (
    code: Problem['code'],
    pointer: string,
    facts: Problem['facts'],
    file = 'screens/a.json',
  ): Given => ({
    code,
    pointer,
    facts,
    file,
  });

  it('is a name that one part reads twice, and not one that two parts read', () => {
    const unknown = (pointer: string): Given => ({
      ...at('unknown-root', pointer, { name: 'delay', near: 'delayed' }),
      message: '"delay" is no name here.',
    });
    const [test, value, other] = ['/body/1/if/some', '/body/1/with/delay', '/body/2/text'].map(unknown);
    if (!test || !value || !other) throw new Error('three of three');
    expect(remedies(test, value)).toEqual(['Mend it. So it is in 1 more place.']);
    expect(remedies(test, other)).toHaveLength(2);
  });

  it('is a list whose entries lack their quotes', () => {
    const number = (pointer: string, name: string): Given =>
      at('impossible-value', pointer, { name, wanted: `"${name}"` });
    expect(remedies(number('/body/if/a/0', '21'), number('/body/if/a/1', '151'))).toEqual([
      'Mend it. The same is true of "151".',
    ]);
    expect(remedies(number('/body/0/if/a/0', '21'), number('/body/1/if/a/0', '151'))).toHaveLength(2);
  });

  it('are two values that stand each in the place of the other', () => {
    const wrong = (name: string, near: string): Given => ({
      ...at('wrong-kind', `/body/press/send/${near}`, { name: `{{${name}}}`, near: `{{${near}}}` }),
      message: `{{${name}}} is no ${near}`,
    });
    expect(remedies(wrong('a', 'b'), wrong('b', 'a'))).toEqual([
      'Mend it. It and {{b}} stand each in the place of the other.',
    ]);
    expect(remedies(wrong('a', 'b'), wrong('c', 'a'))).toHaveLength(2);
  });

  it('are three names of another kind of part, and not two that are misspelt', () => {
    const unknown = (name: string, near?: string): Given =>
      at('unknown-prop', `/body/${name}`, { name, near });
    expect(remedies(unknown('a'), unknown('b'), unknown('c'))).toEqual([
      'Mend it. The same is true of "b", "c".',
    ]);
    expect(remedies(unknown('a'), unknown('b'))).toHaveLength(2);
    expect(remedies(unknown('a', 'x'), unknown('b', 'y'), unknown('c', 'z'))).toHaveLength(3);
  });

  it('is a test that decides two others', () => {
    const decided = (code: Problem['code'], pointer: string, detail: string): Given =>
      at(code, pointer, { name: '', of: 'around', detail });
    const [one, other] = ['it is reached only where a is b', 'it is reached only where c is d'] as const;
    expect(
      remedies(decided('test-never', '/body/0/if', one), decided('test-always', '/body/1/if', one)),
    ).toEqual(['Mend it. So it is in 1 more place.']);
    expect(
      remedies(decided('test-never', '/body/0/if', one), decided('test-always', '/body/1/if', other)),
    ).toHaveLength(2);
  });

  it('is a call that became a write, whatever screens load it', () => {
    const asked = (name: string, file: string): Given => at('unasked-write', '/data/a/call', { name }, file);
    expect(remedies(asked('a', 'screens/a.json'), asked('a', 'screens/b.json'))).toEqual([
      'Mend it. So it is in 1 more place.',
    ]);
    expect(remedies(asked('a', 'screens/a.json'), asked('b', 'screens/b.json'))).toHaveLength(2);
  });
});

describe('the fix of several', () => {
  it('writes a place once', () => {
    const edit = { offset: 4, length: 1, text: 'b' };
    const lacks: Given = { code: 'missing-text', pointer: '/a', fix: { edits: [edit] } };
    const [one] = withoutNamesakes([problem(lacks), problem(lacks)]);
    expect(one?.fix?.edits).toEqual([edit]);
  });
});
