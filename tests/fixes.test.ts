/**
 * The fixes of the checker against every fixture of `tests/invalid`: what they change is what they say, the file stays
 * what it is, and the problem is gone.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { applyFixes } from '../src/check/report/fix.ts';
import { checkProject } from '../src/check/project.ts';
import type { Fix, Problem } from '../src/lib/problem.ts';
import { baseFiles, inputOf, type Files } from './invalid/base.ts';

const folder = join(import.meta.dirname, 'invalid');
const fixtures = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name): readonly [string, Files] => {
    const { files } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as { readonly files?: Files };
    return [name.replace(/\.json$/, ''), { ...baseFiles, ...files }];
  });
const textOf = (files: Files, file: string): string => {
  const content = files[file];
  return typeof content === 'string' ? content : JSON.stringify(content, null, 2);
};
const problemsOf = (files: Files): readonly Problem[] => checkProject(inputOf(files));
const isSame = (one: Problem, other: Problem): boolean =>
  one.code === other.code && one.file === other.file && one.pointer === other.pointer;

const fixable = fixtures.flatMap(([name, files]) =>
  problemsOf(files).flatMap((problem) =>
    problem.fix === undefined ? [] : [[name, problem.message, files, problem, problem.fix] as const],
  ),
);

describe('a fix', () => {
  it('is there for names, money, dates, braces and what does nothing', () => {
    const names = new Set(fixable.map(([name]) => name));
    for (const name of [
      'unknown-prop',
      'unknown-widget',
      'unknown-state',
      'unknown-call',
      'unknown-data',
      'raw-money',
      'raw-date',
      'as-without-each',
      'bad-path',
      'missing-query',
      'missing-braces',
      'wrong-value',
      'impossible-value',
      'forgotten-at',
      'copied-parameter',
      'stray-space',
      'doubled-word',
      'ten-mistakes',
    ])
      expect(names).toContain(name);
  });

  it.each(fixable)('of %s: %s', (_name, _message, files, problem, fix) => {
    const before = textOf(files, problem.file);
    const { text, applied } = applyFixes(before, [fix]);
    expect(applied).toEqual([fix]);
    expect(() => JSON.parse(text) as unknown).not.toThrow();
    expect(keptBy(before, fix)).toEqual(keptIn(text, fix));
    const after = problemsOf({ ...files, [problem.file]: text });
    expect(after.some((found) => isSame(found, problem))).toBe(false);
  });
});

/** What is outside of the edits, before and after. */
function keptBy(text: string, { edits }: Fix): readonly string[] {
  const sorted = [...edits].sort((one, other) => one.offset - other.offset);
  let from = 0;
  const kept = sorted.map(({ offset, length }) => {
    const piece = text.slice(from, offset);
    from = offset + length;
    return piece;
  });
  return [...kept, text.slice(from)];
}

function keptIn(text: string, { edits }: Fix): readonly string[] {
  let moved = 0;
  const inText = [...edits]
    .sort((one, other) => one.offset - other.offset)
    .map((edit) => {
      const offset = edit.offset + moved;
      moved += edit.text.length - edit.length;
      return { offset, length: edit.text.length, text: '' };
    });
  return keptBy(text, { edits: inText });
}

describe('fixes together', () => {
  const edit = (offset: number, length: number, text: string): Fix => ({ edits: [{ offset, length, text }] });

  it('change only what they name, the ones that touch another one in a later round', () => {
    const fixes = [edit(2, 3, 'two'), edit(5, 1, '!'), edit(8, 0, '/')];
    const { text, applied } = applyFixes('0123456789', fixes);
    expect(text).toBe('01two567/89');
    expect(applied).toEqual([fixes[0], fixes[2]]);
  });

  it('that are the same are made once', () => {
    const { text, applied } = applyFixes('abc', [edit(1, 1, 'x'), edit(1, 1, 'x')]);
    expect(text).toBe('axc');
    expect(applied).toHaveLength(2);
  });
});

describe('the fix of a copied parameter', () => {
  const fixed = (press: string): string => {
    const text = `{ "version": 2, "query": { "id": {}, "from": {} },\n"body": { "type": "button", "text": "x",\n  "press": ${press} } }`;
    const files = { ...baseFiles, 'screens/broken.json': text };
    const fixes = problemsOf(files).flatMap(({ code, fix }) =>
      code === 'copied-parameter' && fix !== undefined ? [fix] : [],
    );
    return applyFixes(text, fixes)
      .text.replace(/^[^]*"press": /, '')
      .replace(/ \} \}$/, '');
  };
  const way = (rest: string): string => `{ "do": "navigate", "to": "/list", ${rest} }`;

  it.each([
    ['"query": { "id": "{{query.id}}" }', '"pass": ["id"]'],
    ['"query": { "id": "{{query.id}}", "from": "{{query.from}}" }', '"pass": ["id", "from"]'],
    ['"query": { "id": "{{query.id}}", "from": "a" }', '"pass": ["id"], "query": { "from": "a" }'],
    ['"query": { "from": "a",\n "id": "{{query.id}}" }', '"pass": ["id"], "query": { "from": "a" }'],
    [
      '"pass": ["from"], "query": { "id": "{{query.id}}" }',
      '"pass": ["from"], "query": { "id": "{{query.id}}" }',
    ],
  ])('%s is %s', (before, after) => {
    expect(fixed(way(before))).toBe(way(after));
  });
});

