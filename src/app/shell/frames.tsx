/** The frames around a screen: the app's top bar with title and back, or nothing. They know no screen. */
import { useEffect, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useText } from '../../renderer/text.ts';
import { IconButton } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import { BusyLine } from './BusyLine.tsx';
import { Footer } from './Footer.tsx';
import styles from './frames.module.css';
import { usePull } from './pull.ts';
import type { Pull } from './pull.ts';

interface FrameProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Null or false: no footer. */
  readonly footer?: ReactNode;
  readonly notice?: ReactNode;
  /** Words while something runs that the whole screen waits for. */
  readonly busy?: string | undefined;
  /** Enables pull to refresh and its button; settles when the data has come or failed. */
  readonly onRefresh?: (() => Promise<void>) | undefined;
}

interface BareFrameProps extends FrameProps {
  /** It stands in another page of the site, as high as what is in it. */
  readonly embedded?: boolean;
}

interface AppFrameProps extends FrameProps {
  readonly canGoBack: boolean;
  readonly onBack: () => void;
}

/** After a change of screen readers begin at its title; on the first screen they are at the top anyway. */
let visited = false;
function useTitleFocus(): { readonly current: HTMLHeadingElement | null } {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!visited) {
      visited = true;
      return undefined;
    }
    // The frame lays the page out, which the focus needs: before it, that would be done twice.
    const next = requestAnimationFrame(() => title.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(next);
  }, []);
  return title;
}

function PullMark({ pull }: { readonly pull: Pull }): ReactElement {
  const text = useText();
  const shift = pull.refreshing ? 56 : pull.distance;
  // A screen that nobody pulls has no icon for it; one that was pulled keeps it, since the mark fades.
  const [pulled, setPulled] = useState(false);
  if (shift > 0 && !pulled) setPulled(true);
  return (
    <div className={styles['pull']} role="status">
      <span
        className={cx(styles['mark'], pull.refreshing && styles['turning'], pull.enough && styles['enough'])}
        // None at rest: a page that is drawn ahead may hold no style of its own.
        style={shift === 0 ? undefined : { transform: `translateY(${shift}px)`, opacity: 1 }}
      >
        {pulled ? <Icon name="refresh" size="small" /> : null}
      </span>
      {pull.refreshing ? <span className="visually-hidden">{text('app.refreshing')}</span> : null}
    </div>
  );
}

interface PageProps extends BareFrameProps {
  readonly header: ReactNode;
  readonly pull: Pull;
}

/** What is below the header, the same in every frame. */
function Page(props: PageProps): ReactElement {
  const { header, pull, onRefresh, notice, children, footer, embedded } = props;
  return (
    <div className={cx(styles['frame'], embedded && styles['embedded'])}>
      {header}
      {onRefresh ? <PullMark pull={pull} /> : null}
      <main className={styles['main']}>
        {notice}
        {children}
      </main>
      {footer ? <Footer>{footer}</Footer> : null}
    </div>
  );
}

export function AppFrame(props: AppFrameProps): ReactElement {
  const { title, busy, onRefresh, canGoBack, onBack } = props;
  const text = useText();
  const heading = useTitleFocus();
  const pull = usePull(onRefresh);
  const header = (
    <header className={styles['bar']}>
      {canGoBack ? <IconButton icon="arrow-left" label={text('app.back')} onPress={onBack} /> : null}
      <h1 ref={heading} tabIndex={-1} className={styles['title']}>
        {title}
      </h1>
      {onRefresh ? (
        <IconButton
          icon="refresh"
          label={text('app.refresh')}
          busy={pull.refreshing}
          onPress={pull.refresh}
        />
      ) : null}
      <BusyLine text={busy} />
    </header>
  );
  return <Page {...props} header={header} pull={pull} />;
}

/** No bar: the title is there for readers only. */
export function BareFrame(props: BareFrameProps): ReactElement {
  const heading = useTitleFocus();
  const pull = usePull(props.onRefresh);
  const header = (
    <header className={styles['bare']}>
      <h1 ref={heading} tabIndex={-1} className="visually-hidden">
        {props.title}
      </h1>
      <BusyLine text={props.busy} />
    </header>
  );
  return <Page {...props} header={header} pull={pull} />;
}
