/**
 * The texts of a change read as JSON, each once while it says the same: everything that is kept by what a text says hangs on it. It
 * must not know what stands in them.
 */
import type { Texts } from './draft.ts';

interface Read {
  readonly text: string;
  readonly value: unknown;
}

/** The last two readings of each file: what everyone has stands beside what is edited. */
const read = new Map<string, readonly Read[]>();

/** `undefined` for a text that is no JSON. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `undefined` where there is no such file, or its text is no JSON. */
export function parsedAt(texts: Texts, file: string): unknown {
  const text = texts.get(file);
  if (text === undefined) return undefined;
  const known = read.get(file) ?? [];
  const before = known.find((each) => each.text === text);
  if (before !== undefined) return before.value;
  const value = parse(text);
  read.set(file, [{ text, value }, ...known.slice(0, 1)]);
  return value;
}

/** What is made of an object, once for each. */
export function once<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const made = new WeakMap<Of, { readonly value: Made }>();
  return (of) => {
    const known = made.get(of) ?? { value: make(of) };
    made.set(of, known);
    return known.value;
  };
}
