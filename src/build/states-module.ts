/** What the states are made of, as a module for the developers' page: it finds the states of the screen it shows itself. */
import type { Library } from '../release/library.ts';
import { readKnown } from './known.ts';
import { statesInput } from './states-input.ts';

export function statesModule(root: string, library: Library): string {
  const known = readKnown(root);
  const { texts, language, ...shared } = statesInput(library, known, 'es');
  const english = statesInput(library, known, 'en').texts;
  return [
    `const shared = ${JSON.stringify(shared)};`,
    'export const inputs = {',
    `  ${language}: { ...shared, language: ${JSON.stringify(language)}, texts: ${JSON.stringify(texts)} },`,
    `  en: { ...shared, language: 'en', texts: ${JSON.stringify(english)} },`,
    '};',
  ].join('\n');
}
