/** Which names need themselves, directly or through others; in one walk over all needs. It must not know what needs what. */

/** One whose needs are looked at: how far, and the earliest open name that can be reached from it, by its place in the order. */
interface Step {
  readonly name: string;
  readonly own: number;
  readonly needs: readonly string[];
  next: number;
  earliest: number;
}

/** The names that lie on a circle (Tarjan: those that can all be reached from each other). */
export function onCircles(needs: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const found = new Set<string>();
  const order = new Map<string, number>();
  /** Those whose circle, if they have one, is not known yet. */
  const open: string[] = [];
  const isOpen = new Set<string>();

  function enter(name: string): Step {
    const own = order.size;
    order.set(name, own);
    open.push(name);
    isOpen.add(name);
    return { name, own, needs: needs.get(name) ?? [], next: 0, earliest: own };
  }

  /** From one name to all that it needs; a list of its own, for a chain may be longer than the stack is deep. */
  function walk(start: string): void {
    const trail = [enter(start)];
    for (let step = trail[0]; step !== undefined; step = trail[trail.length - 1]) {
      const need = step.needs[step.next];
      step.next += 1;
      if (need === undefined) {
        if (step.earliest === step.own) close(step.name);
        trail.pop();
        const before = trail[trail.length - 1];
        if (before !== undefined) before.earliest = Math.min(before.earliest, step.earliest);
      } else if (needs.has(need)) {
        if (need === step.name) found.add(need);
        const known = order.get(need);
        if (known === undefined) trail.push(enter(need));
        else if (isOpen.has(need)) step.earliest = Math.min(step.earliest, known);
      }
    }
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
