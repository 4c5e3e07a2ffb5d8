/** The code of the virtual modules for the tests, from the definitions as they are. It must not know what is right with them. */
import { readLibrary, type Library } from './library.ts';
import { withWholeWords } from './words.ts';
import { moduleCode } from './modules.ts';

let library: Library | undefined;

/** One read for a run: no test changes the definitions of the project. */
export const codeOf = (root: string, name: string): string | undefined =>
  moduleCode(root, (library ??= withWholeWords(readLibrary(root))), name);
