/** Which situations show a change: each thing that differs is looked at once before the rest. It must not know how a picture is made. */
import type { Difference, PartPlace } from '../phone/protocol.ts';

export interface Shot<State> {
  readonly state: State;
  /** Those that stand there, the one that is looked at first. */
  readonly differences: readonly Difference[];
}

const nameOf = (side: 'before' | 'now', { file, pointer }: PartPlace): string => `${side} ${file} ${pointer}`;

const effectsOf = ({ before, now }: Difference): readonly string[] => [
  ...before.marks.map((each) => nameOf('before', each)),
  ...now.marks.map((each) => nameOf('now', each)),
];

/** What differs in the same situations is one thing. By it, the places in the list of those in which it is seen. */
function groupsOf(
  differing: readonly (readonly Difference[])[],
): readonly (readonly [Set<string>, readonly number[]])[] {
  const seenIn = new Map<string, number[]>();
  for (const [at, all] of differing.entries())
    for (const effect of new Set(all.flatMap(effectsOf)))
      seenIn.set(effect, [...(seenIn.get(effect) ?? []), at]);
  const groups = new Map<string, [Set<string>, readonly number[]]>();
  for (const [effect, places] of seenIn) {
    const name = places.join(' ');
    const group = groups.get(name) ?? [new Set(), places];
    group[0].add(effect);
    groups.set(name, group);
  }
  return [...groups.values()];
}

/** @param states in the order in which they are looked at otherwise. @returns those that together show all, then the others. */
export function shotsOf<State extends { readonly id: string }>(
  states: readonly State[],
  differs: Readonly<Record<string, readonly Difference[]>>,
): { readonly needed: readonly Shot<State>[]; readonly others: readonly Shot<State>[] } {
  const differing = states.map(({ id }) => differs[id] ?? []);
  const groups = groupsOf(differing);
  const inState = (at: number): number => groups.filter(([, places]) => places.includes(at)).length;
  const used = new Set<number>();
  const needed = groups.flatMap(([effects, places]): readonly Shot<State>[] => {
    // Where nothing else differs it is plainest to see.
    const [at] = [...places].sort(
      (one, other) => Number(used.has(one)) - Number(used.has(other)) || inState(one) - inState(other),
    );
    const state = at === undefined ? undefined : states[at];
    if (at === undefined || state === undefined) return [];
    used.add(at);
    const isOwn = (each: Difference): boolean => effectsOf(each).some((effect) => effects.has(effect));
    const all = differing[at] ?? [];
    return [{ state, differences: [...all.filter(isOwn), ...all.filter((each) => !isOwn(each))] }];
  });
  const others = states.flatMap((state, at) =>
    used.has(at) ? [] : [{ state, differences: differing[at] ?? [] }],
  );
  return { needed, others };
}
