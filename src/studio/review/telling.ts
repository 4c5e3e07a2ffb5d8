/** What a change changes besides words that now say something else, with the screen on which it does. It must not know who reads it. */
import type { Source } from '../../release/library.ts';
import { told, type Told } from '../../release/told.ts';
import type { Draft } from '../core/draft.ts';
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
