/** The matrix of writes in words, for docs/writes.md. It must not prove anything. */
import type { CallSpec } from '../../src/model/call.ts';
import type { Holder, Scenario } from './scenarios.ts';

const intro = `# Writes that must not happen twice

A loan or a payment that is made twice is the worst that this app could do. What the contract says of each write
(\`x-once\`, \`x-settled\`) is kept by the engine on every screen, as docs/language.md describes under Writes. This page says
what holds in which case. It is written by \`tests/writes/matrix.test.ts\`, which proves every cell with the program's own
engine and ledger: \`WRITE=1 npx vitest run tests/writes\`.

- **phone**: the phone sends at most one request that may have had an effect.
- **backend**: what is sent again has the same \`Idempotency-Key\`, only after the person was asked; a backend that honors
  the key does it once. One that does not may do it twice: no phone can prevent that.
- **nothing**: the phone has forgotten, and the backend cannot know. Such a phone has lost its storage.

A full phone counts as one without a database. What is counted is what the page sends: a browser may repeat a request by itself
where a connection that it used before is reset. Such a repetition has the same key, so a backend that honors it does it once.
`;

const cell: Readonly<Record<Holder, string>> = { phone: 'phone', backend: 'backend', nothing: '**nothing**' };

/** Orders of two pages are many and end alike: one line for all of them. */
const lineOf = ({ name }: Scenario): string =>
  name.replace(/^(two pages[^:]*): .*/, '$1, in every order of their steps');

function aligned(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => (row[at] ?? '').length)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((text, at) => text.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body.map(line)].join(
    '\n',
  );
}

export function tableOf(specs: readonly CallSpec[], scenarios: readonly Scenario[]): string {
  const lines = new Map(scenarios.map((scenario) => [lineOf(scenario), scenario.holder]));
  const rows = [...lines].map(([line, holder]) => [line, ...specs.map(() => cell[holder])]);
  const declared = specs.map(({ name, once, settled }) => [
    `\`${name}\``,
    (once?.guard ?? []).map((each) => `\`${each}\``).join(', '),
    (once?.intent ?? []).map((each) => `\`${each}\``).join(', ') || 'nothing',
    settled === 'person' || settled === undefined ? 'the person' : `\`${settled.by}\``,
  ]);
  return [
    intro,
    aligned([['write', 'protects', 'another one is meant by', 'settled by'], ...declared]),
    '',
    aligned([['case', ...specs.map(({ name }) => `\`${name}\``)], ...rows]),
    '',
  ].join('\n');
}
