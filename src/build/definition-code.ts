/** The code of the virtual modules for the tests, from the definitions as they are. It must not know what is right with them. */
import type { Library } from '../release/library.ts';
import { withWholeWords } from '../release/words.ts';
import { moduleCode } from './modules.ts';
import { readLibrary } from './project.ts';

let library: Library | undefined;

/** One read for a run: no test changes the definitions of the project. */
export const codeOf = (root: string, name: string): string | undefined =>
  moduleCode(root, (library ??= withWholeWords(readLibrary(root))), name);
