/** Problems of what definitions say together: tests, their members, the ways they choose. It must not know where they are found. */
import { inFiles, type ProblemEntry } from './entry.ts';

export const logicProblems = {
  'idle-member': inFiles(
    ({ name, of, detail }) =>
      of === 'never'
        ? `${name} can never be so here: ${detail ?? ''}.`
        : `${name} says nothing more here: ${detail ?? ''}.`,
    () => 'Remove it, or ask for what was meant.',
    'warning',
  ),
} satisfies { readonly [code: string]: ProblemEntry };
