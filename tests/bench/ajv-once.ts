/** ajv alone on the project's definitions, in a process of its own. It must not measure anything. */
import { join } from 'node:path';
import { compileValidator } from '../../src/release/validator.ts';
import { filesIn, readScreenSchema } from '../../src/build/project.ts';

const root = join(import.meta.dirname, '../..');
const folders = ['screens', 'screens/fragments', 'screens/promotion'];

const validate = compileValidator(readScreenSchema(root));
const files = folders.flatMap((folder) => filesIn(root, folder));
if (files.some(({ text }) => validate(JSON.parse(text)).length > 0)) process.exitCode = 1;
