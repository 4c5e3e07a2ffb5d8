/**
 * Where a name belongs that is written where nobody reads it: words of choices, tables and tests that are known, but stand at
 * something else. It must not know any widget or action by name, except `choose`, which has branches.
 */
import { isObject } from '../document/document.ts';

type Members = Readonly<Record<string, unknown>>;

const ofChoices: ReadonlySet<string> = new Set(['then', 'else']);

/** What to write instead; `undefined` for a name that is of no such kind. */
export function belongs(
  name: string,
  holder: unknown,
  place: 'widget' | 'action' | 'other',
): string | undefined {
  if (!isObject(holder)) return undefined;
  if (place === 'widget') return inWidget(name, holder);
  if (place === 'action' && ofChoices.has(name))
    return holder['do'] === 'choose'
      ? 'Add it as the last branch, which has no "if": { "then": … }.'
      : 'Put the action under "then" of a choice: { "if": …, "then": { "do": … }, "else": … }.';
  if (name === 'some') return 'Ask for it beside the paths of the test: { "some": "the.path" }.';
  return undefined;
}

function inWidget(name: string, holder: Members): string | undefined {
  const isTable = holder['match'] !== undefined || holder['is'] !== undefined;
  if (isTable && isObject(holder[name])) return 'Move it into "is": it is a row of the table.';
  if (name === 'then')
    return 'Props that differ by a value stand in the rows of a table ("match", "is", "else"); a widget that differs is a second one with the opposite "if".';
  return undefined;
}
