/** Where a campaign is opened once it is published: by its id, also on a phone. It must not know what the campaign shows. */
import { promotionRoute, promotionStart } from '../../lib/promotion.ts';
import { Link } from '../shell/Link.tsx';
import { useStudio } from '../shell/studio.ts';
import { releasesWords } from '../words/releases.ts';

export function CampaignAddress({ id }: { readonly id: string }) {
  const { session, tongue } = useStudio();
  const words = releasesWords[tongue];
  const origin = session.publicUrl ?? session.phoneOrigin;
  const path = `${promotionRoute}?id=${encodeURIComponent(id)}${promotionStart}`;
  return (
    <section className="st-stack st-address" aria-label={words.address}>
      <Link label={words.address} hint={words.addressWhy} origin={origin} path={path} onPhone />
      <p className="st-row">
        <a className="st-button" href={`${origin}${path}`} target="_blank" rel="noreferrer">
          {words.openIt}
        </a>
      </p>
    </section>
  );
}
