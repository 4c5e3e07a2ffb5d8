/**
 * The checker against `tests/invalid`: one fixture for every code it can report, each with the exact problems expected;
 * and what no definition, however broken, may do to it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { problems as catalogue, type Problem, type ProblemCode } from '../src/lib/problem.ts';
import type { Json } from '../src/model/json.ts';
import { baseFiles, generate, type Files } from './invalid/base.ts';
import { problemsOf } from './invalid/checked.ts';
import { changed, sitesIn, type Edit, type Site } from './support/mutations.ts';

interface Fixture {
  readonly files?: Files;
  /** Content that is too long to write down: what there is too much of. */
  readonly generated?: 'bytes' | 'widgets' | 'levels';
  readonly problems: readonly {
    readonly code: ProblemCode;
    readonly place: string;
    readonly message: string;
    readonly remedy: string;
  }[];
}

const folder = join(import.meta.dirname, 'invalid');
const fixtures = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map(
    (name) =>
      [name.replace(/\.json$/, ''), JSON.parse(readFileSync(join(folder, name), 'utf8')) as Fixture] as const,
  );

const filesOf = (fixture: Fixture): Files => ({
  ...baseFiles,
  ...fixture.files,
  ...(fixture.generated === undefined ? {} : { 'screens/broken.json': generate(fixture.generated) }),
});

/** Nothing is the value that is meant where these speak of it. */
const ofValues: ReadonlySet<string> = new Set<ProblemCode>([
  'wrong-value',
  'wrong-type',
  'impossible-value',
  'idle-member',
  'stand-in',
  'bad-document',
]);

/** The sentences of a problem that name something `""`. */
const nameless = ({ code, message, remedy, words = '' }: Problem): readonly string[] =>
  [message.replace(/(?<=^)"" is /, ''), remedy.replace(/(?<=: )""(?= \}\.$)/, ''), words].filter(
    (sentence) => sentence.includes('""') && !ofValues.has(code),
  );

const found = (files: Files) =>
  problemsOf(files).map((each) => {
    const { code, file, line, column, message, remedy } = each;
    expect(nameless(each)).toEqual([]);
    return { code, place: `${file}:${line}:${column}`, message, remedy };
  });

describe('fixtures', () => {
  it('find nothing wrong with what they are based on', () => {
    expect(found(baseFiles)).toEqual([]);
  });

  it('exist for every code of the checker and for nothing else', () => {
    const codes = Object.entries(catalogue).filter(([, entry]) => entry.found.includes('check'));
    expect(fixtures.map(([name]) => name).sort()).toEqual(
      [...codes.map(([code]) => code), 'ten-mistakes'].sort(),
    );
  });

  it.each(fixtures)('%s', (name, fixture) => {
    // The words of a fixture need no translation, but where this is what it is about.
    const problems = found(filesOf(fixture)).filter(({ code }) => code !== 'literal-text' || code === name);
    expect(problems).toEqual(fixture.problems);
    // What is only said for information stands beside any other problem.
    const codes = fixture.problems.map(({ code }) => code);
    const told = codes.filter((code) => code === name || catalogue[code].severity !== 'info');
    if (name in catalogue) expect(new Set(told)).toEqual(new Set([name]));
  });
});

