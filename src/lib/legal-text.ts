/**
 * A legal text as it is drawn and as it is agreed to. What has another shape is left out, for a document may come from a
 * backend. It must not know who shows it.
 */

export interface Clause {
  readonly text: string;
  readonly items: readonly string[];
}

export interface Section {
  readonly heading: string;
  readonly clauses: readonly Clause[];
  readonly rows: readonly { readonly label: string; readonly value: string }[];
}

export interface Text {
  readonly title: string;
  readonly intro: readonly string[];
  readonly sections: readonly Section[];
  readonly mark: { readonly [part in 'id' | 'version' | 'date']: string };
}

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.prototype.hasOwnProperty.call(value, name)
    ? (Reflect.get(value, name) as unknown)
    : undefined;

const words = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
const texts = (value: unknown): readonly string[] => list(value).map(words).filter(Boolean);

function readClause(value: unknown): Clause {
  const text = typeof value === 'string' ? value : member(value, 'text');
  return { text: words(text), items: texts(member(value, 'items')) };
}

const readSection = (value: unknown): Section => ({
  heading: words(member(value, 'heading')),
  clauses: list(member(value, 'clauses'))
    .map(readClause)
    .filter(({ text }) => text !== ''),
  rows: list(member(value, 'rows'))
    .map((row) => ({ label: words(member(row, 'label')), value: words(member(row, 'value')) }))
    .filter(({ label }) => label !== ''),
});

/** `undefined`: nothing of it can be read. */
export function readText(value: unknown): Text | undefined {
  const title = words(member(value, 'title'));
  const sections = list(member(value, 'sections'))
    .map(readSection)
    .filter(({ heading }) => heading !== '');
  if (title === '' && sections.length === 0) return undefined;
  const mark = { id: words(member(value, 'id')), version: words(member(value, 'version')) };
  return {
    title,
    intro: texts(member(value, 'intro')),
    sections,
    mark: { ...mark, date: words(member(value, 'date')) },
  };
}

const bar = (length: number): string => '\u00a0'.repeat(length);

/** The shape of a document that is still to come. */
export const awaited: Text = {
  title: bar(24),
  intro: [bar(150)],
  sections: Array.from({ length: 4 }, () => ({
    heading: bar(18),
    clauses: [{ text: bar(220), items: [] }],
    rows: [],
  })),
  mark: { id: '', version: '', date: '' },
};

const squeezed = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();
export const letterOf = (index: number): string => `${String.fromCodePoint(97 + (index % 26))})`;

function linesOf({ heading, rows, clauses }: Section, number: number): readonly string[] {
  return [
    `${number}. ${heading}`,
    ...rows.map(({ label, value }) => `${label}: ${value}`),
    ...clauses.flatMap(({ text, items }, index) => [
      `${number}.${index + 1} ${text}`,
      ...items.map((item, at) => `${letterOf(at)} ${item}`),
    ]),
  ];
}

/**
 * Every word and number that is drawn, in its order: a line for the title, each introduction, heading, row, clause and
 * item; each in Unicode's form C with single spaces; joined by line feeds, none at the end.
 */
export const canonicalText = ({ title, intro, sections }: Text): string =>
  [title, ...intro, ...sections.flatMap((section, index) => linesOf(section, index + 1))]
    .map(squeezed)
    .join('\n');
