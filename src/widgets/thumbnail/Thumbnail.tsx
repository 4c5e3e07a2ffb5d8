/** A small picture that opens over the whole screen when it is pressed. */
import type { ReactElement } from 'react';
import { useText } from '../../renderer/text.ts';
import type { Props } from '../../renderer/widget.ts';
import { Thumbnail as Base } from '../../ui/Thumbnail.tsx';

export function Thumbnail({ id, src, alt }: Props<'thumbnail'>): ReactElement {
  const text = useText();
  return <Base id={id} src={src} alt={alt} closeLabel={text('app.close')} />;
}
