/** Under the first entries of a long list: a button for more of them, and one that goes back to the first. */
import { useLayoutEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import type { MoreProps } from '../../renderer/context.ts';
import { useText } from '../../renderer/text.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './states.module.css';

export function More({ more, less, first, onMore, onLess }: MoreProps): ReactElement {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef<'more' | 'less'>(undefined);

  // Whoever pressed goes on with what has come in the button's place; after going back, from the button again.
  useLayoutEffect(() => {
    const what = pressed.current;
    pressed.current = undefined;
    if (what === undefined) return;
    const entry = what === 'more' && first !== undefined ? document.getElementById(first) : null;
    const target = entry ?? place.current?.querySelector('button');
    if (entry !== null && entry.tabIndex < 0) entry.tabIndex = -1;
    target?.focus({ preventScroll: true });
    // The list above it was long: the button would be far above what is in sight.
    if (entry === null) place.current?.scrollIntoView({ block: 'nearest' });
  });

  const pressing = (what: 'more' | 'less', act: () => void) => (): void => {
    pressed.current = what;
    act();
  };
  return (
    <div ref={place} className={styles['more']}>
      {more ? (
        <Button
          tone="plain"
          text={text('app.more')}
          expanded={less ? undefined : false}
          onPress={pressing('more', onMore)}
        />
      ) : null}
      {less ? (
        <Button tone="plain" text={text('app.hide')} expanded onPress={pressing('less', onLess)} />
      ) : null}
    </div>
  );
}
