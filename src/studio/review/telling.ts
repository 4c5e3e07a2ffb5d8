/** What a change changes besides words that now say something else, with the screen on which it does. It must not know who reads it. */
import type { Source } from '../../release/library.ts';
import { told, type Told } from '../../release/told.ts';
import { touched, type Draft } from '../core/draft.ts';
import { tellChange } from '../core/tell/tell.ts';

export function tellingOf({ base, now }: Pick<Draft, 'base' | 'now'>, source: Source): readonly Told[] {
  const sentences = tellChange(base, now, source).filter(({ reworded }) => reworded === undefined);
  const said = sentences.map(({ file, about, words }): Told => {
    // Words of a key stand on any number of screens.
    if (/^locales\/\w+\.json$/.test(file)) return words;
    return told(`${about['en-IN']} · ${words['en-IN']}`, `${about['es-MX']} · ${words['es-MX']}`);
  });
  return [...new Map(said.map((each) => [each['en-IN'], each])).values()];
}

/** Letters of a sentence in a name. */
const longest = 70;
const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text);

/**
 * What a change does as a whole, as its name. What is new as a whole, such as a campaign, is called by how it was begun; so are words
 * that now say something else.
 */
export function nameOf(
  draft: Pick<Draft, 'base' | 'now'>,
  all: readonly Told[],
  reworded: number,
): Told | undefined {
  const [first, ...others] = all;
  if (first === undefined || Object.keys(touched(draft)).some((file) => !draft.base.has(file)))
    return undefined;
  const more = others.length + reworded;
  if (more === 0) return told(cut(first['en-IN']), cut(first['es-MX']));
  const es = more === 1 ? 'y 1 cambio más' : `y ${more} cambios más`;
  return told(`${cut(first['en-IN'])}, and ${more} more`, `${cut(first['es-MX'])}, ${es}`);
}
