/**
 * The definitions of the project that is built or served: read again only when nothing is wrong with them. It must not know
 * what becomes of them.
 */
import { check, type Checked } from './checked.ts';
import type { Memory } from '../check/session/memory.ts';
import type { Library } from '../release/library.ts';
import { moduleCode } from './modules.ts';
import { readLibrary } from './project.ts';
import { withWholeWords } from '../release/words.ts';

export interface Definitions {
  /** The project's folder. */
  root(): string;
  /** @param cut whether words come with the screens that show them; else each language is one file. */
  open(root: string, cut: boolean): void;
  /** The last ones that were right. */
  library(): Library;
  /** The code of the module with this name that is made of them; nothing where none has it. */
  code(name: string): string | undefined;
  /**
   * Checks the project; the library follows only when nothing is wrong.
   * @param memory of checks of it since schemas, parts and calls are as they are; without it everything is checked anew.
   */
  recheck(memory?: Memory): Checked;
  /** The problems of the last change, while there are any. */
  broken(): Checked | undefined;
}

export function createDefinitions(): Definitions {
  let root = '';
  let library: Library | undefined;
  let broken: Checked | undefined;
  let isCut = false;
  const read = (): Library => (isCut ? readLibrary(root) : withWholeWords(readLibrary(root)));
  const current = (): Library => (library ??= read());
  return {
    root: () => root,
    open(folder, cut) {
      root = folder;
      isCut = cut;
    },
    library: current,
    code: (name) => moduleCode(root, current(), name),
    recheck(memory) {
      const checked = check(root, process.stdout.isTTY, { ...(memory && { memory }) });
      broken = checked.failed ? checked : undefined;
      if (!checked.failed) library = read();
      return checked;
    },
    broken: () => broken,
  };
}
