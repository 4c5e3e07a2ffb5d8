/** A new campaign from wherever one is: the one that it begins like, and its name. It must not know how a layout is copied. */
import { useId, useState } from 'react';
import { idOf } from '../../../check/document/document.ts';
import { isLayout } from '../../search/screens.ts';
import { useIndex } from '../../search/use-search.ts';
import { go } from '../../shell/place.ts';
import { Sheet } from '../../shell/Sheet.tsx';
import { useStudio, useWork } from '../../shell/studio.ts';
import { beginWords } from '../../words/begin.ts';
import { CampaignCopy } from './CampaignForm.tsx';

export function NewCampaign({ onClose }: { readonly onClose: () => void }) {
  const { tongue, workspace } = useStudio();
  const { draft } = useWork();
  const { screens } = useIndex();
  const id = useId();
  const layouts = screens.filter(({ file }) => isLayout(file));
  const [chosen, setChosen] = useState(layouts[0]?.file ?? '');
  const words = beginWords[tongue];
  return (
    <Sheet title={words.campaign} onClose={onClose}>
      <div className="st-field">
        <label htmlFor={id}>{words.like}</label>
        <select id={id} value={chosen} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
          {layouts.map(({ file, name }) => (
            <option key={file} value={file}>
              {name[tongue]}
            </option>
          ))}
        </select>
      </div>
      <CampaignCopy
        texts={draft.now}
        file={chosen}
        tongue={tongue}
        onEdit={(edit) => workspace.edit(edit)}
        onCopied={(file) => {
          onClose();
          go({ page: 'editor', screen: idOf(file) });
        }}
      />
    </Sheet>
  );
}
