/** The foot of the web site: who the company is and how to reach it, from the configuration, and every page once more. */
import type { ReactElement, ReactNode } from 'react';
import { useContext } from 'react';
import { useText } from '../../renderer/text.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { lineBreaks } from '../../ui/line-breaks.tsx';
import { WayContext } from '../way.ts';
import { Brand } from './SiteHeader.tsx';
import { entries, furtherEntries } from './pages.ts';
import { SiteLink } from './SiteLink.tsx';
import styles from './SiteFooter.module.css';

interface ReachProps {
  readonly icon: IconName;
  readonly label: string;
  readonly value: string;
  readonly url?: string | undefined;
}

/** A way to reach the company; left out where the configuration has none. */
function Reach({ icon, label, value, url }: ReachProps): ReactElement | null {
  if (value === '') return null;
  let words: ReactNode = value;
  if (url !== undefined)
    words = (
      <a className={styles['link']} href={url}>
        {lineBreaks(value)}
      </a>
    );
  return (
    <div className={styles['reach']}>
      <dt>
        <Icon name={icon} size="small" label={label} />
      </dt>
      <dd>{words}</dd>
    </div>
  );
}

export function SiteFooter({ route }: { readonly route: string }): ReactElement {
  const { world } = useContext(WayContext);
  const text = useText();
  if (world === undefined) return <footer />;
  const { config, ports } = world;
  const { name, phone, email, address, copyright, license = '' } = config.company;
  const dial = phone === '' ? undefined : ports.urls.check(`tel:${phone.replaceAll(/[^\d+]/g, '')}`, 'link');
  const mail = email === '' ? undefined : ports.urls.check(`mailto:${email}`, 'link');
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <div className={styles['company']}>
          <p className={styles['brand']}>
            <Brand name={config.appName === '' ? name : config.appName} />
          </p>
          <p className={styles['about']}>{text('app.site.pledge')}</p>
        </div>
        <div>
          <h2 className={styles['heading']}>{text('app.site.reach')}</h2>
          <p className={styles['legalName']}>{name}</p>
          {license === '' ? null : <p className={styles['legalName']}>{license}</p>}
          <dl className={styles['reaches']}>
            <Reach icon="phone" label={text('app.site.phone')} value={phone} url={dial} />
            <Reach icon="mail" label={text('app.site.email')} value={email} url={mail} />
            <Reach icon="home" label={text('app.site.address')} value={address} />
          </dl>
        </div>
        <nav aria-labelledby="site-pages">
          <h2 id="site-pages" className={styles['heading']}>
            {text('app.site.pages')}
          </h2>
          <ul className={styles['pages']}>
            {[...entries, ...furtherEntries].map((entry) => (
              <li key={entry.route}>
                <SiteLink to={entry.route} className={styles['link']} current={entry.route === route}>
                  {text(entry.text)}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {copyright === '' ? null : <p className={styles['copyright']}>{copyright}</p>}
    </footer>
  );
}
