/**
 * Every mistake that the checker knows, as staff meet it below the screen, in both languages of the studio: where it is, what is wrong
 * and what to do in words that a person knows, the way to its place, and a button that mends it where there is one way.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { checkProject } from '../../src/check/project.ts';
import { common, shared } from '../../src/check/texts/vocabulary.ts';
import type { Tongue } from '../../src/lib/figures.ts';
import type { Problem, ProblemCode } from '../../src/lib/problem.ts';
import { apply, openDraft, type Draft, type Edit } from '../../src/studio/core/draft.ts';
import { ProblemList } from '../../src/studio/editor/ProblemList.tsx';
import { editOfFix } from '../../src/studio/forms/fixes.ts';
import { isBeginning } from '../../src/studio/forms/mend-words.ts';
import { said } from '../../src/studio/problems/catalogue.ts';
import { tell, tellKind, type Telling } from '../../src/studio/problems/tell.ts';
import type { Ground } from '../../src/studio/problems/the.ts';
import type { Place } from '../../src/studio/shell/place.ts';
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

const tongues: readonly Tongue[] = ['es', 'en'];
const source = inputOf(baseFiles) as unknown as Ground['project'];

function listOf(draft: Draft, problems: readonly Problem[], tongue: Tongue) {
  const onShow = vi.fn<(place: Place) => void>();
  const onEdit = vi.fn<(edit: Edit) => void>();
  const workspace = { subscribe: () => () => undefined, now: () => work };
  const work = { draft };
  const studio = { tongue, workspace, source } as unknown as Studio;
  render(
    <StudioProvider value={studio}>
      <ProblemList
        problems={problems}
        screen="broken"
        file="screens/broken.json"
        onShow={onShow}
        onEdit={onEdit}
      />
    </StudioProvider>,
  );
  return { rows: screen.queryAllByRole('listitem', { hidden: true }), onShow, onEdit };
}

const isSame = (one: Problem, other: Problem): boolean =>
  one.code === other.code && one.file === other.file && one.pointer === other.pointer;

/** What somebody wrote, and what is called so on the screen: it may be of any language. */
const withoutQuoted = (text: string): string => text.replaceAll(/«[^»]*»|‘.*?’(?![\p{L}])/gu, '');

/** Both languages write them alike. */
const alike: ReadonlySet<string> = new Set(['a', 'as', 'no', 'error', 'come']);

/** Words of the other language. */
const foreignIn = (text: string, tongue: Tongue): readonly string[] => {
  const other = tongue === 'es' ? 'en' : 'es';
  return (
    withoutQuoted(text)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  ).filter(
    (word) =>
      common[other]?.has(word) === true &&
      common[tongue]?.has(word) !== true &&
      !alike.has(word) &&
      !shared.has(word),
  );
};

/** What no person would write: braces and marks of a text for a program, paths, files, names that are put together. */
const technical =
  /[{}[\]"`\\@$<>_=]|\w\.\w*\p{L}|\p{L}\.\w|\/\p{L}|\p{Ll}\p{Lu}|undefined|null\b|\bJSON\b|→|\bURL\b/u;

/** Everything by which a sentence is none for staff. */
function faultsOf({ place, what, remedy }: Telling, tongue: Tongue): readonly string[] {
  const all = `${place}: ${what} ${remedy}`;
  const faults = [
    ...foreignIn(all, tongue),
    ...(technical.exec(withoutQuoted(all)) ?? []),
    ...(/[{}]|«»|‘’|\s[.,:;]|\bde el\b|«@|‘@/.exec(all) ?? []),
    ...(/^\p{Lu}/u.test(place) ? [] : ['no place']),
    ...[what, remedy].filter((sentence) => !/^[\p{Lu}«‘¿].*[.?]$/u.test(sentence)),
  ];
  return faults.map((fault) => `${fault} — ${all}`);
}

describe('a mistake in the studio', () => {
  it.each(fixtures)('%s is said, shown and, where there is one way, mended', (_name, files) => {
    const draft = draftOf(files);
    const problems = problemsIn(draft);
    expect(problems).not.toEqual([]);
    for (const tongue of tongues) {
      const words = editorWords[tongue];
      const { rows, onShow, onEdit } = listOf(draft, problems, tongue);
      expect(rows).toHaveLength(problems.length);
      const left = [...rows];
      for (const problem of problems) {
        const telling = tell(problem, { texts: draft.now, project: source, tongue });
        expect(faultsOf(telling, tongue)).toEqual([]);
        const full = `${telling.place}: ${telling.what} ${telling.remedy}`;
        const at = left.findIndex((each) => each.textContent.startsWith(full));
        const [found] = at === -1 ? [] : left.splice(at, 1);
        if (found === undefined) throw new Error(`nobody says: ${full}`);
        const row = within(found);
        const show = row.queryByText(words.show, { selector: 'button' });
        expect(show !== null).toBe(!/^(?:locales\/documents|src)\//.test(problem.file));
        if (show !== null) fireEvent.click(show);
        const edit = editOfFix(problem, draft.now, draft.base);
        const named = edit !== undefined && isBeginning(edit) ? words.beginWith : words.mend;
        const mend = row.queryByText(named, { selector: 'button' });
        // The checker knows the way, or the studio does: what a word of the other language or a lost value is put right with.
        expect(mend !== null).toBe(edit !== undefined);
        if (problem.fix !== undefined) expect(mend).not.toBeNull();
        if (mend === null || tongue === 'en') continue;
        onEdit.mockClear();
        fireEvent.click(mend);
        const [[given] = []] = onEdit.mock.calls;
        const mended = apply(draft, given as Edit);
        expect(problemsIn(mended).some((other) => isSame(other, problem))).toBe(false);
      }
      for (const [place] of onShow.mock.calls) expect(place).toMatchObject({ page: 'editor' });
      cleanup();
    }
  });

  it.each(Object.keys(said) as ProblemCode[])('%s is said without any fact', (code) => {
    for (const tongue of tongues) {
      const ground: Ground = { texts: new Map(), project: source, tongue };
      expect(faultsOf({ place: 'X', ...tellKind(code, ground) }, tongue)).toEqual([]);
    }
  });
});
