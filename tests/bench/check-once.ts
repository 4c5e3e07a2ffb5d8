/** One check of the project, or ajv alone on the same definitions, in a process of its own. It must not measure anything. */
import { join } from 'node:path';
import { compileValidator } from '../../src/release/validator.ts';
import { filesIn, readProject, readScreenSchema } from '../../src/build/project.ts';
import { checkProject } from '../../src/check/project.ts';

const root = join(import.meta.dirname, '../..');
const folders = ['screens', 'screens/fragments', 'screens/promotion'];

if (process.argv.includes('ajv')) {
  const validate = compileValidator(readScreenSchema(root));
  const files = folders.flatMap((folder) => filesIn(root, folder));
  if (files.some(({ text }) => validate(JSON.parse(text)).length > 0)) process.exitCode = 1;
} else if (checkProject(readProject(root)).some(({ severity }) => severity === 'error')) process.exitCode = 1;
