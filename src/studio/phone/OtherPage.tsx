/**
 * In the phone in place of another page in a frame. The app's own pages let nobody but the app frame them, and any page would ask the
 * network, which the phone never does. It must not know which page it would be.
 */
import type { ReactElement } from 'react';
import type { Tongue } from '../../lib/figures.ts';
import type { Standing } from '../../renderer/widget.ts';
import type { WidgetProps } from '../../model/widgets.generated.ts';

/** The widgets that frame a page. */
export const framing = ['embed', 'preview'] as const satisfies readonly (keyof WidgetProps)[];

const said: Readonly<Record<Tongue, string>> = {
  es: 'Aquí la app muestra otra página',
  en: 'Here the app shows another page',
};

type OtherPageProps = Pick<WidgetProps[(typeof framing)[number]], 'src' | 'title'> &
  Pick<WidgetProps['embed'], 'linkText'> &
  Pick<Standing, 'id'>;

export function OtherPage({ id, src, title, linkText }: OtherPageProps): ReactElement | null {
  if (src === undefined || src === '') return null;
  const tongue = document.documentElement.lang.startsWith('en') ? 'en' : 'es';
  return (
    <div id={id}>
      <div className="phone-other-page">
        <p>{said[tongue]}</p>
        <p>{title}</p>
      </div>
      {linkText !== undefined && linkText !== '' && <p className="phone-other-link">{linkText}</p>}
    </div>
  );
}
