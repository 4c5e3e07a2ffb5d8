/** A screen in small: drawn by the phone as soon as it is near, as its first lines until then. It must not know where it is shown. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Texts } from '../core/draft.ts';
import type { PartPlace, Situation } from '../phone/protocol.ts';
import type { PhoneTold, Told } from '../phone/use-phone.ts';
import { useIndexOf } from '../search/use-search.ts';
import { useStudio, useWork } from '../shell/studio.ts';
import type { Tongue } from '../../lib/figures.ts';
import { linesOf } from './outline.ts';
import { Still } from './Still.tsx';
import { createTurns } from './turns.ts';

export interface Beside {
  /** How far down it begins, as the other one does; where its part is, where the other one follows it (px). */
  readonly top: number | undefined;
  /** The state that the other one stands in. */
  readonly as?: Situation | undefined;
  /** Both are drawn, and begin at the same height. */
  readonly isReady: boolean;
  readonly onRested: (rested: Told<'rested'>) => void;
}

interface PictureProps {
  readonly screen: string;
  readonly name: string;
  /** Those of the open change where they are left out. */
  readonly texts?: Texts;
  readonly state?: string;
  readonly inTongue?: Tongue;
  /** What is to be looked at in it. */
  readonly part?: PartPlace | undefined;
  /** What is outlined in its place. */
  readonly marks?: readonly PartPlace[] | undefined;
  /** It stands beside another one, and is seen together with it. */
  readonly beside?: Beside;
  /** Asks which states look otherwise than what everyone has, and is told. */
  readonly onTold?: (told: PhoneTold) => void;
}

const turns = createTurns(3);

/** Whether it is, or was, so near that it will be looked at. */
function useNear(element: React.RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (element.current === null || near) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, near]);
  return near;
}

export function Picture(props: PictureProps) {
  const { screen, name, texts, state, inTongue, part, marks, beside, onTold } = props;
  const { tongue } = useStudio();
  const { draft } = useWork();
  const box = useRef<HTMLSpanElement>(null);
  const done = useRef<() => void>(undefined);
  const [begun, setBegun] = useState(false);
  const [drawn, setDrawn] = useState(false);
  const near = useNear(box);
  const now = texts ?? draft.now;
  const { screens } = useIndexOf({ now, base: draft.base });
  const speaks = inTongue ?? tongue;
  const file = screens.find(({ id }) => id === screen)?.file ?? '';
  const lines = useMemo(() => linesOf(now, file, speaks), [now, file, speaks]);
  // What is to be told is asked for also where nobody looks yet, after all that somebody looks at.
  const asks = onTold !== undefined;
  useEffect(() => {
    if (begun || (!near && !asks)) return undefined;
    let isOn = false;
    const end = turns.take(() => {
      isOn = true;
      setBegun(true);
    }, near);
    done.current = end;
    return () => {
      if (!isOn) end();
    };
  }, [near, asks, begun]);
  useEffect(() => () => done.current?.(), []);
  const { onRested, top, as } = beside ?? {};
  const hear = useCallback(
    (told: PhoneTold): void => {
      if (told.rested !== undefined) {
        setDrawn(true);
        onRested?.(told.rested);
      }
      // What cannot be drawn keeps nobody waiting.
      if (told.rested !== undefined || told.held !== undefined) done.current?.();
      onTold?.(told);
    },
    [onTold, onRested],
  );
  const isSeen = drawn && (beside?.isReady ?? true);
  return (
    <span ref={box} className="st-picture" role="img" aria-label={name} data-drawn={isSeen}>
      {/* Beside another one its words would stand where they do not belong. */}
      {!isSeen && beside !== undefined && <span className="st-picture-awaited" />}
      {!isSeen &&
        beside === undefined &&
        lines.map(({ kind, words }) => (
          <span key={words} className={`st-line st-line-${kind}`}>
            {words}
          </span>
        ))}
      {begun && (
        <span className="st-frame-box" inert>
          <Still
            screen={screen}
            tongue={speaks}
            texts={now}
            title={name}
            part={part}
            marks={marks}
            compares={onTold !== undefined}
            top={top}
            as={as}
            onTold={hear}
            {...(state === undefined ? {} : { state })}
          />
        </span>
      )}
    </span>
  );
}
