/** What moved, by its words or by those nearest to it, and from where to where. It must not know how that was found out. */
import { told, type Told } from '../../../release/told.ts';
import { brief, isWordless, nameOfPart, type Side } from './naming.ts';

/** Where something stands, by its nearest neighbor that has words. */
export function placeIn(
  list: readonly unknown[],
  one: unknown,
  nameOf: (other: unknown) => Told,
  hasWords: (other: unknown) => boolean = () => true,
): Told | undefined {
  const at = list.indexOf(one);
  if (at === 0 && list.length > 1) return told('first', 'al principio');
  const above = list
    .slice(0, at)
    .reverse()
    .find((other) => hasWords(other));
  const other = above ?? list.slice(at + 1).find((below) => hasWords(below));
  if (other === undefined) return undefined;
  const [en, es] = above === undefined ? ['before', 'antes de'] : ['after', 'después de'];
  const by = brief(nameOf(other));
  return told(`${en} ${by['en-IN']}`, `${es} ${by['es-MX']}`);
}

/** Of a part, some of which say nothing. */
export const standsAt = (part: unknown, list: readonly unknown[], side: Side): Told | undefined =>
  placeIn(
    list,
    part,
    (one) => nameOfPart(one, side),
    (one) => !isWordless(one, side),
  );

/** @param now where it stands, and @param before where it stood, as far as that can be said. */
export function moved(name: Told, now?: Told, before?: Told): Told {
  if (now === undefined || before === undefined || now['en-IN'] === before['en-IN'])
    return told(`Moved: ${name['en-IN']}`, `Se mueve: ${name['es-MX']}`);
  return told(
    `Moved: ${name['en-IN']}, now ${now['en-IN']} (before: ${before['en-IN']})`,
    `Se mueve: ${name['es-MX']}, ahora ${now['es-MX']} (antes: ${before['es-MX']})`,
  );
}
