/** Splices of texts: what they make of a text, what takes them back, and many as few. Pure; it must not know JSON. */
/** Path in the project → text. A file that is not there has no text, and one without a text is not there. */
export type Texts = ReadonlyMap<string, string>;

/** In UTF-16 units of the text as it is when its turn comes: splices of an edit follow one another. */
export interface Splice {
  readonly file: string;
  readonly at: number;
  readonly remove: number;
  readonly insert: string;
}

/** A file without a text is none: to write the first is to add it, to take the last away is to remove it. */
const withText = (texts: Texts, file: string, text: string): Texts => {
  const next = new Map(texts);
  if (text === '') next.delete(file);
  else next.set(file, text);
  return next;
};

const isIn = (text: string, { at, remove }: Splice): boolean =>
  Number.isInteger(at) && Number.isInteger(remove) && at >= 0 && remove >= 0 && at + remove <= text.length;

export interface Spliced {
  readonly texts: Texts;
  /** What takes them back, in the order in which that is done. */
  readonly back: readonly Splice[];
}

/** The texts with these splices made, one after the other; `undefined` where one lies outside of its text. */
export function spliced(texts: Texts, splices: readonly Splice[]): Spliced | undefined {
  let now = texts;
  const back: Splice[] = [];
  for (const splice of splices) {
    const { file, at, remove, insert } = splice;
    const text = now.get(file) ?? '';
    if (!isIn(text, splice)) return undefined;
    back.unshift({ file, at, remove: insert.length, insert: text.slice(at, at + remove) });
    now = withText(now, file, text.slice(0, at) + insert + text.slice(at + remove));
  }
  return { texts: now, back };
}

/** Two as one, where the second touches what the first has written. */
function asOne(first: Splice, second: Splice): Splice | undefined {
  const written = first.at + first.insert.length;
  const end = second.at + second.remove;
  if (first.file !== second.file || second.at > written || end < first.at) return undefined;
  const before = Math.max(0, first.at - second.at);
  const after = Math.max(0, end - written);
  return {
    file: first.file,
    at: Math.min(first.at, second.at),
    remove: before + first.remove + after,
    insert:
      first.insert.slice(0, Math.max(0, second.at - first.at)) +
      second.insert +
      first.insert.slice(first.insert.length - Math.max(0, written - end)),
  };
}

/** The same in as few splices as their order allows: letter after letter becomes a word. */
export function joined(splices: readonly Splice[]): readonly Splice[] {
  const found: Splice[] = [];
  for (const splice of splices) {
    const last = found.at(-1);
    const one = last === undefined ? undefined : asOne(last, splice);
    if (one === undefined) found.push(splice);
    else found[found.length - 1] = one;
  }
  return found.filter(({ remove, insert }) => remove > 0 || insert !== '');
}

const isHigh = (code: number): boolean => code >= 0xd800 && code <= 0xdbff;

/** What one text differs from another in: one splice, or none. Characters of two units are never cut. */
export function between(file: string, before: string, now: string): readonly Splice[] {
  if (before === now) return [];
  const most = Math.min(before.length, now.length);
  let at = 0;
  while (at < most && before.charCodeAt(at) === now.charCodeAt(at)) at += 1;
  if (at > 0 && isHigh(before.charCodeAt(at - 1))) at -= 1;
  let same = 0;
  while (
    same < most - at &&
    before.charCodeAt(before.length - 1 - same) === now.charCodeAt(now.length - 1 - same)
  )
    same += 1;
  if (same > 0 && isHigh(before.charCodeAt(before.length - 1 - same))) same -= 1;
  return [{ file, at, remove: before.length - at - same, insert: now.slice(at, now.length - same) }];
}
