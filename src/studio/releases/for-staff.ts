/** Sentences of the server as staff read them: it speaks to those who type commands as well. It must not know what a release is. */

/** ` (npm run release -- approve r3 …)`, also after words of its own. */
const command = / \((?:[^()]*: )?npm run [^()]*\)/g;

/** Nothing of the command line concerns anybody here: a sentence is without it, and one that is about it is left out. */
export const forStaff = (lines: readonly string[]): readonly string[] =>
  lines.map((line) => line.replaceAll(command, '')).filter((line) => !line.includes(' --'));
