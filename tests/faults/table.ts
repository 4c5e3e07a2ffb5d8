/** The fault matrix in words, for docs/faults.md. It must not try anything. */
import type { Fault } from './faults.ts';
import { inBrowser } from './kinds.ts';
import { model } from './model.ts';
import { opened } from './opened.ts';
import { pressed } from './pressed.ts';
import { weather } from './weather.ts';

/** A call of a screen, and the faults that it was held in. */
export interface Tried {
  readonly screen: string;
  readonly call: string;
  readonly faults: readonly Fault[];
}

const intro = `# What can go wrong, and what was tried

Written by \`tests/faults/matrix.test.tsx\`, which tries every call of every screen in everything that can happen to it
(\`WRITE=1 npx vitest run --project dom tests/faults\`). A new screen or call is in it by itself; one that no case of the screen makes
fails. What differs below XMLHttpRequest, \`npm run faults\` tries in Chromium, each kind once on every screen that asks for something as it opens, and once of
every write that a person presses.

What must hold, whatever goes wrong:

- **I1** the screen has a heading and a way on. **I2** Nothing waits for ever. **I3** What was typed or chosen is still there.
- **I4** and **I5** nothing is done twice, and what is shown is of the newest question: [writes](writes.md) and the tests of the engine.
- **I6** A person reads words of the app in their language, never those of a machine. **I7** A failure is announced.
- **I8** Tried again, all is there. **I9** One report for each call that failed, without anything of a person; no exception.
- **I10** Nothing is asked again by itself. **I11** Back leaves a screen that waits: each in Chromium. **I12** How soon a press is answered: journeys in a browser.
`;

function aligned(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => (row[at] ?? '').length)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((text, at) => text.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body.map(line)].join(
    '\n',
  );
}

const groups = [
  ['T', 'connection'],
  ['H', 'status'],
  ['P', 'body'],
] as const;

const countOf = ({ faults }: Tried, letter: string): number =>
  faults.filter(({ ids }) => ids[0]?.startsWith(letter) === true).length;

/** Where each fault of the model is tried; one that is nowhere is a hole. */
export function holes(faults: readonly Fault[]): readonly string[] {
  return model
    .filter(({ id, elsewhere }) => elsewhere === undefined && placesOf(id, faults).length === 0)
    .map(({ id }) => id);
}

const placesOf = (id: string, faults: readonly Fault[]): readonly string[] => [
  ...(faults.some(({ ids }) => ids.includes(id)) ? ['every call'] : []),
  ...(weather.some(({ ids }) => ids.includes(id)) ? ['every screen'] : []),
  ...(inBrowser.some(({ ids }) => ids.includes(id)) ? ['in Chromium'] : []),
];

/** Of what is answered to a press. */
const ofAnswers = inBrowser.filter(({ ids }) => !ids.includes('E12'));

export function tableOf(tried: readonly Tried[], faults: readonly Fault[], weathered: number): string {
  const rows = [...tried]
    .sort((a, b) => `${a.screen} ${a.call}`.localeCompare(`${b.screen} ${b.call}`))
    .map((each) => [
      `\`${each.screen}\``,
      `\`${each.call}\``,
      ...groups.map(([letter]) => String(countOf(each, letter))),
      String(each.faults.length),
    ]);
  const total = tried.reduce((sum, { faults: held }) => sum + held.length, 0);
  return [
    intro,
    `Tried in memory: ${total} faults of ${tried.length} calls, and ${weathered} openings of screens on a phone that lacks something. All hold.`,
    'Faults that the app reads as the same answer are one to a screen, which is opened in the first of them.',
    '',
    `Tried in Chromium: ${inBrowser.length} kinds on each of ${opened.length} screens, ${inBrowser.length * opened.length} in all; and ${ofAnswers.length} of each of ${pressed.length} writes that a person presses, ${ofAnswers.length * pressed.length} in all.`,
    '',
    aligned([['screen', 'call', ...groups.map(([, name]) => name), 'all'], ...rows]),
    '',
    'A call that several screens make by the same fragment is tried in everything on the first of them, and in the kinds of failure on the others.',
    '',
    aligned([
      ['No.', 'what goes wrong', 'tried'],
      ...model.map(({ id, says, elsewhere }) => [
        id,
        says,
        [...placesOf(id, faults), ...(elsewhere === undefined ? [] : [elsewhere])].join('; '),
      ]),
    ]),
    '',
  ].join('\n');
}
