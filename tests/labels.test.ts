/** Holds the list of main labels, which releases leave as they are, against the page that fixes them. */
import { expect, it } from 'vitest';
import labels from '../schemas/labels.json' with { type: 'json' };
import { readProject } from '../src/build/project.ts';
import { read, root } from './support/project.ts';

interface Label {
  readonly es: string;
  readonly en: string;
}

/** The table under "Words on screen"; a row of several labels has each apart. */
function fixed(): readonly Label[] {
  const [, section = ''] = /## 7\. Words on screen\n([\s\S]*?)\n## 8\./.exec(read('docs/contract.md')) ?? [];
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).flatMap((row) => {
    const [, , es = [], en = []] = row.split('|').map((cell) => cell.trim().split(' / '));
    return es.map((each, index) => ({ es: each, en: en[index] ?? '' }));
  });
}

const words = (tongue: string): Readonly<Record<string, string>> =>
  JSON.parse(read(`locales/${tongue}.json`)) as Record<string, string>;

const sorted = (all: readonly Label[]): readonly string[] => all.map(({ es, en }) => `${es} | ${en}`).sort();

it('are those of the contract, closed but for two that open and fold', () => {
  expect(fixed().length).toBeGreaterThan(40);
  expect(sorted([...labels.labels, ...labels.free])).toEqual(sorted(fixed()));
  expect(sorted(labels.free)).toEqual(['Ocultar | Hide', 'Ver más | More']);
});

it('have each a text of their own, which says it in both languages', () => {
  const [es, en] = [words('es'), words('en')];
  for (const { key, ...label } of labels.labels as readonly (Label & { readonly key?: string })[])
    expect([label, key === undefined ? label : { es: es[key], en: en[key] }]).toEqual([label, label]);
  expect(labels.labels.filter((label) => !('key' in label)).map(({ en: said }) => said)).toEqual(['Period']);
});

it('are each said by a text, which is closed', () => {
  const [es, en] = [words('es'), words('en')];
  const { labels: keys = new Set<string>() } = readProject(root).facts.wording;
  const closed = [...keys].map((key) => ({ es: es[key] ?? '', en: en[key] ?? '' }));
  for (const label of labels.labels) {
    const says = closed.some((said) => said.es.includes(label.es) && said.en.includes(label.en));
    expect([label, says]).toEqual([label, true]);
  }
  expect([...keys]).toEqual(expect.arrayContaining(['order.repay', 'plan.payment']));
  expect(keys.has('app.more')).toBe(false);
});
