/** What comes of a text, found once for each text: a project is gone through again and again. It must not know what is found. */

/** A server that proves releases runs for weeks. */
const most = 20_000;

/** What comes of a text, kept by the text. */
export function kept<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, { readonly found: T }>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before.found;
    const found = read(text);
    if (known.size >= most) known.clear();
    known.set(text, { found });
    return found;
  };
}
