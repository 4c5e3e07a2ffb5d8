/** Where outlines are kept, and under what names. It must not know how an outline is made. */
import { join } from 'node:path';
import { root } from '../support/project.ts';
import { slug } from './cases.ts';

export const goldenFolder = join(root, 'tests/screens/golden');

export const goldenName = (screen: string, name: string): string => `${screen}.${slug(name)}.txt`;
