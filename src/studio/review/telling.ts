/** What a change changes besides words that now say something else, with the screen on which it does. It must not know who reads it. */
import type { Source } from '../../release/library.ts';
import { told, type Told } from '../../release/told.ts';
import { touched, type Draft } from '../core/draft.ts';
import type { Line } from '../core/tell/lines.ts';
import { tellChange } from '../core/tell/tell.ts';

export function tellingOf({ base, now }: Pick<Draft, 'base' | 'now'>, source: Source): readonly Line[] {
  const sentences = tellChange(base, now, source).filter(({ reworded }) => reworded === undefined);
  const said = sentences.map(({ file, about, words, brief }): Line => {
    // Words of a key stand on any number of screens.
    if (/^locales\/\w+\.json$/.test(file)) return words;
    const on = (one: Told): Told =>
      told(`${about['en-IN']} · ${one['en-IN']}`, `${about['es-MX']} · ${one['es-MX']}`);
    return brief === undefined ? on(words) : { ...on(words), brief: on(brief) };
  });
  return [...new Map(said.map((each) => [each['en-IN'], each])).values()];
}

/** Letters of a name. */
const longest = 70;
const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text);

/**
 * What a change does as a whole, as its name: the part that it changes first, and how much more. What is new as a whole, such as a
 * campaign, is called by how it was begun; so are words that now say something else.
 */
export function nameOf(
  draft: Pick<Draft, 'base' | 'now'>,
  all: readonly Line[],
  reworded: number,
): Told | undefined {
  const [first, ...others] = all;
  if (first === undefined || Object.keys(touched(draft)).some((file) => !draft.base.has(file)))
    return undefined;
  const name = first.brief ?? first;
  // Several things of one part are one part.
  const parts = others.filter(({ brief }) => brief === undefined || brief['en-IN'] !== name['en-IN']);
  const more = parts.length + reworded;
  if (more === 0) return told(cut(name['en-IN']), cut(name['es-MX']));
  const es = more === 1 ? 'y 1 cambio más' : `y ${more} cambios más`;
  return told(`${cut(name['en-IN'])}, and ${more} more`, `${cut(name['es-MX'])}, ${es}`);
}
