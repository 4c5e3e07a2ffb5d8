/**
 * A project that is checked again and again while somebody edits it: after each change it says what `checkAll` would say, and goes
 * only those steps again that read what changed. Pure, in Node or in a browser. It must not know what the steps look for.
 */
import { checkAll, type CheckedProject, type ProjectInput } from '../project.ts';
import type { ProjectFile } from '../document/document.ts';
import type { Problem } from '../../lib/problem.ts';
import { remembering } from './remembering.ts';

const folders = {
  screens: 'screens/',
  fragments: 'screens/fragments/',
  layouts: 'screens/promotion/',
  locales: 'locales/',
  documents: 'locales/documents/',
} as const;

type Folder = keyof typeof folders;
const names = Object.keys(folders) as readonly Folder[];

const folderOf = (file: string): Folder | undefined =>
  names.find((name) => {
    const folder = folders[name];
    return file.startsWith(folder) && file.endsWith('.json') && !file.slice(folder.length).includes('/');
  });

const inOrder = (one: ProjectFile, other: ProjectFile): number => (one.file < other.file ? -1 : 1);

export interface ProjectSession {
  /** A file says something else, is new, or is gone with null. One that no definition is written in changes nothing. */
  update(path: string, text: string | null): void;
  /** As `checkAll` says it. */
  all(): CheckedProject;
  /**
   * What can be told of one file alone, at once, with what `all` last said of it beside that: nothing goes and comes back while
   * somebody types.
   */
  first(file: string): readonly Problem[];
  /** Those of one file. */
  of(file: string): readonly Problem[];
  /** The project as it is now. */
  input(): ProjectInput;
}

export function openProject(given: ProjectInput): ProjectSession {
  const memory = remembering();
  let input = given;
  let checked: CheckedProject | undefined;
  let later: readonly Problem[] = [];
  const all = (): CheckedProject => {
    checked ??= checkAll(input, { memory });
    ({ later } = checked);
    return checked;
  };
  return {
    update(path, text) {
      const folder = folderOf(path);
      if (folder === undefined) return;
      const before = input[folder];
      if (before.find(({ file }) => file === path)?.text === (text ?? undefined)) return;
      const others = before.filter(({ file }) => file !== path);
      const now = text === null ? others : [...others, { file: path, text }].sort(inOrder);
      input = { ...input, [folder]: now };
      checked = undefined;
    },
    all,
    first: (file) =>
      [...checkAll(input, { memory, only: file }).problems, ...later].filter(
        (problem) => problem.file === file,
      ),
    of: (file) => all().problems.filter((problem) => problem.file === file),
    input: () => input,
  };
}
