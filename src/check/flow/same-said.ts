/**
 * Two names beside one another that are two in one language, and one in another: there nobody can tell which is which. It must not
 * know any widget by name.
 */
import { textKey } from '../../lib/template.ts';
import { lineOf, nameFrom } from '../document/document.ts';
import { placeOf, type Subject } from '../practice/survey.ts';
import { namedBy, type Named } from './alike.ts';
import { excludes } from './conditions.ts';
import { pairs } from './pairs.ts';

export function checkSameSaid(subject: Subject): void {
  const { survey, project, report } = subject;
  const wordsIn = (words: ReadonlyMap<string, string>, { words: name }: Named): string | undefined =>
    words.get(textKey(name) ?? '');
  /** The files in which both say the same; none where they do so in all. */
  const sameIn = (one: Named, before: Named): readonly string[] => {
    const files = [...project.texts].flatMap(([file, words]) => {
      const said = wordsIn(words, one);
      return said !== undefined && said === wordsIn(words, before) ? [file] : [];
    });
    return files.length < project.texts.size ? files : [];
  };
  const isAlike = (one: Named, before: Named): boolean =>
    one.words !== before.words &&
    one.spot.place !== before.spot.place &&
    one.spot.object['type'] === before.spot.object['type'] &&
    !excludes(one.spot.object['if'], before.spot.object['if']) &&
    sameIn(one, before).length > 0;
  for (const group of survey.siblings.filter(({ length }) => length > 1)) {
    const named = group.flatMap((spot) => namedBy(spot, subject));
    for (const [one, before] of pairs(named, isAlike))
      report(placeOf(one.spot, one.name), 'same-in-one', {
        name: one.words,
        of: `"${nameFrom(before.words)}", ${lineOf(before.spot.place)}`,
        detail: sameIn(one, before).join(', '),
      });
  }
}
