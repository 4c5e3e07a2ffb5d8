/**
 * What a variable of a screen can say, where the screen alone writes it and always the same few words. It must not know what
 * they mean.
 */
import { isList, isObject, membersOf } from '../../check/document/document.ts';
import { once } from '../core/parsed.ts';

/** What is written into each variable; `undefined` for one that a person or the data fill. */
type Written = ReadonlyMap<string, ReadonlySet<string> | undefined>;

function note(written: Map<string, Set<string> | undefined>, path: string, value: unknown): void {
  const known = written.has(path) ? written.get(path) : new Set<string>();
  const isWords = typeof value === 'string' && !value.includes('{{');
  written.set(path, isWords ? known?.add(value) : undefined);
}

function look(value: unknown, written: Map<string, Set<string> | undefined>): void {
  if (isList(value)) for (const each of value) look(each, written);
  else if (isObject(value))
    for (const [name, inner] of Object.entries(value)) {
      if (value['do'] === 'set' && name.startsWith('state.')) note(written, name, inner);
      // A field, the answer of a call, a countdown: whoever names a variable writes into it.
      else if (typeof inner === 'string' && /^state\.[\w.]+$/.test(inner)) note(written, inner, undefined);
      else look(inner, written);
    }
}

const writtenIn = once((definition: object): Written => {
  const written = new Map<string, Set<string> | undefined>();
  for (const [name, value] of Object.entries(membersOf(membersOf(definition)['state'])))
    note(written, `state.${name}`, value);
  const { state: _state, keep: _keep, ...rest } = membersOf(definition);
  look(rest, written);
  return written;
});

/** Empty where it can say anything, or only one thing. */
export function ownTexts(path: string, definition: unknown): readonly string[] {
  const texts = isObject(definition) ? [...(writtenIn(definition).get(path) ?? [])] : [];
  return texts.length > 1 ? texts : [];
}
