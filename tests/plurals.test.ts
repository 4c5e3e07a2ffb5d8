/** Texts with plural forms: JSON cases of which form is shown. */
import { describe, expect, it } from 'vitest';
import { compileString } from '../src/engine/compile-expression.ts';
import type { Read } from '../src/engine/expression.ts';
import { screenScope } from '../src/engine/scope.ts';
import { readPath } from '../src/lib/path.ts';
import type { Language } from '../src/model/language.ts';
import pluralCases from './cases/plurals.json' with { type: 'json' };
import { english, spanish } from './support/ports.ts';

interface Case {
  readonly name: string;
  readonly language?: Language['tag'];
  readonly texts: Readonly<Record<string, string>>;
  readonly data: object;
  readonly value: string;
  /** Whether it has something to show; true without it. */
  readonly there?: boolean;
  readonly reports?: readonly string[];
}

describe('plurals', () => {
  it.each(pluralCases.cases as unknown as readonly Case[])('$name', (given) => {
    const reports: string[] = [];
    const { evaluate, there, reads } = compileString('@days', screenScope(['loan']), {
      language: given.language === 'en-IN' ? english : spanish,
      text: (key) => given.texts[key],
      report: (code) => reports.push(code),
    });
    const read: Read = (path) => readPath(given.data, path.map(String));
    expect(evaluate(read)).toBe(given.value);
    expect(there?.(read) ?? true).toBe(given.there ?? true);
    expect(reports).toEqual(given.reports ?? []);
    expect(reads.every(([root]) => root === 'loan')).toBe(true);
  });
});
