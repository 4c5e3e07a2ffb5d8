/** Texts of a screen that are written empty. It must not know any widget or action by name. */
import type { Context } from '../context.ts';
import { own, type Place } from '../document/document.ts';

/** A text that stands for nothing: what it is for would not be there. Of a name it is said with all names. */
export function checkWritten(value: unknown, of: string, place: Place, { project, report }: Context): void {
  // The examples of widgets show what becomes of nothing.
  if (typeof value !== 'string' || value.trim() !== '' || !place.document.file.startsWith('screens/')) return;
  const [part = '', prop = ''] = of.split('.');
  const isName = own(own(project.facts.widgets, part)?.names ?? {}, prop) !== undefined;
  const { essential, whenMissing, handedOn } = project.notes.get(of) ?? {};
  if (isName || handedOn === true || (whenMissing !== undefined && essential !== true)) return;
  report(place, 'empty-words', { name: prop, of: part });
}
