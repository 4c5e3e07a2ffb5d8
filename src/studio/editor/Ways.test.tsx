/** What was left as it is stays told to whoever looks it over: only who may change it has it out of the way. */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi, type Mock } from 'vitest';
import type { Narrowed } from '../../check/map/narrowed.ts';
import type { Json } from '../../model/json.ts';
import { apply, historyOf, openDraft, restore, touched, undo, type Draft, type Edit } from '../core/draft.ts';
import { project, texts } from '../forms/testing.tsx';
import { StudioProvider, type Studio } from '../shell/studio.ts';
import { waysWords } from '../words/ways.ts';
import { Ways } from './Ways.tsx';

const way: Narrowed = {
  from: 'loan-detail',
  to: 'repay-delay',
  hidden: { not: { 'loan.productName': { not: { const: 'Lendora Flex' } } } },
  still: [],
};

const said = waysWords.es;

/** The draft goes on as what is drawn edits it. */
function show(
  isWriter: boolean,
  from: Draft,
  one: Narrowed = way,
): { draft: () => Draft; say: Mock<Studio['say']>; close: () => void } {
  let work = { draft: from };
  const listeners = new Set<() => void>();
  const onEdit = (edit: Edit): void => {
    work = { draft: apply(work.draft, edit) };
    listeners.forEach((listener) => listener());
  };
  const say = vi.fn<Studio['say']>();
  const studio = {
    tongue: 'es',
    source: project,
    project: { base: texts },
    say,
    workspace: {
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      now: () => work,
    },
  } as unknown as Studio;
  const { unmount } = render(
    <StudioProvider value={studio}>
      <Ways narrowed={[one]} onEdit={isWriter ? (edit) => act(() => onEdit(edit)) : undefined} />
    </StudioProvider>,
  );
  return { draft: () => work.draft, say, close: unmount };
}

it('offers to lead people back, and tells without a double "not" when it is hidden', async () => {
  const { say } = show(true, openDraft(texts));
  expect(screen.getByText(/cuando el nombre del producto del préstamo es «Lendora Flex»/)).toBeVisible();
  expect(screen.getByText(said.ask)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Llevarlo de vuelta a / }));
  expect(screen.queryByRole('region', { name: said.title })).toBeNull();
  expect(say).toHaveBeenCalledWith(
    expect.stringMatching(/^Listo: quien abre «.+» por su dirección vuelve a «.+»\.$/),
  );
});

it('tells who looks it over that it was left, on whatever computer, until that is undone', async () => {
  const author = show(true, openDraft(texts));
  await userEvent.click(screen.getByRole('button', { name: said.leave }));
  expect(screen.queryByRole('region', { name: said.title })).toBeNull();
  expect(author.say).toHaveBeenCalledWith(said.isLeft);
  author.close();
  // As the server keeps it, and gives it to another.
  const kept = JSON.parse(JSON.stringify(historyOf(author.draft()))) as Json;
  const there = restore(texts, touched(author.draft()), kept);
  show(false, there).close();
  const other = show(false, there);
  expect(screen.getByText(said.left)).toBeVisible();
  expect(screen.queryByRole('button', { name: said.leave })).toBeNull();
  other.close();
  show(true, undo(there));
  expect(screen.getByRole('button', { name: said.leave })).toBeVisible();
});

it.each([
  { 'loan.productName': '' },
  { not: { 'loan.productName': { not: { const: '' } } } },
  { 'loan.productName': ['Lendora Flex', ''] },
  { 'loan.orderStatus': [] },
])('asks nothing while the value that is compared is yet to be typed: %j', (hidden) => {
  show(true, openDraft(texts), { ...way, hidden });
  expect(screen.queryByRole('region', { name: said.title })).toBeNull();
});
