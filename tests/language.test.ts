/** The semantics of the language: runs the JSON cases of strings, paths and tests, and properties that hold for all data. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileString, type Compiler } from '../src/engine/compile-expression.ts';
import type { DataPath } from '../src/engine/expression.ts';
import { compilePick } from '../src/engine/pick.ts';
import { screenScope, withExpressions } from '../src/engine/scope.ts';
import { parsePath, readPath, writePath } from '../src/lib/path.ts';
import { parseTemplate } from '../src/lib/template.ts';
import { nothing, presence } from '../src/lib/presence.ts';
import { equal, evaluateTest, parseTest } from '../src/lib/test.ts';
import type { PickDefinition } from '../src/model/definition.ts';
import pathCases from './cases/paths.json' with { type: 'json' };
import pickCases from './cases/picks.json' with { type: 'json' };
import stringCases from './cases/strings.json' with { type: 'json' };
import testCases from './cases/tests.json' with { type: 'json' };

const languages = {
  'es-MX': { tag: 'es-MX', currency: '$' },
  'en-IN': { tag: 'en-IN', currency: '₹' },
} as const;

interface StringCase {
  readonly name: string;
  readonly text: string;
  readonly language?: string;
  readonly data?: object;
  readonly texts?: Readonly<Record<string, string>>;
  readonly value?: unknown;
  readonly reports?: readonly string[];
  readonly error?: unknown;
}

function evaluate(given: StringCase): { value: unknown; reports: string[] } {
  const reports: string[] = [];
  const compiler: Compiler = {
    language: languages[given.language === 'en-IN' ? 'en-IN' : 'es-MX'],
    text: (key) => given.texts?.[key],
    report: (code) => reports.push(code),
  };
  const expression = compileString(given.text, screenScope(['loan']), compiler);
  return { value: expression.evaluate((path) => readPath(given.data, path.map(String))), reports };
}

describe('strings', () => {
  it.each(stringCases.cases as readonly StringCase[])('$name', (given) => {
    if (given.error !== undefined) {
      expect(parseTemplate(given.text)).toEqual({ ok: false, error: given.error });
      return;
    }
    const { value, reports } = evaluate(given);
    expect(value).toEqual(given.value);
    expect(reports).toEqual(given.reports ?? []);
  });

  it('keeps every piece of data as it is, whatever it looks like', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.constantFrom('{{loan.x}}', '{{#money}}1{{/money}}', '@app.retry', '${x}', '{{{a}}}'),
        ),
        (x) => {
          expect(evaluate({ name: '', text: '{{loan.x}}', data: { loan: { x } } }).value).toBe(x);
          expect(evaluate({ name: '', text: '<{{loan.x}}>', data: { loan: { x } } }).value).toBe(`<${x}>`);
        },
      ),
    );
  });

  it('never throws, whatever is written', () => {
    const pieces = fc.constantFrom(
      '{{',
      '}}',
      '#',
      '/',
      '^',
      '&',
      '>',
      '=',
      'loan.x',
      'money',
      ' ',
      'a',
      '{',
      '}',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const parsed = parseTemplate(parts.join(''));
        expect(typeof parsed.ok).toBe('boolean');
      }),
    );
  });
});

interface PathCase {
  readonly name: string;
  readonly path: string;
  readonly data?: unknown;
  readonly value?: unknown;
  readonly error?: string;
}

const safeName = fc
  .stringMatching(/^[a-z_][a-z0-9-]{0,6}$/)
  .filter((name) => !['prototype', 'constructor', '__proto__'].includes(name));

describe('paths', () => {
  it.each(pathCases.cases as readonly PathCase[])('$name', ({ path, data, value, error }) => {
    const parsed = parsePath(path);
    if (error !== undefined) expect(parsed).toEqual({ ok: false, error });
    else if (parsed.ok) expect(readPath(data, parsed.value)).toEqual(value);
    else expect.unreachable(`${path}: ${parsed.error}`);
  });

  it('reads what it wrote and leaves the rest alone', () => {
    fc.assert(
      fc.property(
        fc.array(safeName, { minLength: 1, maxLength: 4 }),
        fc.jsonValue(),
        fc.dictionary(safeName, fc.jsonValue()),
        (path, value, data) => {
          const before = JSON.stringify(data);
          const after = writePath(data, path, value);
          // A list on the way takes no names: then the data stays as it is.
          const blocked = path
            .slice(0, -1)
            .some((_, index) => Array.isArray(readPath(data, path.slice(0, index + 1))));
          if (!blocked) expect(readPath(after, path)).toEqual(value);
          expect(JSON.stringify(data)).toBe(before);
          for (const name of Object.keys(data)) {
            if (name !== path[0]) expect(readPath(after, [name])).toBe(readPath(data, [name]));
          }
        },
      ),
    );
  });

  it('reaches no prototype by any path', () => {
    const own = [
      Object.getOwnPropertyNames(Object.prototype).join(),
      Object.getOwnPropertyNames(Array.prototype).join(),
    ];
    const name = fc.constantFrom('__proto__', 'constructor', 'prototype', 'a', '0', 'toString', 'length');
    fc.assert(
      fc.property(
        fc.array(name, { minLength: 1, maxLength: 5 }),
        fc.constantFrom<unknown>({}, { a: {} }, [], [{}], 'text', null),
        (path, data) => {
          const value = readPath(data, path);
          expect(value === undefined || value === data || typeof value !== 'function').toBe(true);
          expect(value).not.toBe(Object.prototype);
          writePath(data, path, 'polluted');
          expect([
            Object.getOwnPropertyNames(Object.prototype).join(),
            Object.getOwnPropertyNames(Array.prototype).join(),
          ]).toEqual(own);
          expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
        },
      ),
    );
  });
});

interface TestCase {
  readonly name: string;
  readonly test: unknown;
  readonly data?: unknown;
  readonly repeat?: number;
  readonly value?: boolean;
  readonly error?: unknown;
}

describe('tests', () => {
  it.each(testCases.cases as readonly TestCase[])('$name', (given) => {
    const parsed = parseTest(given.test);
    if (given.error !== undefined) {
      expect(parsed).toEqual({ ok: false, error: given.error });
      return;
    }
    if (!parsed.ok) expect.unreachable(JSON.stringify(parsed.error));
    const data = given.repeat === undefined ? given.data : { a: 'a'.repeat(given.repeat) };
    expect(
      evaluateTest(parsed.ok ? parsed.value : { kind: 'any', tests: [] }, (path) => readPath(data, path)),
    ).toBe(given.value);
  });

  it('not is the opposite of its test, any and all are what they say', () => {
    const leaf = fc.record({
      a: fc.oneof(
        fc.constantFrom<unknown>(
          1,
          2,
          'x',
          [1, 'x'],
          { minimum: 1 },
          { type: 'string' },
          { not: { const: 1 } },
        ),
      ),
    });
    const data = fc.record({ a: fc.constantFrom<unknown>(0, 1, 2, 'x', null, undefined, []) });
    fc.assert(
      fc.property(leaf, leaf, data, (first, second, values) => {
        const holds = (json: unknown): boolean => {
          const parsed = parseTest(json);
          return parsed.ok && evaluateTest(parsed.value, (path) => readPath(values, path));
        };
        expect(holds({ not: first })).toBe(!holds(first));
        expect(holds({ any: [first, second] })).toBe(holds(first) || holds(second));
        expect(holds({ all: [first, second] })).toBe(holds(first) && holds(second));
      }),
    );
  });
});

describe('some', () => {
  const holds = (json: unknown, data: object): boolean => {
    const parsed = parseTest(json);
    return parsed.ok && evaluateTest(parsed.value, (path) => readPath(data, path));
  };
  const value = fc.oneof(fc.constantFrom<unknown>(undefined, null, false, '', [], 0, {}), fc.jsonValue());

  it('is what it stands for: neither missing, null, false, an empty text nor an empty list', () => {
    const present = (given: unknown): boolean =>
      given !== undefined && !nothing.some((none) => equal(given, none));
    fc.assert(
      fc.property(value, value, (a, b) => {
        expect(holds({ some: 'a' }, { a })).toBe(present(a));
        expect(holds({ some: ['a', 'b'] }, { a, b })).toBe(present(a) && present(b));
        expect(holds({ some: 'a' }, { a })).toBe(holds({ a: presence }, { a }));
        expect(holds({ some: 'a', b: 0 }, { a, b })).toBe(present(a) && b === 0);
      }),
    );
  });
});

interface PickCase {
  readonly name: string;
  readonly pick: PickDefinition;
  readonly data: object;
  readonly value?: unknown;
  readonly read?: Readonly<Record<string, unknown>>;
  readonly reports?: readonly string[];
}

describe('picks', () => {
  function pickIn(pick: PickDefinition, data: object) {
    const reports: string[] = [];
    const compiler: Compiler = {
      language: languages['es-MX'],
      text: () => undefined,
      report: (code) => reports.push(code),
    };
    const scope = screenScope(['a', 'b']);
    const one = compilePick(pick, scope, compiler);
    const read = (path: DataPath): unknown => readPath(data, path.map(String));
    const named = withExpressions(scope, [['one', one]]);
    const at = (path: string): unknown => compileString(`{{${path}}}`, named, compiler).evaluate(read);
    return { value: one.evaluate(read), reads: one.reads, at, reports };
  }

  it.each(pickCases.cases as readonly PickCase[])('$name', ({ pick, data, value, read, reports }) => {
    const picked = pickIn(pick, data);
    expect(picked.value).toEqual(value);
    expect(picked.reports).toEqual(reports ?? []);
    for (const [path, wanted] of Object.entries(read ?? {})) expect(picked.at(path) ?? null).toEqual(wanted);
  });

  it('is an entry of the list itself, the first that fits, and none only where none fits', () => {
    const member = fc.constantFrom<unknown>('1', '2', 1, true, null, undefined, ['1'], { id: '1' });
    const entry = fc.oneof(fc.record({ id: member, open: member }), member);
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 6 }), member, member, (list, id, open) => {
        const data = { a: { list, open }, b: id };
        const { value, reads } = pickIn(
          { from: '{{a.list}}', where: { id: '{{b}}', open: '{{a.open}}' } },
          data,
        );
        const fits = (one: unknown): boolean =>
          [id, open].every((wanted) => wanted !== undefined && wanted !== null) &&
          equal(readPath(one, ['id']), id) &&
          equal(readPath(one, ['open']), open);
        expect(value).toBe(list.find(fits));
        // What it is made of is what it is found again for.
        expect(reads).toEqual([['a', 'list'], ['b'], ['a', 'open']]);
      }),
    );
  });
});
