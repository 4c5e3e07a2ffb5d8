/** What each release is called by people: by the title of its change. It must not know where a release stands. */
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { List } from '../../model/release-api.generated.ts';
import type { PublishedHead } from '../../model/studio.ts';
import { useStudio } from '../shell/studio.ts';
import { changesKey, news } from '../shell/use-changes.ts';
import { inPeople, type NameOf } from './for-staff.ts';

export type Listed = Pick<List['releases'][number], 'id' | 'note' | 'told'>;

/** Of one that was made without a title the first that it changes. */
const titleOf = ({ note, told }: Listed): string => (note === '' ? (told[0] ?? '') : note);

/** The number stands beside a title that several have, and alone where there is none. */
export function namesOf(releases: readonly Listed[]): NameOf {
  const titles = new Map(releases.map((release) => [release.id, titleOf(release)]));
  const all = [...titles.values()];
  const isShared = (title: string): boolean => all.filter((each) => each === title).length > 1;
  return (id) => {
    const title = titles.get(id) ?? '';
    if (title === '') return undefined;
    return isShared(title) ? `${title} (${id})` : title;
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

/** What was published, with the change that it was. */
export function usePublished(): readonly PublishedHead[] {
  const { api } = useStudio();
  const heads = useQuery({
    queryKey: [...changesKey, 'history'],
    queryFn: () => api.history(),
    refetchInterval: news,
  });
  return heads.data ?? [];
}

export interface Names {
  readonly nameOf: NameOf;
  /** Sentences of the server, as people say it. */
  readonly tell: (lines: readonly string[]) => readonly string[];
}

export function useNames(): Names {
  const { tongue } = useStudio();
  const { data } = useReleases();
  return useMemo(() => {
    const nameOf = namesOf(data?.releases ?? []);
    return { nameOf, tell: (lines) => inPeople(lines, nameOf, tongue) };
  }, [data, tongue]);
}
