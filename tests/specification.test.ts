/**
 * Holds `docs/specification.md` against the project: no sentence without what keeps it and what shows it, and nothing named
 * that is not there.
 */
import { describe, expect, it } from 'vitest';
import { exists, read } from './support/project.ts';
import { faultsOf, misnumbered, namesIn, sentencesOf, type Files } from './support/specification.ts';

const page = read('docs/specification.md');
const sentences = sentencesOf(page);

describe('the page', () => {
  it('has the nine sections of the specification', () => {
    expect([...new Set(sentences.map(({ section }) => section))]).toEqual('123456789'.split(''));
  });

  it('numbers its sentences without a gap, and has no more rows than those', () => {
    expect(misnumbered(sentences)).toEqual([]);
    const rows = page.split('\n').filter((line) => line.startsWith('|'));
    // Each section has one table, whose head is two lines.
    expect(rows).toHaveLength(sentences.length + 9 * 2);
  });

  it('names for each sentence what keeps it and a test that shows it, all of them there', () => {
    const cache = new Map<string, string>();
    const files: Files = {
      exists,
      read: (file) => {
        const text = cache.get(file) ?? read(file);
        cache.set(file, text);
        return text;
      },
    };
    expect(sentences.flatMap((sentence) => faultsOf(sentence, files))).toEqual([]);
  });
});

describe('the reader of the page', () => {
  const files: Files = {
    exists: (file) => ['screens/a.json', 'tests/a.test.ts', 'tests/screens/a.cases.json'].includes(file),
    read: (file) =>
      file.endsWith('.json')
        ? '{ "cases": [{ "name": "ready" }] }'
        : "describe('a group', () => { it(`waits ${time} s`, run); it.each([['18%']])('says %s', run); });",
  };
  const row = (cells: string): readonly string[] =>
    sentencesOf(`## 2. Screens\n| ${cells} |`).flatMap((sentence) => faultsOf(sentence, files));

  it.each([
    'Loan detail | `screens/a.json` | `tests/screens/a.cases.json` › ready',
    'Loan detail | the widget, `screens/a.json` | `tests/a.test.ts` › waits … s<br>`tests/a.test.ts` › a group',
    'Loan detail | `screens/a.json` | `tests/a.test.ts` › says … · 18%',
  ])('accepts %s', (cells) => {
    expect(row(`2.1 | ${cells}`)).toEqual([]);
  });

  it.each([
    ['| `screens/a.json` | `tests/a.test.ts` › a group', 'says nothing'],
    ['Detail | | `tests/a.test.ts` › a group', 'names nothing that keeps it'],
    ['Detail | later | `tests/a.test.ts` › a group', 'names nothing that keeps it'],
    ['Detail | `screens/b.json` | `tests/a.test.ts` › a group', 'screens/b.json does not exist'],
    ['Detail | `screens/a.json` |', 'is no `file` › test: '],
    ['Detail | `screens/a.json` | `tests/a.test.ts`', 'is no `file` › test: `tests/a.test.ts`'],
    ['Detail | `screens/a.json` | `screens/a.json` › ready', 'screens/a.json holds no tests'],
    ['Detail | `screens/a.json` | `tests/b.test.ts` › ready', 'tests/b.test.ts does not exist'],
    ['Detail | `screens/a.json` | `tests/a.test.ts` › ready', 'tests/a.test.ts has no test "ready"'],
    ['Detail | `screens/a.json` | `tests/a.test.ts` › says … · 19%', 'tests/a.test.ts has no example "19%"'],
    [
      'Detail | `screens/a.json` | `tests/screens/a.cases.json` › re',
      'tests/screens/a.cases.json has no test "re"',
    ],
  ])('refuses %s', (cells, fault) => {
    expect(row(`2.1 | ${cells.startsWith('|') ? ` ${cells}` : cells}`)).toEqual([`2.1 ${fault}`]);
  });

  it('sees a gap, a number that comes twice and one of another section', () => {
    const numbers = (text: string): readonly string[] =>
      misnumbered(
        sentencesOf(
          text
            .split(' ')
            .map((number) => `| ${number} | a | b | c |`)
            .join('\n')
            .replace(/^/, '## 2. S\n'),
        ),
      );
    expect(numbers('2.1 2.2 2.3')).toEqual([]);
    expect(numbers('2.1 2.3')).toEqual(['2.3 where 2.2 is expected']);
    expect(numbers('2.1 2.1')).toEqual(['2.1 where 2.2 is expected']);
    expect(numbers('2.1 3.2')).toEqual(['3.2 where 2.2 is expected']);
  });

  it('finds names in every kind of quotes, and none in what is no test', () => {
    const text = `it('a \\'b\\'', x); test("c", x);\n  test(\`\${route} waits\`, x); it.each([\n  1,\n])('of %s', x); expect('d').toBe(1); run(e)`;
    expect(namesIn('tests/x.test.ts', text)).toEqual(["a 'b'", 'c', '… waits', 'of …']);
  });
});
