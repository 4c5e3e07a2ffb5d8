/** What moved, by its words or by those nearest to it, and from where to where. It must not know how that was found out. */
import { told, type Told } from '../../../release/told.ts';
import { brief, isWordless, nameOfPart, type Side } from './naming.ts';

/** Where a part stands, by its nearest neighbor that has words. */
export function standsAt(part: unknown, list: readonly unknown[], side: Side): Told | undefined {
  const at = list.indexOf(part);
  if (at === 0 && list.length > 1) return told('first', 'al principio');
  const hasWords = (one: unknown): boolean => !isWordless(one, side);
  const above = list
    .slice(0, at)
    .reverse()
    .find((one) => hasWords(one));
  const other = above ?? list.slice(at + 1).find((one) => hasWords(one));
  if (other === undefined) return undefined;
  const [en, es] = above === undefined ? ['before', 'antes de'] : ['after', 'después de'];
  const by = brief(nameOfPart(other, side));
  return told(`${en} ${by['en-IN']}`, `${es} ${by['es-MX']}`);
}

/** @param now where it stands, and @param before where it stood, as far as that can be said. */
export function moved(name: Told, now?: Told, before?: Told): Told {
  if (now === undefined || before === undefined || now['en-IN'] === before['en-IN'])
    return told(`Moved: ${name['en-IN']}`, `Se mueve: ${name['es-MX']}`);
  return told(
    `Moved: ${name['en-IN']}, now ${now['en-IN']} (before: ${before['en-IN']})`,
    `Se mueve: ${name['es-MX']}, ahora ${now['es-MX']} (antes: ${before['es-MX']})`,
  );
}