describe('the fix of words', () => {
  const fixed = (text: string): string => {
    const files = {
      ...baseFiles,
      'locales/en.json': { ...baseFiles['locales/en.json'], 'home.title': text },
    };
    const before = textOf(files, 'locales/en.json');
    const fixes = problemsOf(files).flatMap(({ code, fix }) =>
      (code === 'stray-space' || code === 'doubled-word') && fix !== undefined ? [fix] : [],
    );
    return (
      (JSON.parse(applyFixes(before, fixes).text) as Readonly<Record<string, string>>)['home.title'] ?? ''
    );
  };

  it.each([
    [' Your loan', 'Your loan'],
    ['Your loan  ', 'Your loan'],
    ['Your   loan  here', 'Your loan here'],
    ['The amount of of your loan', 'The amount of your loan'],
    ['Of of it, of of it', 'Of it, of of it'],
  ])('%j is %j', (before, after) => {
    expect(fixed(before)).toBe(after);
  });
});

describe('the fix inside a text', () => {
  const data = { loan: { call: 'loanDetails', send: { orderId: '1' } } };
  const fixed = (text: string): readonly string[] => {
    const files = {
      ...baseFiles,
      'screens/broken.json': { version: 2, data, body: { type: 'text', text, if: { 'loan.open': true } } },
    };
    const here = problemsOf(files).filter(
      ({ file, severity, code }) =>
        file === 'screens/broken.json' && severity === 'error' && code !== 'literal-text',
    );
    const fixes = here.flatMap(({ fix }) => (fix === undefined ? [] : [fix]));
    const after = applyFixes(textOf(files, 'screens/broken.json'), fixes).text;
    const { body } = JSON.parse(after) as { readonly body: { readonly text: string } };
    return [body.text, ...here.map(({ code }) => code)];
  };

  it.each([
    ['{{#mony}}{{loan.amount}}{{/mony}}', '{{#money}}{{loan.amount}}{{/money}}', ['unknown-format']],
    [
      '{{# mony }}{{loan.amount}}{{/ mony }}, {{#mony}}{{loan.amount}}{{/mony}}',
      '{{# money }}{{loan.amount}}{{/ money }}, {{#money}}{{loan.amount}}{{/money}}',
      ['unknown-format'],
    ],
    [
      'mony {{#mony}}{{loan.amount}}{{/mony}}',
      'mony {{#money}}{{loan.amount}}{{/money}}',
      ['unknown-format'],
    ],
    ['{{#laon.note}}x{{/laon.note}}', '{{#loan.note}}x{{/loan.note}}', ['unknown-root']],
    ['{{#loan.noet}}x{{/loan.noet}}', '{{#loan.note}}x{{/loan.note}}', ['unknown-data']],
    ['{{^loan.noet}}x{{/loan.noet}}', '{{^loan.note}}x{{/loan.note}}', ['unknown-data']],
  ])('changes both tags of %s', (text, after, codes) => {
    expect(fixed(text)).toEqual([after, ...codes]);
  });

  const amount = '{{#money}}{{loan.amount}}{{/money}}';
  it.each([
    ['${{loan.amount}}', amount],
    ['1: ₹ {{loan.amount}}; ${{loan.amount}}.', `1: ${amount}; ${amount}.`],
    ['${{#number}}{{loan.amount}}{{/number}}', amount],
    ['{{#number}}{{loan.amount}}{{/number}}', amount],
    ['{{loan.amount}}{{#loan.open}}!{{/loan.open}}', `${amount}{{#loan.open}}!{{/loan.open}}`],
    ['$: {{loan.amount}}', `$: ${amount}`],
    ['$5 {{loan.amount}}', `$5 ${amount}`],
  ])('takes the sign before the amount of %s', (text, after) => {
    expect(fixed(text)).toEqual([after, 'raw-money']);
  });

  it.each([
    [`$${amount}`, amount],
    [`1: ₹ ${amount}; $ ${amount}`, `1: ${amount}; ${amount}`],
    [`$5 ${amount}, ₹${amount}`, `$5 ${amount}, ${amount}`],
  ])('takes the sign before the format of %s', (text, after) => {
    expect(fixed(text)).toEqual([after, 'duplicate-sign']);
  });
});

describe('no fix', () => {
  const fixesIn = (body: Files[string]): readonly (Fix | undefined)[] =>
    problemsOf({
      ...baseFiles,
      'screens/broken.json': { version: 2, state: { carA: '', carB: '' }, body },
    }).map(({ fix }) => fix);

  it('is offered where two names are as near, or the right one stands there already', () => {
    expect(fixesIn({ type: 'text', text: '{{state.carC}}' })).toContain(undefined);
    expect(fixesIn({ type: 'text', text: '{{state.carC}}' }).filter((fix) => fix !== undefined)).toEqual([]);
    expect(fixesIn({ type: 'text', text: 'x', txet: 'y' }).filter((fix) => fix !== undefined)).toEqual([]);
  });
});
