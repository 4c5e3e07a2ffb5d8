/** Pulling a screen down loads something, and opens nothing that nobody has asked for. It must not know what is loaded. */
import { inside } from '../document/document.ts';
import type { Subject } from '../practice/survey.ts';
import { does, objectOf } from '../walk/deeds.ts';
import { conditionsAt } from './conditions.ts';
import { leads } from './doing.ts';

export function checkRefreshed({ survey, facts, report }: Subject): void {
  const refreshing = survey.actions.filter(
    ({ event, starter, home }) => event === 'refresh' && starter === undefined && home === undefined,
  );
  if (refreshing.length === 0) return;
  const loads = refreshing.some(
    ({ object }) => does('reloads', object, facts) || does('calls', object, facts) || leads(object, facts),
  );
  if (!loads) report(inside(survey.place, 'on', 'refresh'), 'idle-refresh', { name: 'refresh' });
  for (const { object, place } of refreshing)
    if (loads && does('opens', object, facts) && conditionsAt(place).length === 0)
      report(place, 'idle-refresh', { name: String(objectOf('opens', object, facts)), of: 'dialog' });
}
