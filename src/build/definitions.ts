/**
 * The definitions of the project that is built or served: read again only when nothing is wrong with them. It must not know
 * what becomes of them.
 */
import { check, type Checked } from './checked.ts';
import { readLibrary, type Library } from './library.ts';
import { moduleCode } from './modules.ts';

export interface Definitions {
  /** The project's folder. */
  root(): string;
  open(root: string): void;
  /** The last ones that were right. */
  library(): Library;
  /** The code of the module with this name that is made of them; nothing where none has it. */
  code(name: string): string | undefined;
  /** Checks the project; the library follows only when nothing is wrong. */
  recheck(): Checked;
  /** The problems of the last change, while there are any. */
  broken(): Checked | undefined;
}

export function createDefinitions(): Definitions {
  let root = '';
  let library: Library | undefined;
  let broken: Checked | undefined;
  const current = (): Library => (library ??= readLibrary(root));
  return {
    root: () => root,
    open(folder) {
      root = folder;
    },
    library: current,
    code: (name) => moduleCode(root, current(), name),
    recheck() {
      const checked = check(root, process.stdout.isTTY);
      broken = checked.failed ? checked : undefined;
      if (!checked.failed) library = readLibrary(root);
      return checked;
    },
    broken: () => broken,
  };
}
