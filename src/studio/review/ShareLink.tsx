/** A link for who has no account, to look at one change on the phone. It must not know what they see. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAsked } from '../api/use-asked.ts';
import type { Change, PreviewLink } from '../../model/studio.ts';
import { Link } from '../shell/Link.tsx';
import { mayDo, useStudio } from '../shell/studio.ts';
import { momentOf } from '../shell/times.ts';
import { peopleWords } from '../words/people.ts';
import { shellWords } from '../words/shell.ts';

export function ShareLink({ change }: { readonly change: Change }) {
  const { api, person, say, tongue } = useStudio();
  const words = peopleWords[tongue];
  const asked = useAsked(shellWords[tongue].failedWhy);
  const [link, setLink] = useState<PreviewLink>();
  const may = mayDo(person, 'editor') || mayDo(person, 'reviewer') || mayDo(person, 'publisher');
  const links = useQuery({
    queryKey: ['links', change.id],
    queryFn: () => api.links(change.id),
    enabled: may,
  });
  const isShared = link !== undefined || (links.data?.open ?? 0) > 0;
  if (!may || change.state === 'thrown-away') return null;
  const end = async (): Promise<void> => {
    say((await api.endLinks(change.id)).words.join(' '));
    setLink(undefined);
  };
  return (
    <section className="st-stack" aria-labelledby="share">
      <h2 id="share">{words.share}</h2>
      <p className="st-muted">{words.shareWhy}</p>
      {link !== undefined && (
        <Link
          label={words.shareLink}
          hint={words.linkUntil(momentOf(link.until, tongue))}
          path={link.path}
          onPhone
        />
      )}
      <p className="st-row">
        <button
          type="button"
          className="st-button"
          disabled={asked.busy}
          onClick={() => void asked.run(async () => setLink(await api.share(change.id)))}
        >
          {words.shareNow}
        </button>
        {isShared && (
          <button
            type="button"
            className="st-button"
            disabled={asked.busy}
            onClick={() => void asked.run(end)}
          >
            {words.shareEnd}
          </button>
        )}
      </p>
      <p role="alert" className="st-bad">
        {asked.why.join(' ')}
      </p>
    </section>
  );
}
