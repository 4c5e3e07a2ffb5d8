/**
 * Holds `docs/language.md` to the program: each example is what it is called, each table names what there is. An example of
 * a form that the program does not know yet is marked `next` and must be refused until it does.
 */
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { actionNames } from '../src/actions/index.ts';
import { readScreenSchema } from '../src/build/project.ts';
import { compileValidator } from '../src/release/validator.ts';
import { reservedNames } from '../src/check/context.ts';
import { compileString, type Compiler } from '../src/engine/compile-expression.ts';
import { screenScope } from '../src/engine/scope.ts';
import { format } from '../src/lib/format.ts';
import { limits } from '../src/lib/limits.ts';
import { lookUp } from '../src/lib/look-up.ts';
import { readPath } from '../src/lib/path.ts';
import { problems } from '../src/lib/problem.ts';
import { formats, parseTemplate, type Format } from '../src/lib/template.ts';
import { parseTest, schemaWords } from '../src/lib/test.ts';
import { read, root, sorted } from './support/project.ts';

const page = read('docs/language.md');
const schema = readScreenSchema(root);
const definitionOf = (name: string) => compileValidator({ $ref: `#/$defs/${name}`, $defs: schema.$defs });
const validators = {
  screen: compileValidator(schema),
  fragment: compileValidator(schema),
  widget: definitionOf('node'),
  actions: definitionOf('actions'),
  test: definitionOf('test'),
};

type Members = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Strings and tests of a definition that their parsers refuse, by what is wrong. */
function misread(value: unknown): readonly string[] {
  if (typeof value === 'string') {
    const parsed = parseTemplate(value);
    return parsed.ok ? [] : [`${parsed.error.code}: ${parsed.error.text}`];
  }
  if (Array.isArray(value)) return value.flatMap(misread);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    (name === 'if' || name === 'empty') && isObject(member) ? misreadTest(member) : misread(member),
  );
}

function misreadTest(value: unknown): readonly string[] {
  const parsed = parseTest(value);
  return parsed.ok ? [] : [`${parsed.error.code}: ${parsed.error.text}`];
}

const brokenBy = (kind: keyof typeof validators, value: unknown): readonly string[] =>
  validators[kind](value).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);

/** What an example breaks, by the word behind `json`. */
const judges: { readonly [kind: string]: (value: unknown) => readonly string[] } = {
  screen: (value) => [...brokenBy('screen', value), ...misread(value)],
  fragment: (value) => [...brokenBy('fragment', value), ...misread(value)],
  widget: (value) => [...brokenBy('widget', value), ...misread(value)],
  actions: (value) => [...brokenBy('actions', value), ...misread(value)],
  test: (value) => [...brokenBy('test', value), ...misreadTest(value)],
  /** Keys of a screen. */
  keys: (value) =>
    judgeKeys({ version: schema.$defs['version']?.const, body: [], ...(isObject(value) ? value : {}) }),
  /** Texts of a locale. */
  texts: misread,
  /** What an operation of the contract declares. */
  contract: (value) => (isObject(value) ? Object.keys(value).filter((name) => !name.startsWith('x-')) : ['']),
};

const judgeKeys = (value: Members): readonly string[] => [...brokenBy('screen', value), ...misread(value)];

interface Example {
  readonly line: number;
  readonly kind: string;
  readonly next: boolean;
  readonly text: string;
}

function examplesOf(text: string): readonly Example[] {
  return [...text.matchAll(/^```json(.*)\n([\s\S]*?)^```$/gm)].map((match) => {
    const words = (match[1] ?? '').trim().split(' ');
    return {
      line: text.slice(0, match.index).split('\n').length,
      kind: words.at(-1) ?? '',
      next: words.length === 2 && words[0] === 'next',
      text: match[2] ?? '',
    };
  });
}

/** The cells of the rows of the first table under a heading, without the marks of code and links. */
function tableUnder(heading: string): readonly (readonly string[])[] {
  const section = page.split(/^#+ /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  const [table = ''] = /^\|[^]*?\n(?!\|)/m.exec(section) ?? [];
  const rows = table.trim().split('\n');
  return rows.slice(2).map((row) =>
    row
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => (/^`.*`$/.test(cell.trim()) ? cell.trim().slice(1, -1) : cell.trim())),
  );
}

const namesUnder = (heading: string): readonly string[] =>
  sorted(tableUnder(heading).map(([name = '']) => /^\[?`?([^`\]]+)/.exec(name)?.[1] ?? ''));

const examples = examplesOf(page);

