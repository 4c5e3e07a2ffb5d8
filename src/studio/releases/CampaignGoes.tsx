/** How a campaign goes, by day, and what can be done with it while it is on trial. It must not know who counts. */
import { useQuery } from '@tanstack/react-query';
import { tongues } from '../../lib/figures.ts';
import type { CampaignDay, CampaignDeed, CampaignPage } from '../../model/studio-live.ts';
import { isOnCall, useStudio } from '../shell/studio.ts';
import { news } from '../shell/use-changes.ts';
import { releasesWords } from '../words/releases.ts';
import { Refused, useDeeds } from './Deeds.tsx';
import { Trial } from './Trial.tsx';

const deeds = ['visits', 'codes', 'registrations'] as const satisfies readonly CampaignDeed[];
const sides = ['with', 'without'] as const;

const sum = (days: readonly CampaignDay[], side: (typeof sides)[number], deed: CampaignDeed): number =>
  days.reduce((all, day) => all + day[side][deed], 0);

function Figures({ days }: Pick<CampaignPage, 'days'>) {
  const { tongue } = useStudio();
  const words = releasesWords[tongue];
  const dayOf = (day: string): string =>
    new Date(day).toLocaleDateString(tongues[tongue], { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const number = new Intl.NumberFormat(tongues[tongue]);
  const row = (name: string, counted: readonly CampaignDay[]) => (
    <tr key={name}>
      <th scope="row">
        {name}
        {sides.map((side) => (
          <span key={side} className={`st-side-${side} st-side`}>
            {words.sides[side]}
          </span>
        ))}
      </th>
      {deeds.map((deed) => (
        <td key={deed}>
          {sides.map((side) => (
            <span key={side} className={`st-side-${side}`} data-side={side}>
              {number.format(sum(counted, side, deed))}
              <span className="st-hidden"> {words.sides[side]}; </span>
            </span>
          ))}
        </td>
      ))}
    </tr>
  );
  return (
    <table className="st-figures">
      <thead>
        <tr>
          <th scope="col">{words.day}</th>
          {deeds.map((deed) => (
            <th key={deed} scope="col">
              {words.deeds[deed]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {row(words.total, days)}
        {days.map((day) => row(dayOf(day.day), [day]))}
      </tbody>
    </table>
  );
}

export function CampaignGoes({ id }: { readonly id: string }) {
  const { api, person, tongue } = useStudio();
  const words = releasesWords[tongue];
  const doing = useDeeds();
  const page = useQuery({
    queryKey: ['campaign', id],
    queryFn: () => api.campaign(id),
    refetchInterval: news,
  });
  // One that nobody can open yet has nothing to be told.
  if (
    page.data === undefined ||
    (!page.data.isLive && page.data.trial === null && page.data.days.length === 0)
  )
    return null;
  const { days, trial, raises } = page.data;
  return (
    <section className="st-stack st-address" aria-label={words.goes}>
      <h2>{words.goes}</h2>
      {days.length === 0 ? (
        <p className="st-muted">{words.noVisits}</p>
      ) : (
        <>
          <Figures days={days} />
          <p className="st-muted">{words.goesWhy}</p>
        </>
      )}
      <Refused {...doing} />
      {trial !== null && isOnCall(person) && (
        <Trial
          key={`${trial.release} ${trial.share}`}
          trial={trial}
          raises={raises}
          act={doing.act}
          busy={doing.busy}
        />
      )}
    </section>
  );
}
