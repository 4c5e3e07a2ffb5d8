/** Says in plain words what is wrong with texts that are named by their keys. It must not know where they stand. */
import { categories } from '../../src/lib/plural.ts';
import { templatePaths, type Part } from '../../src/lib/template.ts';
import { nearest } from '../../src/check/report/nearest.ts';
import { mentionsIn, partsOf, type Mention, type Texts, type Values } from './keyed-words.ts';

/** Paths of the tags that are shown with these values. */
const neededBy = (parts: readonly Part[], values: Values): readonly string[] =>
  parts.flatMap((part): readonly string[] => {
    if (part.kind === 'text') return [];
    const path = part.path.join('.');
    if (part.kind !== 'section') return [path];
    return values.has(path) === part.inverted ? [] : neededBy(part.parts, values);
  });

const pathsOf = (parts: readonly Part[]): readonly string[] =>
  templatePaths({ kind: 'parts', parts }).map((path) => path.join('.'));

const braces = (paths: readonly string[]): string => paths.map((path) => `{${path}=…}`).join('');

function unknownKey(key: string, texts: Texts): string {
  const forms = categories.map((category) => `${key}_${category}`).filter((form) => form in texts);
  if (forms.length > 0)
    return `The text "${key}" has several forms. Name the one that is shown: ${forms.map((form) => `@${form}`).join(' or ')}.`;
  const near = nearest(key, Object.keys(texts));
  const guess = near === undefined ? '' : ` Did you mean "@${near}"?`;
  return `There is no text "${key}" in the locales.${guess} Where an @ is meant as it is, write "@@".`;
}

function* valueMistakes({ key, values }: Mention, text: string): Generator<string> {
  const parts = partsOf(text);
  const paths = [...new Set(pathsOf(parts))];
  // What a section asks for may be missing: that is what it asks.
  const mayLack = parts.flatMap((part) => (part.kind === 'section' ? [part.path.join('.')] : []));
  const lacking = neededBy(parts, values).filter((path) => !values.has(path) && !mayLack.includes(path));
  if (lacking.length > 0)
    yield `The text "${key}" is "${text}". Say what is shown in it: @${key}${braces(lacking)}.`;
  for (const path of values.keys())
    if (!paths.includes(path)) {
      const near = nearest(path, paths);
      const known = paths.length === 0 ? 'It has no tags.' : `It has: ${paths.join(', ')}.`;
      yield `The text "${key}" has no tag "${path}". ${near === undefined ? known : `Did you mean "${near}"?`}`;
    }
}

/** A sentence for each mistake in words of a case. */
export const keyMistakes = (words: string, texts: Texts): readonly string[] =>
  mentionsIn(words).flatMap((mention) => {
    const text = texts[mention.key];
    return text === undefined ? [unknownKey(mention.key, texts)] : [...valueMistakes(mention, text)];
  });
