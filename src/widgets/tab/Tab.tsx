/** One part of tabs: its title in the bar, its body in sight while it is chosen. */
import type { ReactElement } from 'react';
import type { Props } from '../../renderer/widget.ts';
import { TabPanel } from '../../ui/Tabs.tsx';

export function Tab({ id, title, empty, pending, body }: Props<'tab'>): ReactElement {
  return (
    <TabPanel id={id} title={title} empty={empty} pending={pending}>
      {body}
    </TabPanel>
  );
}
