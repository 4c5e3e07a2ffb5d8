/** What the program's own parts declare, for the tests of walks that are given no project. */
import { readParts } from '../../src/build/parts.ts';
import { readFacts } from '../../src/build/practice.ts';
import { root } from './project.ts';

const parts = readParts(root);
export const facts = readFacts(parts, {}, {}, []);
export const actions = Object.fromEntries(parts.actions.map(({ name, kinds }) => [name, kinds]));
