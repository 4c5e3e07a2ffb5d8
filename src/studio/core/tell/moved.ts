/** What moved, by its words or by those nearest to it. It must not know how that was found out. */
import { told, type Told } from '../../../release/told.ts';
import { isWordless, nameOfPart, type Side } from './naming.ts';

export const moved = (name: Told): Told => told(`Moved: ${name['en-IN']}`, `Se mueve: ${name['es-MX']}`);

/** One without words is told by what stands above it, or else below it. */
export function movedPart(part: unknown, list: readonly unknown[], now: Side): Told {
  const name = nameOfPart(part, now);
  if (!isWordless(part, now)) return moved(name);
  const at = list.indexOf(part);
  const above = list
    .slice(0, at)
    .reverse()
    .find((one) => !isWordless(one, now));
  const other = above ?? list.slice(at + 1).find((one) => !isWordless(one, now));
  if (other === undefined) return moved(name);
  const [en, es] = above === undefined ? ['before', 'antes de'] : ['after', 'después de'];
  const by = nameOfPart(other, now);
  return moved(told(`${name['en-IN']}, ${en} ${by['en-IN']}`, `${name['es-MX']}, ${es} ${by['es-MX']}`));
}
