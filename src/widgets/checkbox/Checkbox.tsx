/** A box to tick, with an optional link beside its words. What is agreed to may change: then its tick is gone. */
import type { ReactElement } from 'react';
import type { Props } from '../../renderer/widget.ts';
import { Checkbox as Base } from '../../ui/Checkbox.tsx';
import { PressLink } from '../../ui/PressLink.tsx';

export function Checkbox({ id, bind, of, label, linkText, press, change }: Props<'checkbox'>): ReactElement {
  return (
    <Base
      id={id}
      label={label}
      checked={bind.value === (of || true)}
      error={bind.error}
      onChange={(checked) => {
        bind.set(of ? (checked ? of : '') : checked);
        change?.(checked);
      }}
    >
      {linkText && press ? <PressLink text={linkText} onPress={() => press()} /> : null}
    </Base>
  );
}
