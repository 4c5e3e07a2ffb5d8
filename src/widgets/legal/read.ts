/** Reads a document as the widget draws it: what has another shape is left out, for a document may come from a backend. */

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
