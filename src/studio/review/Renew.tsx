/** Brings a change over what is there now, where others published the same. It must not know how either is told. */
import { useQueryClient } from '@tanstack/react-query';
import { useAsked } from '../api/use-asked.ts';
import type { Change } from '../../model/studio.ts';
import { mayDo, useStudio, useWork } from '../shell/studio.ts';
import { reviewWords } from '../words/review.ts';
import { shellWords } from '../words/shell.ts';
import { isPerson } from '../workspace/changes.ts';

export function Renew({ change }: { readonly change: Change }) {
  const { api, person, project, say, tongue, workspace } = useStudio();
  const { change: open } = useWork();
  const client = useQueryClient();
  const words = reviewWords[tongue];
  const asked = useAsked(shellWords[tongue].failedWhy);
  if (!mayDo(person, 'editor') || !isPerson(change.writer, person))
    return <p className="st-muted">{words.renewedBy(change.writer ?? change.author)}</p>;
  const renew = (): void =>
    void asked.run(async () => {
      if (open?.id === change.id) await workspace.flush();
      const renewed = await api.renew(change.id);
      // The page may stand on older texts than the server: it then begins anew with this change.
      if (renewed.base !== project.base) await client.refetchQueries({ queryKey: ['project'] });
      else if (open?.id === change.id) await workspace.open(renewed);
      await Promise.all(
        [['changes'], ['change', change.id]].map((queryKey) => client.invalidateQueries({ queryKey })),
      );
      say(words.isRenewed);
    });
  return (
    <section className="st-stack">
      <button type="button" className="st-button st-primary" disabled={asked.busy} onClick={renew}>
        {words.renew}
      </button>
      <p className="st-muted">{words.renewWhy}</p>
      <p role="alert" className="st-bad">
        {asked.why.join(' ')}
      </p>
    </section>
  );
}