describe('the examples of the language', () => {
  it('are there, each of a kind', () => {
    expect(examples.length).toBeGreaterThan(20);
    expect(examples.filter(({ kind }) => lookUp(judges, kind) === undefined)).toEqual([]);
  });

  it.each(examples.filter(({ next }) => !next))('line $line: $kind', ({ kind, text }) => {
    expect(lookUp(judges, kind)?.(JSON.parse(text))).toEqual([]);
  });

  // An example that is accepted is no longer to come: take the word away.
  it.each(examples.filter(({ next }) => next))('line $line: $kind, to come', ({ kind, text }) => {
    expect(lookUp(judges, kind)?.(JSON.parse(text))).not.toEqual([]);
  });

  it('are found with their line and words', () => {
    const text = 'a\n```json next test\n{}\n```\n\n```json\n1\n```\n';
    expect(examplesOf(text)).toEqual([
      { line: 2, kind: 'test', next: true, text: '{}\n' },
      { line: 6, kind: '', next: false, text: '1\n' },
    ]);
  });
});

describe('the links of the language', () => {
  /** As GitHub makes an address of a heading. */
  const anchorOf = (heading: string): string =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .trim()
      .replace(/\s/g, '-');
  const anchorsOf = (text: string): readonly string[] =>
    [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      anchorOf(heading),
    );

  it('lead to headings that are there', () => {
    const wrong = [...page.matchAll(/\]\(([^)#\s]*)#([^)\s]+)\)/g)].filter(([, file = '', anchor = '']) => {
      const target = file === '' ? page : read(posix.join('docs', file));
      return !anchorsOf(target).includes(anchor);
    });
    expect(wrong.map(([link]) => link)).toEqual([]);
  });

  it('name problems that are in the catalogue', () => {
    const rows = [...tableUnder('Failures on the phone')].flatMap(
      ([, , report = '']) => report.match(/[a-z]+-[a-z-]+/g) ?? [],
    );
    expect(rows.filter((code) => !(code in problems))).toEqual([]);
  });
});

describe('the tables of the language', () => {
  it.each(tableUnder('Tags'))('the text %j over %s yields %s', (text = '', data = '', yields = '') => {
    const compiler: Compiler = {
      language: { tag: 'es-MX', currency: '$' },
      text: () => undefined,
      report: (code) => expect.unreachable(code),
    };
    const loan = JSON.parse(data) as unknown;
    const value = compileString(text, screenScope(['loan']), compiler).evaluate((path) =>
      readPath({ loan }, path.map(String)),
    );
    const told = /^`([^`]*)`/.exec(yields)?.[1] ?? yields;
    expect(value).toEqual(told === 'nothing' ? undefined : JSON.parse(told));
  });

  const shown = tableUnder('Formats');

  it('name every format', () => {
    expect([...new Set(shown.map(([name]) => name))]).toEqual([...formats]);
  });

  it.each(shown)('%s of %s: %s', (name = '', _takes, value = '', spanish, english) => {
    const given = JSON.parse(value) as unknown;
    const read = (tag: 'es-MX' | 'en-IN') =>
      format(name as Format, given, { tag, currency: tag === 'es-MX' ? '$' : '₹' });
    expect([read('es-MX'), read('en-IN')]).toEqual([spanish, english]);
  });

  it('name every word of a test', () => {
    expect(namesUnder('Words')).toEqual(sorted(Object.keys(schemaWords)));
  });

  it.each(tableUnder('Patterns'))('the pattern %s is %s', (pattern, verdict) => {
    expect(parseTest({ a: { pattern: pattern ?? '' } }).ok).toBe(verdict === 'allowed');
  });

  it('name every key of a screen', () => {
    expect(namesUnder('A screen')).toEqual(sorted(Object.keys(schema.$defs['screen']?.properties ?? {})));
  });

  it('name every member of a widget, of a source and of a parameter', () => {
    const { 'widget-text': widget, 'widget-divider': other, dataSource, queryParameter } = schema.$defs;
    const general = Object.keys(widget?.properties ?? {}).filter((name) => name in (other?.properties ?? {}));
    expect(namesUnder('Widgets')).toEqual(expect.arrayContaining(general));
    const own = (part: typeof widget) =>
      Object.keys(part?.properties ?? {}).filter((name) => name !== '$comment');
    expect(namesUnder('Sources')).toEqual(sorted(own(dataSource)));
    expect(namesUnder('Parameters')).toEqual(expect.arrayContaining(own(queryParameter)));
  });

  it('name every action, and every parameter of a call', () => {
    expect(namesUnder('Every action')).toEqual(sorted(actionNames));
    const call = Object.keys(schema.$defs['action-call']?.properties ?? {});
    const own = call.filter((name) => !['do', 'if', '$comment'].includes(name));
    expect(namesUnder('Calls')).toEqual(expect.arrayContaining(own));
  });

  it('name every reserved name', () => {
    const sentence = /^`query`.*\*\*reserved\*\*/ms.exec(page)?.[0] ?? '';
    expect([...reservedNames].filter((name) => !sentence.includes(`\`${name}\``))).toEqual([]);
  });

  it('give the limits as they are', () => {
    const given = new Map(tableUnder('Limits').map(([what = '', limit = '']) => [what, limit]));
    expect([given.get('a file'), given.get('widgets in a file'), given.get('depth')]).toEqual([
      `${limits.bytes / 1024} KB`,
      String(limits.nodes),
      expect.stringMatching(new RegExp(`^${limits.depth} `)),
    ]);
  });
});
