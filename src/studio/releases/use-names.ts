/** What each release is called by people: by the title of its change. It must not know where a release stands. */
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { List } from '../../model/release-api.generated.ts';
import type { ChangeHead, PublishedHead } from '../../model/studio.ts';
import type { Tongue } from '../../lib/figures.ts';
import type { ScreenName } from '../search/screens.ts';
import { useStudio } from '../shell/studio.ts';
import { momentOf } from '../shell/times.ts';
import { changesKey, news, useChanges } from '../shell/use-changes.ts';
import { releasesWords } from '../words/releases.ts';
import { inPeople, type NameOf } from './for-staff.ts';

export type Listed = Pick<List['releases'][number], 'id' | 'note' | 'told' | 'madeAt'>;

/** Of one that was made without a title the first that it changes. */
const titleOf = ({ note, told }: Listed): string => (note === '' ? (told[0] ?? '') : note);

const alike = (all: readonly string[], one: string): boolean => all.filter((each) => each === one).length > 1;

/** A release by the title of its change, which the reader of another language has in theirs. */
export const titlesOf = (
  changes: readonly Pick<ChangeHead, 'release' | 'title'>[],
): ReadonlyMap<string, string> =>
  new Map(
    changes.flatMap(({ release, title }) => (release === null || title === '' ? [] : [[release, title]])),
  );

/** When it was made stands beside a title that several have; where they were made at once, which of them it is. @param known what they are called otherwise. */
export function namesOf(
  releases: readonly Listed[],
  tongue: Tongue,
  known: ReadonlyMap<string, string> = new Map(),
): NameOf {
  const title = (release: Listed): string => known.get(release.id) ?? titleOf(release);
  const titles = new Map(releases.map((release) => [release.id, title(release)]));
  const all = [...titles.values()];
  const dated = new Map(
    releases.map((release): [string, string] => {
      const name = title(release);
      return [release.id, alike(all, name) ? `${name} (${momentOf(release.madeAt, tongue)})` : name];
    }),
  );
  const names = [...dated.values()];
  return (id) => {
    if ((titles.get(id) ?? '') === '') return undefined;
    const name = dated.get(id) ?? '';
    if (!alike(names, name)) return name;
    // They come the newest first.
    const same = [...dated].flatMap(([each, called]) => (called === name ? [each] : [])).reverse();
    return `${name.slice(0, -1)}, ${releasesWords[tongue].which(same.indexOf(id) + 1)})`;
  };
}

export function useReleases(): UseQueryResult<List> {
  const { api, tongue } = useStudio();
  return useQuery({
    queryKey: ['releases', tongue],
    queryFn: () => api.releases(),
    refetchInterval: news,
  });
}

const none: readonly PublishedHead[] = [];

/** What was published, with the change that it was. */
export function usePublished(): readonly PublishedHead[] {
  const { api } = useStudio();
  const heads = useQuery({
    queryKey: [...changesKey, 'history'],
    queryFn: () => api.history(),
    refetchInterval: news,
  });
  return heads.data ?? none;
}

export interface Names {
  readonly nameOf: NameOf;
  /** Sentences of the server, as people say it. */
  readonly tell: (lines: readonly string[]) => readonly string[];
}

/** @param screens what a screen is called, where the page knows them. */
export function useNames(screens?: readonly ScreenName[]): Names {
  const { tongue } = useStudio();
  const { data } = useReleases();
  const { data: changes } = useChanges();
  const published = usePublished();
  return useMemo(() => {
    const nameOf = namesOf(data?.releases ?? [], tongue, titlesOf([...published, ...(changes ?? [])]));
    const screen = (id: string): string | undefined => screens?.find((each) => each.id === id)?.name[tongue];
    return { nameOf, tell: (lines) => inPeople(lines, nameOf, tongue, screen) };
  }, [data, changes, published, tongue, screens]);
}
