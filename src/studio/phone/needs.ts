/** What a phone must be able to do so that a part is drawn on it, and in whose place a part stands. It must not know how it is said. */
import { isList, isObject, namesIn } from '../../check/document/document.ts';
import { parsedAt } from '../core/parsed.ts';
import type { PartPlace } from './protocol.ts';

export interface Needs {
  /** Features of the phone, that of what is around it before its own. */
  readonly has: readonly string[];
  /** It stands in for a part on phones that lack one of these; for a part that the app does not know where it is empty. */
  readonly lacks: readonly string[] | undefined;
  /** Something else is drawn on phones that lack what it needs. */
  readonly isReplaced: boolean;
}

const requiredBy = (value: unknown): readonly string[] =>
  isObject(value) && isList(value['requires']) ? value['requires'].map(String) : [];

/** Undefined for a part that every phone shows. */
export function needsOf(texts: ReadonlyMap<string, string>, { file, pointer }: PartPlace): Needs | undefined {
  let value = parsedAt(texts, file);
  const has: string[] = [];
  let lacks: readonly string[] | undefined;
  let isReplaced = false;
  for (const name of namesIn(pointer)) {
    const required = requiredBy(value);
    // What stands in for a part of a part that is replaced itself is as far away.
    if (name === 'fallback' && isObject(value) && typeof value['type'] === 'string') {
      has.splice(has.length - required.length);
      lacks = required;
    }
    value = isList(value) ? value[Number(name)] : isObject(value) ? value[name] : undefined;
    const own = requiredBy(value);
    has.push(...own);
    if (own.length > 0) isReplaced = isObject(value) && isObject(value['fallback']);
  }
  // What was undone is chosen no more: nothing stands there.
  if (value === undefined) return undefined;
  return has.length === 0 && lacks === undefined ? undefined : { has, lacks, isReplaced };
}
