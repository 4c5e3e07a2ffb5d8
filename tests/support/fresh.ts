/**
 * `npm run schema:check`: names the generated files that are not what they would be written as, in one process, for all of them
 * read the same schemas. It must not write any.
 */
import { folder, generateReference, stalePages } from '../../src/build/reference.ts';
import { generateFiles } from '../../src/build/schema.ts';
import { page, problemsPage } from './problems.ts';
import { exists, read, root } from './project.ts';

const isStale = ([file, text]: readonly [file: string, text: string]): boolean =>
  !exists(file) || read(file) !== text;
const namesOf = (files: Iterable<readonly [file: string, text: string]>): readonly string[] =>
  [...files].filter(isStale).map(([file]) => file);

/** By the command that writes them. */
const stale = {
  'npm run schema': namesOf(await generateFiles(root)),
  'npm run reference': [
    ...stalePages(root, await generateReference(root)).map((name) => `${folder}/${name}`),
    ...namesOf([[page, await problemsPage()]]),
  ],
};

for (const [command, files] of Object.entries(stale))
  if (files.length > 0) {
    console.error(`Stale: ${files.join(', ')}. Run "${command}".`);
    process.exitCode = 1;
  }
if (process.exitCode === undefined) console.log('Schemas, types and reference are fresh.');
