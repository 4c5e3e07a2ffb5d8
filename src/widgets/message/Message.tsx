/** A centered message with a picture and what can be done about it. */
import type { ReactElement } from 'react';
import type { Props } from '../../renderer/widget.ts';
import { Centered } from '../../ui/Centered.tsx';

export function Message({ id, picture, tone, title, text, body }: Props<'message'>): ReactElement {
  return (
    <Centered id={id} picture={picture} tone={tone} title={title} text={text}>
      {body}
    </Centered>
  );
}
