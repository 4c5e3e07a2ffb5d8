/** A button whose press runs actions; while they run it is busy. */
import type { ReactElement } from 'react';
import type { Props } from '../../renderer/widget.ts';
import { Button as Base } from '../../ui/Button.tsx';

export function Button({ id, text, tone, icon, enabled = true, busy, press }: Props<'button'>): ReactElement {
  return <Base id={id} text={text} tone={tone} icon={icon} busy={busy} disabled={!enabled} onPress={press} />;
}
