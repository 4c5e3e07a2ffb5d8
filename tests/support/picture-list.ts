/** Which pictures the reference has: one for each example of each widget, marked with what it shows. */
import { createHash } from 'node:crypto';
import { readParts } from '../../src/build/parts.ts';
import { examplesOf, folder as pages } from '../../src/build/reference.ts';
import { pictureOf, type Example } from '../../src/build/reference-page.ts';
import { root } from './project.ts';

export interface Wanted {
  /** From the root of the project. */
  readonly file: string;
  readonly example: Example;
  /** Changes when the example does: kept in the picture, so that an old one is known. */
  readonly note: string;
}

export const folder = `${pages}/pictures`;

export function wantedPictures(): readonly Wanted[] {
  return readParts(root).widgets.flatMap(({ name: type }) =>
    examplesOf(root, type).map((example) => ({
      file: `${pages}/${pictureOf(type, example.name)}`,
      example,
      note: createHash('sha256').update(JSON.stringify(example)).digest('hex').slice(0, 16),
    })),
  );
}
