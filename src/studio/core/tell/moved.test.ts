/** A part that moved is told by words that people read, also among lines that look alike. */
import { expect, it } from 'vitest';
import { project, texts, withFile } from '../../forms/testing.tsx';
import { tellChange } from './tell.ts';

const file = 'screens/about.json';

interface Screen {
  readonly body: readonly [{ readonly body: readonly [unknown, { body: unknown[] }] }];
}

/** The list of the screen, with one of it elsewhere. */
function moving(from: number, to: number): readonly string[] {
  const screen = JSON.parse(texts.get(file) ?? '') as Screen;
  const list = screen.body[0].body[1].body;
  list.splice(to, 0, ...list.splice(from, 1));
  return tellChange(texts, withFile(file, screen), project).map(({ words }) => words['en-IN']);
}

it.each([
  ['above a line', 6, 5, 'Moved: List item ‘Close to you’'],
  [
    'above an item and a line',
    6,
    4,
    'Moved: List item ‘Close to you’, now after List item ‘Clear’ (before: after List item ‘Flexible’)',
  ],
  ['below a line', 0, 1, 'Moved: List item ‘Fast’, now before List item ‘Clear’ (before: first)'],
  ['a line, past an item and a line', 1, 3, 'Moved: List item ‘Clear’'],
])('%s', (_name, from, to, said) => {
  expect(moving(from, to)).toEqual([said]);
});

it('is told by what stands above it where it has no words', () => {
  const screen = JSON.parse(texts.get(file) ?? '') as { body: unknown[] };
  const line = { type: 'divider' };
  const [first, second] = screen.body;
  const before = withFile(file, { ...screen, body: [line, first, second] });
  const now = new Map([...before, [file, JSON.stringify({ ...screen, body: [first, second, line] })]]);
  const said = tellChange(before, now, project).map(({ words }) => words['en-IN']);
  expect(said).toEqual([
    'Moved: Line, now after Paragraph ‘Borrow only what you can repay. Yo…’ (before: first)',
  ]);
});
