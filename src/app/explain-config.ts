/** Puts the exact validator and its words together; a chunk of its own. */
import validate from 'virtual:validate-config';
import { describeConfig } from '../lib/config-words.ts';

export const explainConfig = (given: unknown): string => describeConfig(given, validate);
