/** Headings in order: none is skipped, so that a screen can be read by its headings. It must not know any widget by name. */
import { nameFrom, own } from '../document/document.ts';
import { placeOf, type Spot, type Subject } from './survey.ts';

/** The screen's title is level 1, a dialog's is level 2. */
export function checkHeadings({ survey, facts, report }: Subject): void {
  const last = new Map<string | undefined, number>();
  const levelOf = ({ object }: Spot, prop: string, fixed: number, isOwn: boolean): number | undefined => {
    if (!isOwn) return object[prop] === undefined ? undefined : fixed;
    const level = object[prop];
    return typeof level === 'number' ? level : fixed;
  };
  for (const spot of survey.nodes) {
    const { headings = {} } = own(facts.widgets, nameFrom(spot.object['type'])) ?? {};
    for (const [prop, { level: fixed, own: isOwn }] of Object.entries(headings)) {
      const level = levelOf(spot, prop, fixed, isOwn);
      if (level === undefined) continue;
      const before = last.get(spot.dialog) ?? (spot.dialog === undefined ? 1 : 2);
      if (level > before + 1)
        report(placeOf(spot, prop), 'heading-order', { name: String(level), of: String(before) });
      last.set(spot.dialog, level);
    }
  }
}
