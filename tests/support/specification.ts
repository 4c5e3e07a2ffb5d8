/**
 * Reads `docs/specification.md`: which sentence of the specification is kept by what, and what shows it. It must not know
 * any sentence.
 */

export interface Sentence {
  /** `2.14`: the fourteenth of section 2. */
  readonly number: string;
  /** Of the heading it stands under. */
  readonly section: string;
  readonly says: string;
  readonly kept: string;
  readonly shown: string;
}

const headings = /^## (\d+)\. /;
/** A bar between cells; one behind a backslash is text. */
const bar = /(?<!\\)\|/;

/** Every row of the page's tables, in order. The heads of tables are no rows: their first cell is no number. */
export function sentencesOf(page: string): readonly Sentence[] {
  let section = '';
  return page.split('\n').flatMap((line) => {
    section = headings.exec(line)?.[1] ?? section;
    const cells = line.split(bar).map((cell) => cell.trim());
    const [, number = '', says = '', kept = '', shown = ''] = cells;
    return line.startsWith('|') && /^\d/.test(number) ? [{ number, section, says, kept, shown }] : [];
  });
}

/** Numbers that the sections of the page do not have, or have twice, or out of order: `2.3 where 2.2 is expected`. */
export function misnumbered(sentences: readonly Sentence[]): readonly string[] {
  const counts = new Map<string, number>();
  return sentences.flatMap(({ number, section }) => {
    const count = (counts.get(section) ?? 0) + 1;
    counts.set(section, count);
    const expected = `${section}.${count}`;
    return number === expected ? [] : [`${number} where ${expected} is expected`];
  });
}

const quoted = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/.source;
/** `it('…'`, `test.describe("…"`, and the last brackets of `it.each([…])(`…``. */
const title = new RegExp(`(?:\\b(?:it|test|describe)(?:\\.\\w+)*|\\))\\(\\s*(?:${quoted})`, 'g');

/** What is only known when the test runs is `…` in its name; a mark for the runner (`@once`) is none of it. */
const withoutBlanks = (name: string): string =>
  name
    .replace(/\\(.)/g, '$1')
    .replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}|\$[a-z][\w.]*|%[sdijo]/g, '…')
    .replace(/ @\w+$/, '')
    .trim();

/** The names of a file's tests and of their groups, or of its cases. */
export function namesIn(file: string, text: string): readonly string[] {
  if (!file.endsWith('.json'))
    return [...text.matchAll(title)].map(([, single, double, template]) =>
      withoutBlanks(single ?? double ?? template ?? ''),
    );
  const { cases = [] } = JSON.parse(text) as { readonly cases?: readonly { readonly name: string }[] };
  return cases.map(({ name }) => name);
}

/** The project as this page sees it. */
export interface Files {
  readonly exists: (file: string) => boolean;
  readonly read: (file: string) => string;
}

const isOfTests = (file: string): boolean => /\.(?:test|spec)\.tsx?$|^tests\/.*\.json$/.test(file);
/** Paths are in backticks, as everywhere in the documentation. */
const pathsIn = (cell: string): readonly string[] =>
  [...cell.matchAll(/`([\w.-]+(?:\/[\w.-]+)+\.\w+)`/g)].map(([, path = '']) => path);

/** One test of the last column: `` `file` › name ``, and behind ` · ` a text of its table of examples. */
const reference = /^`([^`]+)` › (.+)$/;

/** What is wrong with a reference to a test; of one with `…` alone any test of the file will do. */
export function testFaults(text: string, { exists, read }: Files): readonly string[] {
  const [, file, name = ''] = reference.exec(text) ?? [];
  if (file === undefined) return [`is no \`file\` › test: ${text}`];
  if (!isOfTests(file)) return [`${file} holds no tests`];
  if (!exists(file)) return [`${file} does not exist`];
  const content = read(file);
  const names = namesIn(file, content);
  if (names.includes(name) || (name === '…' && names.length > 0)) return [];
  const [group = '', example] = name.split(' · ');
  if (!names.includes(group)) return [`${file} has no test "${name}"`];
  return example !== undefined && content.includes(example) ? [] : [`${file} has no example "${example}"`];
}

/** What is wrong with a row; nothing when it is complete and all it names is there. */
export function faultsOf(sentence: Sentence, files: Files): readonly string[] {
  const { number, says, kept, shown } = sentence;
  const paths = pathsIn(kept);
  const faults = [
    ...(/\p{L}{2}/u.test(says) ? [] : ['says nothing']),
    ...(paths.length > 0 ? [] : ['names nothing that keeps it']),
    ...paths.filter((path) => !files.exists(path)).map((path) => `${path} does not exist`),
    ...shown.split('<br>').flatMap((text) => testFaults(text.trim(), files)),
  ];
  return faults.map((fault) => `${number} ${fault}`);
}
