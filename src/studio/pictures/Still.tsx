/** A screen as the phone draws it, to be looked at. It must not know why. */
import { useEffect, useMemo, useRef } from 'react';
import type { Texts } from '../core/draft.ts';
import type { PartPlace, Shown, Situation } from '../phone/protocol.ts';
import { usePhone, type PhoneTold } from '../phone/use-phone.ts';
import { useStudio } from '../shell/studio.ts';

interface StillProps extends Pick<Shown, 'screen' | 'state' | 'tongue'> {
  readonly texts: Texts;
  readonly title: string;
  /** Marked, and in sight. */
  readonly part?: PartPlace | undefined;
  /** Marked in its place. */
  readonly marks?: readonly PartPlace[] | undefined;
  /** Whether the states are wanted that look otherwise than what everyone has. */
  readonly compares: boolean;
  /** How far down it begins; where the part is, where it is left out (px). */
  readonly top?: number | undefined;
  /** The state of what stands beside it. */
  readonly as?: Situation | undefined;
  readonly onTold: (told: PhoneTold) => void;
}

const nobody = (): void => undefined;

export function Still(props: StillProps) {
  const { screen, state, tongue, texts, title, part, marks, compares, top, as, onTold } = props;
  const { project, session } = useStudio();
  const frame = useRef<HTMLIFrameElement>(null);
  const shown = useMemo(
    (): Shown => ({
      screen,
      tongue,
      text: 100,
      scheme: 'light',
      mode: part === undefined ? 'use' : 'look',
      still: { ...(top === undefined ? {} : { top }), ...(as === undefined ? {} : { as }) },
      ...(state === undefined ? {} : { state }),
    }),
    [screen, tongue, state, part, top, as],
  );
  const told = usePhone(frame, {
    origin: session.phoneOrigin,
    project,
    texts,
    shown,
    selected: part ?? null,
    marks,
    compares,
    onPick: nobody,
    onType: nobody,
  });
  useEffect(() => onTold(told), [told, onTold]);
  return (
    // Its scripts and its origin are what it is: the policy of both pages says what it may do.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe ref={frame} src={`${session.phoneOrigin}/studio-phone`} title={title} tabIndex={-1} />
  );
}
