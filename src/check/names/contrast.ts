/**
 * Checks that what is drawn in the colors of a promotion can be seen: words on their ground, a button on the page. It must not
 * know where the colors are written.
 */
import { AA, contrast, parseColor } from '../../lib/contrast.ts';
import type { Context } from '../context.ts';
import { inside, isObject, nameFrom, own, type Place } from '../document/document.ts';

/** Words and what they stand on. */
const pairs = [['onPrimary', 'primary']] as const;

const page = '#ffffff';
/** Below it a button has no edge that anybody sees. */
const visible = 1.2;

/** The colors of a theme, or a default for them. */
export function checkContrast(colors: unknown, place: Place, { report }: Pick<Context, 'report'>): void {
  if (!isObject(colors)) return;
  const ratio = (one: string, other: string): number | undefined => {
    const [first, second] = [parseColor(one), parseColor(other)];
    if (one === other && one.includes('{{')) return 1;
    return first === undefined || second === undefined ? undefined : contrast(first, second);
  };
  const told = pairs.filter(([words, ground]) => {
    const [one, other] = [nameFrom(own(colors, words)), nameFrom(own(colors, ground))];
    const found = ratio(one, other);
    if (found === undefined || found >= AA) return false;
    const args = { name: one, of: other, detail: found.toFixed(1), wanted: String(AA) };
    report(inside(place, words), 'low-contrast', args);
    return true;
  });
  const primary = nameFrom(own(colors, 'primary'));
  const edge = ratio(primary, page);
  if (told.length > 0 || edge === undefined || edge >= visible) return;
  const args = { name: primary, of: 'the page', detail: edge.toFixed(1), wanted: String(visible) };
  report(inside(place, 'primary'), 'low-contrast', args);
}
