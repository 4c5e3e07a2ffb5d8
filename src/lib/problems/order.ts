/** Problems of actions in an order that does harm: what is left, told or sent too early or twice. It must not know who finds them. */
import { inFiles, type ProblemEntry } from './entry.ts';

export const orderProblems = {
  'left-too-early': inFiles(
    ({ name, of }) =>
      `This "${name}" leaves the screen before "${of ?? ''}" is sent: nobody learns what becomes of it, if it is sent at all.`,
    ({ of }) => `Move it behind the call "${of ?? ''}": what stands there runs when that is done.`,
  ),
  'left-already': inFiles(
    ({ name, of }) => `This "${name}" comes when the "${of ?? ''}" before it has left the screen already.`,
    () => 'Remove it, or move it before what leads away.',
  ),
  'left-but-goes-on': inFiles(
    ({ name, of }) =>
      `This "${name}" leaves the screen, and the list goes on with "${of ?? ''}" all the same.`,
    () => 'Put { "do": "stop" } behind it, or what follows into "else".',
  ),
} satisfies { readonly [code: string]: ProblemEntry };
