/** Colleagues as they are looked for by name: what each works on and, for who administers, their account. It must not know who looks. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ChangeHead, People } from '../../model/studio.ts';
import { shellWords } from '../words/shell.ts';
import { workWords } from '../words/work.ts';
import type { Command } from './Finder.tsx';
import { go } from './place.ts';
import { mayDo, useStudio } from './studio.ts';
import { useChanges } from './use-changes.ts';

const namesIn = ({ author, editors, writer }: ChangeHead): readonly string[] => [
  ...new Set([author, ...editors, ...(writer === null ? [] : [writer])]),
];

/** Read only while somebody looks for something. */
export function useColleagues(): readonly Command[] {
  const { api, person, tongue } = useStudio();
  const { data: changes = [] } = useChanges();
  const isAdmin = mayDo(person, 'admin');
  const asked = useQuery<People>({ queryKey: ['people'], queryFn: () => api.people(), enabled: isAdmin });
  const people = asked.data?.people;
  return useMemo((): readonly Command[] => {
    const accounts = (people ?? []).map(({ id, name, email }) => ({
      id: `person ${id}`,
      name,
      keys: shellWords[tongue].people,
      also: email,
      isHidden: true,
      act: () => go({ page: 'people' }),
    }));
    const work = changes
      .filter(({ state }) => state !== 'thrown-away')
      .map((change) => ({
        id: `change ${change.id}`,
        name: change.title === '' ? workWords[tongue].untitled : change.title,
        keys: `${shellWords[tongue].changes} · ${namesIn(change).join(', ')}`,
        also: namesIn(change).join(' '),
        isHidden: true,
        act: () => go({ page: 'change', id: change.id }),
      }));
    return [...accounts, ...work];
  }, [people, changes, tongue]);
}
