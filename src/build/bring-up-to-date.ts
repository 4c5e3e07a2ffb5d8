/** Builds the project that this file is in, where something changed since. For who starts it; it has nothing to give. */
import { fileURLToPath } from 'node:url';
import { buildWhereStale } from './built.ts';

buildWhereStale(fileURLToPath(new URL('../../', import.meta.url)));
