/** One release of the list: what it is called, what it is for borrowers, what it changed. It must not know how it came about. */
import type { List } from '../../model/release-api.generated.ts';
import type { Next } from '../../model/release.ts';
import type { ChangeHead, PublishedHead } from '../../model/studio.ts';
import { spotOf } from '../../release/names.ts';
import { hashOf } from '../shell/place.ts';
import { useStudio } from '../shell/studio.ts';
import { momentOf } from '../shell/times.ts';
import { releasesWords } from '../words/releases.ts';
import { Folded, ReleaseTold } from './ReleaseTold.tsx';
import { standIn } from './stands.ts';
import { useClock } from './use-clock.ts';
import { useNames } from './use-names.ts';

interface RowProps {
  readonly release: List['releases'][number];
  readonly trial: Next | undefined;
  /** The change that it is of, where it is one of the studio. */
  readonly change: ChangeHead | undefined;
  /** The same once it is out. */
  readonly published: PublishedHead | undefined;
  /** The change of which it was approved, and which has gone on since. */
  readonly by: ChangeHead | undefined;
  /** Takes it back; nothing where this person may not, or it is not what everyone has. */
  readonly takeBack: (() => void) | undefined;
  readonly busy: boolean;
  /** What it changed is read where somebody asks for it. */
  readonly isFolded?: boolean;
}

export const campaignsOf = ({ parts }: Pick<PublishedHead, 'parts'>): readonly string[] =>
  parts.flatMap((part) => {
    const spot = spotOf(part);
    return spot?.kind === 'layouts' ? [spot.id] : [];
  });

export function CampaignLinks({ campaigns }: { readonly campaigns: readonly string[] }) {
  const { tongue } = useStudio();
  return campaigns.map((id) => (
    <p key={id}>
      <a href={hashOf({ page: 'editor', screen: id })}>{releasesWords[tongue].seeFigures(id)}</a>
    </p>
  ));
}

export function ReleaseRow({
  release,
  trial,
  change,
  published,
  by,
  takeBack,
  busy,
  isFolded = false,
}: RowProps) {
  const { tongue } = useStudio();
  const { nameOf } = useNames();
  const now = useClock();
  const words = releasesWords[tongue];
  const name = nameOf(release.id) ?? release.id;
  const stand = standIn(release, trial, now, by);
  const of = change ?? published ?? by;
  // What a change that has gone on says now is not what its release says.
  const told = (
    <ReleaseTold release={release} change={by === undefined ? (change ?? published)?.id : undefined} />
  );
  return (
    <li className="st-release">
      <div>
        <h3>{of === undefined ? name : <a href={hashOf({ page: 'change', id: of.id })}>{name}</a>}</h3>
        <span className={`st-chip st-state-${by === undefined ? release.standing : stand}`}>
          {stand === 'some' ? words.someSee(trial?.share ?? 0) : words.stands[stand]}
        </span>
        {isFolded ? <Folded summary={words.whatChanged}>{told}</Folded> : told}
        <p className="st-muted">
          {words.made(release.authors.join(', '), momentOf(release.madeAt, tongue))}
          {release.approvals.length > 0 && ` · ${words.approved(release.approvals.join(', '))}`}
        </p>
        {published !== undefined && <CampaignLinks campaigns={campaignsOf(published)} />}
      </div>
      {takeBack !== undefined && (
        <button
          type="button"
          className="st-button st-danger"
          title={words.takeBackWhy}
          disabled={busy}
          onClick={takeBack}
        >
          {words.takeBack}
        </button>
      )}
    </li>
  );
}
