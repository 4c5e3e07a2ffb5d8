/** What a release changed, in the sentences of the review. What was made without a change is told as the server tells it. It must not know where it stands. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { tongues } from '../../lib/figures.ts';
import type { List } from '../../model/release-api.generated.ts';
import type { Change } from '../../model/studio.ts';
import { thingsOf } from '../core/take-back.ts';
import { useStudio } from '../shell/studio.ts';
import { releasesWords } from '../words/releases.ts';

/** So many lines of what it changed are read at once. */
const first = 3;

/** Of a published change the texts stay what they are: it is read once. */
function usePublishedChange(id: string | undefined): Change | undefined {
  const { api } = useStudio();
  const client = useQueryClient();
  const queryKey = ['published', id];
  const asked = useQuery({
    queryKey,
    queryFn: () => client.getQueryData<Change>(queryKey) ?? api.change(id ?? ''),
    enabled: id !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return asked.data;
}

interface ToldProps {
  readonly release: Pick<List['releases'][number], 'told'>;
  /** The change that it was; nothing where it was none, or one that says something else since. */
  readonly change: string | undefined;
}

export function ReleaseTold({ release, change: id }: ToldProps) {
  const { project, source, tongue } = useStudio();
  const change = usePublishedChange(id);
  const lines = useMemo(() => {
    if (id === undefined) return release.told;
    if (change === undefined) return [];
    const tag = tongues[tongue];
    const things = thingsOf(change, new Map(Object.entries(project.files)), source);
    return things.flatMap(({ kind, about, told }) =>
      told.map((each) => (kind === 'words' ? each[tag] : `${about[tag]} · ${each[tag]}`)),
    );
  }, [id, change, release, project, source, tongue]);
  const list = (some: readonly string[]) => (
    <ul className="st-told">
      {some.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
  const rest = lines.slice(first);
  return (
    <>
      {list(lines.slice(0, first))}
      {rest.length > 0 && <Folded summary={releasesWords[tongue].more(rest.length)}>{list(rest)}</Folded>}
    </>
  );
}

/** What is inside is read, and asked for, once somebody opens it. */
export function Folded({ summary, children }: { readonly summary: string; readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && children}
    </details>
  );
}