describe('an empty name', () => {
  const sites = Object.entries<Json>(baseFiles).flatMap(([file, content]) =>
    sitesIn(content).map((site) => ({ file, content, site })),
  );
  const edits = ({ value }: Site): readonly Edit[] => {
    if (typeof value === 'string') return ['', '@', '{{}}', '{{#}}x{{/}}'].map((put) => ({ value: put }));
    return typeof value === 'object' && !Array.isArray(value)
      ? [{ with: ['', 'x'] }, { with: ['', {}] }]
      : [];
  };
  const mutants = sites.flatMap((each) => edits(each.site).map((edit) => ({ ...each, edit })));

  it('is never written as one in a sentence', () => {
    fc.assert(
      fc.property(fc.constantFrom(...mutants), ({ file, content, site, edit }) => {
        const files = { ...baseFiles, [file]: changed(content, site.pointer, edit) as Json };
        expect(problemsOf(files).flatMap(nameless)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it.each<[string, Json, string]>([
    ['a widget', { type: '' }, '/body/type unknown-widget'],
    ['a text', { type: 'text', text: '@' }, '/body/text missing-text'],
    ['a path', { type: 'text', text: '{{}}' }, '/body/text bad-path'],
    ['what a test asks', { type: 'divider', if: { '': 'x' } }, '/body/if/ bad-path'],
    ['a document', { type: 'legal', document: '' }, '/body/document unknown-document'],
  ])('is told as that for %s', (_what, body, place) => {
    const problems = problemsOf({ ...baseFiles, 'screens/broken.json': { version: 2, body } });
    expect(problems.map(({ pointer, code, message }) => `${pointer} ${code}: ${message}`)).toEqual([
      `${place}: Nothing is named here: the name is empty.`,
    ]);
  });
});

describe('ten mistakes', () => {
  it('are ten problems', () => {
    const fixture = fixtures.find(([name]) => name === 'ten-mistakes');
    expect(fixture?.[1].problems).toHaveLength(10);
  });
});

describe('any mutation of a definition', () => {
  const screen = baseFiles['screens/home.json'];
  const broken = fc.oneof(
    fc.constantFrom(
      null,
      0,
      -1,
      '',
      '{{',
      '{{{x}}}',
      '{{__proto__.a}}',
      '@',
      '@@',
      '/',
      'state.',
      [],
      {},
      [[]],
      true,
      'fragment',
    ),
    fc.jsonValue({ maxDepth: 3 }),
  );

  /** Replaces the value that the numbers lead to. */
  function mutate(value: unknown, steps: readonly number[], next: unknown): unknown {
    const [step, ...rest] = steps;
    if (step === undefined || typeof value !== 'object' || value === null) return next;
    const keys = Object.keys(value);
    const key = keys[step % Math.max(1, keys.length)];
    if (key === undefined) return next;
    const copy: unknown = Array.isArray(value) ? [...(value as unknown[])] : { ...value };
    const member = (value as Readonly<Record<string, unknown>>)[key];
    Object.defineProperty(copy, key, { value: mutate(member, rest, next), enumerable: true });
    return copy;
  }

  const keepsPlaces = (text: string): void => {
    const files = { ...baseFiles, 'screens/home.json': text };
    for (const problem of problemsOf(files)) {
      expect(Object.keys(files)).toContain(problem.file);
      expect(problem.line).toBeGreaterThan(0);
      expect(problem.column).toBeGreaterThan(0);
      const lines = (files as Readonly<Record<string, unknown>>)[problem.file];
      if (typeof lines === 'string') expect(problem.line).toBeLessThanOrEqual(lines.split('\n').length);
      expect(problem.message).not.toContain('undefined');
      expect(problem.remedy).not.toBe('');
    }
  };

  it('gives problems with a place, never an exception', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.array(fc.nat(20), { maxLength: 7 }), broken), { minLength: 1, maxLength: 4 }),
        (changes) => {
          const mutated = changes.reduce<unknown>(
            (value, [steps, next]) => mutate(value, steps, next),
            screen,
          );
          keepsPlaces(JSON.stringify(mutated, null, 2));
        },
      ),
      { numRuns: 300 },
    );
  });

  it('gives problems for any cut or torn text as well', () => {
    const whole = JSON.stringify(screen, null, 2);
    fc.assert(
      fc.property(fc.nat(whole.length), fc.nat(40), fc.string({ maxLength: 12 }), (at, cut, put) => {
        keepsPlaces(whole.slice(0, at) + put + whole.slice(at + cut));
      }),
      { numRuns: 300 },
    );
  });

  it('does not hang or overflow on brackets', () => {
    for (const text of ['['.repeat(100_000), '{"a":'.repeat(40_000), '"'.repeat(1000), '[1,'.repeat(3000)])
      keepsPlaces(text);
  });
});
