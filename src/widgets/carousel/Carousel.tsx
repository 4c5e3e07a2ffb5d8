/** Slides on a track that scrolls and snaps, so that a swipe is the browser's own; dots, a pause, and a clock. */
import type { ReactElement } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../renderer/text.ts';
import type { Props } from '../../renderer/widget.ts';
import styles from './Carousel.module.css';
import { useRest } from './rest.ts';

/** docs/product-spec.md 9. */
const usual = 3000;

export function Carousel({ id, label, slides, interval = usual, pending }: Props<'carousel'>): ReactElement {
  const text = useText();
  const frame = useRef<HTMLElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(0);
  const [current, setCurrent] = useState(0);
  const { paused, resting, setPaused } = useRest(frame);
  const runs = !pending && !resting && !paused && count > 1;

  // What is drawn decides: a slide may be left out by its test. Before it is seen, so that the controls move nothing.
  useLayoutEffect(() => setCount(track.current?.children.length ?? 0), [slides]);

  function go(index: number, calm: boolean): void {
    const slide = track.current?.children[index];
    if (!(slide instanceof HTMLElement) || !track.current) return;
    track.current.scrollTo({ left: slide.offsetLeft, behavior: calm ? 'auto' : 'smooth' });
    setCurrent(index);
  }

  useEffect(() => {
    if (!runs) return undefined;
    const timer = setTimeout(() => go((current + 1) % count, false), interval);
    return () => clearTimeout(timer);
  }, [runs, current, count, interval]);

  const follow = (): void => {
    const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {};
    if (clientWidth > 0) setCurrent(Math.round(Math.abs(scrollLeft) / clientWidth));
  };

  return (
    <section
      ref={frame}
      id={id}
      className={styles['carousel']}
      aria-roledescription={text('app.carousel.name')}
      aria-label={label}
    >
      {/* The arrow keys scroll what has the focus: the slides are reached without a mouse. */}
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
      <div
        ref={track}
        className={styles['track']}
        role="group"
        aria-label={label}
        tabIndex={0}
        onScroll={follow}
      >
        {slides}
      </div>
      {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex -- for the slides alone */}
      {count > 1 ? (
        <div className={styles['controls']}>
          <button
            type="button"
            className={styles['pause']}
            aria-label={text(paused ? 'app.carousel.play' : 'app.carousel.pause')}
            onClick={() => setPaused(!paused)}
          >
            <span className={paused ? styles['play'] : styles['bars']} />
          </button>
          {Array.from({ length: count }, (_, index) => (
            <button
              key={index}
              type="button"
              className={styles['dot']}
              aria-label={`${text('app.carousel.slide')} ${index + 1} / ${count}`}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => go(index, paused)}
            >
              <span />
            </button>
          ))}
        </div>
      ) : null}
    </section>
  );
}
