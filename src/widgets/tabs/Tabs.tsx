/** Several parts of a screen of which one is in sight; each part is a tab. */
import type { ReactElement } from 'react';
import type { Props } from '../../renderer/widget.ts';
import { Tabs as Base } from '../../ui/Tabs.tsx';

export function Tabs({ id, label, body }: Props<'tabs'>): ReactElement {
  return (
    <Base id={id} label={label}>
      {body}
    </Base>
  );
}
