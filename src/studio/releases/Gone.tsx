/** An address of a screen that is not among those of now: it was taken back, or never was. What is known of it is still told. */
import { Empty } from '../shell/Empty.tsx';
import { hashOf } from '../shell/place.ts';
import { useStudio } from '../shell/studio.ts';
import { editorWords } from '../words/editor.ts';
import { shellWords } from '../words/shell.ts';
import { CampaignGoes } from './CampaignGoes.tsx';

export function Gone({ id }: { readonly id: string }) {
  const { tongue } = useStudio();
  const words = editorWords[tongue];
  const pages = shellWords[tongue];
  return (
    <div className="st-page">
      <Empty title={words.unknown(id)} hint={words.unknownHint}>
        <p className="st-row">
          <a className="st-button st-primary" href={hashOf({ page: 'screens' })}>
            {pages.screens}
          </a>
          <a className="st-button" href={hashOf({ page: 'releases' })}>
            {pages.releases}
          </a>
        </p>
      </Empty>
      <CampaignGoes id={id} />
    </div>
  );
}
