/**
 * What a screen needs to be drawn: the fragments, widgets, actions, calls and documents that its definition names, those of its
 * dialogs, fallbacks and empty states included. It must not know any of them by name.
 */
import { own } from '../check/document/document.ts';
import type { CallSpec } from '../model/call.ts';

export interface Uses {
  readonly fragments: readonly string[];
  readonly widgets: readonly string[];
  readonly actions: readonly string[];
  readonly calls: readonly string[];
  readonly documents: readonly string[];
}

type Members = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Names used by `definition` and by the fragments it inserts, each once and in order of the alphabet. */
export function usesOf(definition: unknown, fragments: { readonly [name: string]: unknown }): Uses {
  const found = {
    fragments: new Set<string>(),
    widgets: new Set<string>(),
    actions: new Set<string>(),
    calls: new Set<string>(),
    documents: new Set<string>(),
  };
  const visitObject = (object: Members): void => {
    const type = textOf(object['type']);
    const action = textOf(object['do']);
    const call = textOf(object['call']);
    const document = textOf(object['document']);
    if (type === 'fragment') {
      const name = textOf(object['of']) ?? '';
      if (!found.fragments.has(name) && own(fragments, name) !== undefined) {
        found.fragments.add(name);
        visit(fragments[name]);
      }
    } else if (type !== undefined) found.widgets.add(type);
    if (action !== undefined) found.actions.add(action);
    if (call !== undefined) found.calls.add(call);
    if (document !== undefined) found.documents.add(document);
  };
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (!Array.isArray(value)) visitObject(value as Members);
    Object.values(value).forEach(visit);
  };
  visit(definition);
  const sorted = (names: ReadonlySet<string>): readonly string[] => [...names].sort();
  return {
    fragments: sorted(found.fragments),
    widgets: sorted(found.widgets),
    actions: sorted(found.actions),
    calls: sorted(found.calls),
    documents: sorted(found.documents),
  };
}

/** A definition as it is shipped: what is for authors and editors only is left out. */
export function shipped(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shipped);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([name]) => name !== '$comment' && name !== '$schema');
  return Object.fromEntries(members.map(([name, member]) => [name, shipped(member)]));
}

/** These calls, and the reads that tell what became of the writes among them. */
export const withSettling = (
  names: readonly string[],
  calls: { readonly [name: string]: CallSpec },
): readonly string[] => [
  ...names,
  ...names.flatMap((name) => {
    const settled = own(calls, name)?.settled;
    return settled === undefined || settled === 'person' ? [] : [settled.by];
  }),
];
