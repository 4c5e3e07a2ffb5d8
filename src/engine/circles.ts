/** Which names need themselves, directly or through others; in one walk over all needs. It must not know what needs what. */

/** The names that lie on a circle (Tarjan: those that can all be reached from each other). */
export function onCircles(needs: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const found = new Set<string>();
  const order = new Map<string, number>();
  /** Those whose circle, if they have one, is not known yet. */
  const open: string[] = [];
  const isOpen = new Set<string>();

  /** The earliest open name that can be reached from this one, by its place in the order. */
  function walk(name: string): number {
    const own = order.size;
    order.set(name, own);
    open.push(name);
    isOpen.add(name);
    let earliest = own;
    for (const next of needs.get(name) ?? []) {
      if (!needs.has(next)) continue;
      if (next === name) found.add(name);
      const known = order.get(next);
      if (known === undefined) earliest = Math.min(earliest, walk(next));
      else if (isOpen.has(next)) earliest = Math.min(earliest, known);
    }
    if (earliest === own) close(name);
    return earliest;
  }

  /** What has been opened since can reach this name, and is reached from it. */
  function close(name: string): void {
    const members = open.splice(open.lastIndexOf(name));
    for (const member of members) {
      isOpen.delete(member);
      if (members.length > 1) found.add(member);
    }
  }

  for (const name of needs.keys()) if (!order.has(name)) walk(name);
  return found;
}
