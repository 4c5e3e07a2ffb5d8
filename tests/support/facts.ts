/** What the program's own parts declare, for the tests of walks that are given no project. */
import { readParts } from '../../src/build/parts.ts';
import { readFacts } from '../../src/build/practice.ts';
import { root } from './project.ts';

export const facts = readFacts(readParts(root), {}, {}, []);
