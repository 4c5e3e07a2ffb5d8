/** A legal text: headings, numbered clauses, contents whose links move the focus and leave the address as it is. */
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { awaited, readText } from '../../lib/legal-text.ts';
import { sharedAddress } from '../../lib/query.ts';
import { useText } from '../../renderer/text.ts';
import type { Props } from '../../renderer/widget.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import { lineBreaks } from '../../ui/line-breaks.tsx';
import styles from './Legal.module.css';
import { Lines } from './Lines.tsx';
import { SectionView } from './SectionView.tsx';

/** How long a browser may take to open its dialog for printing; what has none by then cannot print. */
const patience = 1500;

function jump(target: string): void {
  const heading = document.getElementById(target);
  heading?.closest('details')?.setAttribute('open', '');
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView();
}

export function Legal({ id, document: given, title, pending }: Props<'legal'>): ReactElement | null {
  const text = useText();
  const [mute, setMute] = useState(false);
  const shown = pending ? awaited : readText(given);
  const contents = `${id}-contents`;

  // The browser looked for the part that a copied address names before it was drawn.
  useEffect(() => {
    const target = window.location.hash.slice(1);
    if (!pending && target.startsWith(`${id}-`)) jump(target);
  }, [id, pending]);

  if (shown === undefined) return null;

  /** An address of its own for who copies it or opens it apart; a tap jumps without a new entry in the history. */
  const link = (target: string, words: ReactNode): ReactElement => (
    <a
      href={`${sharedAddress(window.location.pathname, window.location.search)}#${target}`}
      className={styles['link']}
      onClick={(event: MouseEvent) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        jump(target);
      }}
    >
      {words}
    </a>
  );

  function print(): void {
    const timer = setTimeout(() => setMute(true), patience);
    window.addEventListener('beforeprint', () => clearTimeout(timer), { once: true });
    // Some WebViews have no such function, in others it does nothing.
    (window as Partial<Window>).print?.();
  }

  return (
    <article id={id} className={styles['legal']}>
      <div className={styles['head']}>
        <h2 className={cx(styles['title'], title === 'printed' && styles['printed'])}>{shown.title}</h2>
        {shown.intro.map((words, index) => (
          <p key={index}>
            <Lines text={words} />
          </p>
        ))}
      </div>
      {pending ? null : (
        <nav className={styles['contents']} aria-labelledby={contents}>
          <details>
            <summary id={contents}>
              <h3 className={styles['heading']}>{text('app.contents')}</h3>
              <Icon name="chevron-down" size="small" />
            </summary>
            <ol className={styles['plain']}>
              {shown.sections.map(({ heading }, index) => (
                <li key={index}>{link(`${id}-${index + 1}`, `${index + 1}. ${heading}`)}</li>
              ))}
            </ol>
          </details>
        </nav>
      )}
      {shown.sections.map((section, index) => (
        <SectionView key={index} id={`${id}-${index + 1}`} number={index + 1} section={section}>
          {pending ? null : link(contents, text('app.toContents'))}
        </SectionView>
      ))}
      <div className={styles['end']}>
        <dl className={styles['mark']}>
          {(['id', 'version', 'date'] as const).map((part) =>
            shown.mark[part] === '' ? null : (
              <div key={part}>
                <dt>{text(`app.document.${part}`)}</dt>
                <dd>{lineBreaks(shown.mark[part])}</dd>
              </div>
            ),
          )}
        </dl>
        {mute ? <p role="status">{text('app.printFailed')}</p> : null}
        {pending ? null : <Button text={text('app.print')} tone="secondary" onPress={print} />}
      </div>
    </article>
  );
}
