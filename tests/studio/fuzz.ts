/** `npm run studio:fuzz`: ten thousand sequences of edits each; prints how many were tried, or the smallest that fails. */
import fc from 'fast-check';
import { edits, lives } from './sequences.ts';

const numRuns = Number(process.argv[2] ?? 10_000);
for (const [name, property] of Object.entries({ edits, lives })) {
  fc.assert(property as fc.IProperty<unknown>, { numRuns });
  process.stdout.write(`${name}: ${numRuns} sequences, 0 failures\n`);
}
