/** In place of a page whose screen did not come. */
import { useEffect } from 'react';
import { useText } from '../renderer/text.ts';
import { CallService } from './CallService.tsx';
import { whenOnline } from './online.ts';
import { FullPage } from './shell/states.tsx';
import type { World } from './world.ts';

/** A chunk that failed to load stays failed for the page's life in some browsers: only a new page tries again. */
export function NotLoaded({ world }: { readonly world: World }) {
  const text = useText();
  const failure = text('app.failure.network');
  // As what was read: when the network returns it is tried again by itself.
  useEffect(() => whenOnline(() => window.location.reload()), []);
  return (
    <FullPage
      picture="cross"
      title={text('app.failure.title')}
      text={failure}
      action={{ text: text('app.retry'), onPress: () => reloadPage(world, failure) }}
    >
      <CallService world={world} />
    </FullPage>
  );
}

/** Without a network the browser would put its own error page in place of the app, from where no way leads back. */
function reloadPage({ notices }: World, failure: string): void {
  if (navigator.onLine) window.location.reload();
  else notices.toast(failure, undefined);
}
