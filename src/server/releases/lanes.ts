/** How an operation changes who sees what: from one pointer to the next. It must not know a store, a clock or who asks. */
import type { Lane, Next, Pointer, Who } from '../../model/release.ts';

/** Whether the phones of a build can show a release. */
export type Shows = (release: string, contract: string) => boolean;

export const isEveryone = (who: Who): boolean => Object.keys(who).length === 0;

/** For all, from now on, without an end: then it is no trial. */
export const isForAll = ({ share, who, from, until }: Omit<Next, 'release' | 'salt' | 'held'>): boolean =>
  share === 100 && isEveryone(who) && from === null && until === null;

/** All that somebody may have. */
export const releasesIn = (lanes: readonly Lane[]): readonly string[] => [
  ...new Set(
    lanes.flatMap(({ stable, next }) => [stable, next?.release]).filter((id) => typeof id === 'string'),
  ),
];

/** The release on trial; the same in each lane that has one. */
export const trialOf = ({ lanes }: Pick<Pointer, 'lanes'>): Next | undefined =>
  lanes.find(({ next }) => next !== null)?.next ?? undefined;

export const isOver = ({ until }: Pick<Next, 'until'>, now: Date): boolean =>
  until !== null && Date.parse(until) <= now.getTime();

/** A lane for each build that may be seen, and for no other; one that is new shows its own definitions. */
export const lanesFor = (lanes: readonly Lane[], contracts: readonly string[]): readonly Lane[] =>
  contracts.map(
    (contract) => lanes.find((lane) => lane.contract === contract) ?? { contract, stable: null, next: null },
  );

/** A release goes on trial, or to all. A build that cannot show it keeps what it has. */
export const withRelease = (lanes: readonly Lane[], wish: Next, shows: Shows): readonly Lane[] =>
  lanes.map((lane) => {
    if (!shows(wish.release, lane.contract)) return { ...lane, next: null };
    return isForAll(wish) ? { ...lane, stable: wish.release, next: null } : { ...lane, next: wish };
  });

export const isBegun = ({ from }: Pick<Next, 'from'>, now: Date): boolean =>
  from === null || Date.parse(from) <= now.getTime();

/** The trial with another share; to all where nothing else limits it: a start that has passed does not. */
export const withShare = (lanes: readonly Lane[], share: number, now: Date): readonly Lane[] =>
  lanes.map((lane) => {
    if (lane.next === null) return lane;
    const { from } = lane.next;
    const next = { ...lane.next, share, from: share === 100 && isBegun(lane.next, now) ? null : from };
    return isForAll(next) ? { ...lane, stable: next.release, next: null } : { ...lane, next };
  });

export const withHold = (lanes: readonly Lane[], held: boolean): readonly Lane[] =>
  lanes.map((lane) => (lane.next === null ? lane : { ...lane, next: { ...lane.next, held } }));

export const withoutTrial = (lanes: readonly Lane[]): readonly Lane[] =>
  lanes.map((lane) => ({ ...lane, next: null }));

/** The release that everyone has goes; each build shows the newest of the older ones that it can show. @param older newest first. */
export const withoutStable = (
  lanes: readonly Lane[],
  release: string,
  older: readonly string[],
  shows: Shows,
): readonly Lane[] =>
  lanes.map((lane) =>
    lane.stable === release
      ? { ...lane, stable: older.find((id) => shows(id, lane.contract)) ?? null }
      : lane,
  );
