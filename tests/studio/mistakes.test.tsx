/**
 * Every mistake that the checker knows, as staff meet it below the screen: its words, the way to its place, and a button that mends it
 * where there is one way. In which words it is said is held elsewhere.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { checkProject } from '../../src/check/project.ts';
import type { Problem } from '../../src/lib/problem.ts';
import { apply, openDraft, type Draft, type Edit } from '../../src/studio/core/draft.ts';
import { ProblemList } from '../../src/studio/editor/ProblemList.tsx';
import { StudioProvider, type Studio } from '../../src/studio/shell/studio.ts';
import { editorWords } from '../../src/studio/words/editor.ts';
import { baseFiles, generate, inputOf, type Files } from '../invalid/base.ts';
import { root } from '../support/project.ts';

interface Fixture {
  readonly files?: Files;
  readonly generated?: 'bytes' | 'widgets' | 'levels';
}

const folder = join(root, 'tests/invalid');
const fixtures = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name): readonly [string, Files] => {
    const { files, generated } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Fixture;
    const more = generated === undefined ? {} : { 'screens/broken.json': generate(generated) };
    return [name.replace(/\.json$/, ''), { ...baseFiles, ...files, ...more }];
  });

const textOf = (content: unknown): string =>
  typeof content === 'string' ? content : JSON.stringify(content, null, 2);
const draftOf = (files: Files): Draft =>
  openDraft(new Map(Object.entries(files).map(([file, content]) => [file, textOf(content)])));
const problemsIn = ({ now }: Draft): readonly Problem[] => checkProject(inputOf(Object.fromEntries(now)));

const words = editorWords.es;

function listOf(draft: Draft, problems: readonly Problem[]) {
  const onShow = vi.fn<(problem: Problem) => void>();
  const onEdit = vi.fn<(edit: Edit) => void>();
  const workspace = { subscribe: () => () => undefined, now: () => work };
  const work = { draft };
  const studio = { tongue: 'es', workspace } as unknown as Studio;
  render(
    <StudioProvider value={studio}>
      <ProblemList problems={problems} onShow={onShow} onEdit={onEdit} />
    </StudioProvider>,
  );
  return { rows: screen.queryAllByRole('listitem'), onShow, onEdit };
}

const isSame = (one: Problem, other: Problem): boolean =>
  one.code === other.code && one.file === other.file && one.pointer === other.pointer;

describe('a mistake in the studio', () => {
  it.each(fixtures)('%s is said, shown and, where there is one way, mended', (_name, files) => {
    const draft = draftOf(files);
    const problems = problemsIn(draft);
    expect(problems).not.toEqual([]);
    const { rows, onShow, onEdit } = listOf(draft, problems);
    expect(rows).toHaveLength(problems.length);
    for (const [index, problem] of problems.entries()) {
      const row = within(rows[index] as HTMLElement);
      expect(rows[index]).toHaveTextContent(/\p{L}{3}/u);
      fireEvent.click(row.getByText(words.show, { selector: 'button' }));
      expect(onShow).toHaveBeenLastCalledWith(problem);
      const mend = row.queryByText(words.mend, { selector: 'button' });
      expect(mend !== null).toBe(problem.fix !== undefined);
      if (mend === null) continue;
      onEdit.mockClear();
      fireEvent.click(mend);
      const [[edit] = []] = onEdit.mock.calls;
      const mended = apply(draft, edit as Edit);
      expect(problemsIn(mended).some((other) => isSame(other, problem))).toBe(false);
    }
    cleanup();
  });
});
