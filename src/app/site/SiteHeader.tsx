/** The top of the web site: the brand, the five entries, the other language. On a narrow window the entries are a menu. */
import type { KeyboardEvent, ReactElement } from 'react';
import { useContext, useEffect, useRef, useState } from 'react';
import { useText } from '../../renderer/text.ts';
import { cx } from '../../ui/cx.ts';
import { WayContext } from '../way.ts';
import styles from './SiteHeader.module.css';
import { entries } from './pages.ts';
import { addressOf, followedTo, isFollowed, SiteLink } from './SiteLink.tsx';

const listId = 'site-menu';

/** The parameter and value of docs/contract.md 2, and how a language calls itself. */
const languages = {
  'es-MX': { other: 'en', needPop: '1', name: 'English' },
  'en-IN': { other: 'es', needPop: '2', name: 'Español' },
} as const;

export function Brand({ name }: { readonly name: string }): ReactElement {
  return (
    <>
      {/* Where it is drawn ahead, a server that knows the brand puts it there (src/server/brand.ts). */}
      <span className={styles['mark']} data-brand="mark" aria-hidden="true">
        {Array.from(name)[0] ?? ''}
      </span>
      <span className={styles['name']} data-brand="name">
        {name}
      </span>
    </>
  );
}

export function SiteHeader({ route }: { readonly route: string }): ReactElement {
  const { world } = useContext(WayContext);
  const text = useText();
  const [open, setOpen] = useState(false);
  const header = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => setOpen(false);

  useEffect(close, [route]);
  useEffect(() => {
    if (!open) return undefined;
    const outside = (event: Event): void => {
      if (event.target instanceof Node && header.current?.contains(event.target) === false) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
    };
  }, [open]);

  const keys = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !open) return;
    close();
    button.current?.focus();
  };
  const language = languages[world?.texts.language.tag ?? 'es-MX'];
  const brand = world?.config.appName ?? '';
  return (
    // Escape closes the menu from wherever in it the focus is.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it holds what has the focus
    <header ref={header} aria-label={brand} className={styles['header']} onKeyDown={keys}>
      <div className={styles['inner']}>
        <SiteLink to="/" className={styles['brand']} onFollow={close}>
          <Brand name={brand === '' ? text('app.site.home') : brand} />
        </SiteLink>
        <button
          ref={button}
          type="button"
          className={styles['toggle']}
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => setOpen(!open)}
        >
          <span className={cx(styles['bars'], open && styles['crossed'])} aria-hidden="true" />
          {text('app.site.menu')}
        </button>
        <nav
          id={listId}
          className={cx(styles['nav'], open && styles['open'])}
          aria-label={text('app.site.navigation')}
        >
          <ul className={styles['entries']}>
            {entries.map((entry) => (
              <li key={entry.route}>
                <SiteLink
                  to={entry.route}
                  className={styles['entry']}
                  current={entry.route === route}
                  onFollow={close}
                >
                  {text(entry.text)}
                </SiteLink>
              </li>
            ))}
            <li className={styles['last']}>
              <a
                href={addressOf(route, { isNeedPop: language.needPop })}
                hrefLang={language.other}
                lang={language.other}
                className={styles['language']}
                onClick={(event) => {
                  if (!isFollowed(event)) return;
                  event.preventDefault();
                  window.location.assign(followedTo(route, { isNeedPop: language.needPop }));
                }}
              >
                {language.name}
              </a>
            </li>
          </ul>
        </nav>
      </div>
    </header>
  );
}
