/** `npm run studio:fuzz`: random sequences, ten thousand of each kind; prints how many were tried, or the smallest that fails. */
import fc from 'fast-check';
import { readProject } from '../../src/build/project.ts';
import { root } from '../support/project.ts';
import { sessions } from './checked-sequences.ts';
import { edits, lives } from './sequences.ts';

const kind = process.argv[2] ?? 'edits';
const numRuns = Number(process.argv[3] ?? 10_000);
const properties: Readonly<Record<string, () => unknown>> = {
  edits: () => edits,
  lives: () => lives,
  checks: () => sessions(readProject(root)),
};

fc.assert(properties[kind]?.() as fc.IProperty<unknown>, { numRuns });
process.stdout.write(`${kind}: ${numRuns} sequences, 0 failures\n`);
