/** Stars to choose one from, bound to a number. */
import type { ReactElement } from 'react';
import { useText } from '../../renderer/text.ts';
import type { Props } from '../../renderer/widget.ts';
import { Rating as Base } from '../../ui/Rating.tsx';

export function Rating({ id, bind, label, max = 5, change }: Props<'rating'>): ReactElement {
  const text = useText();
  return (
    <Base
      id={id}
      label={label}
      max={max}
      value={typeof bind.value === 'number' ? bind.value : 0}
      error={bind.error}
      nameOf={(count) => `${count} ${text(count === 1 ? 'app.star' : 'app.stars')}`}
      onChange={(count) => {
        bind.set(count);
        change?.(count);
      }}
    />
  );
}
