/** A new campaign from wherever one is: the one that it begins like, and its name. It must not know how a layout is copied. */
import { useId, useState } from 'react';
import { idOf } from '../../../check/document/document.ts';
import { isLayout } from '../../search/screens.ts';
import { useIndex } from '../../search/use-search.ts';
import { Picture } from '../../pictures/Picture.tsx';
import { go } from '../../shell/place.ts';
import { Sheet } from '../../shell/Sheet.tsx';
import { useStudio, useWork } from '../../shell/studio.ts';
import { beginWords } from '../../words/begin.ts';
import { screensWords } from '../../words/screens.ts';
import { CampaignCopy } from './CampaignForm.tsx';

export function NewCampaign({ onClose }: { readonly onClose: () => void }) {
  const { tongue, workspace } = useStudio();
  const { draft } = useWork();
  const { screens } = useIndex();
  const group = useId();
  const layouts = screens.filter(({ file }) => isLayout(file));
  const [chosen, setChosen] = useState(layouts[0]?.file ?? '');
  const words = beginWords[tongue];
  return (
    <Sheet title={words.campaign} onClose={onClose}>
      <fieldset className="st-likes">
        <legend>{words.like}</legend>
        {layouts.map(({ id, file, name }) => (
          <label key={file} className="st-like">
            <input
              type="radio"
              name={group}
              aria-label={name[tongue]}
              value={file}
              checked={file === chosen}
              onChange={() => setChosen(file)}
            />
            <Picture screen={id} name={screensWords[tongue].picture(name[tongue])} />
            <span className="st-cut" title={name[tongue]}>
              {name[tongue]}
            </span>
          </label>
        ))}
      </fieldset>
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
