/** In place of a screen that is switched off: the words of who did it, the way back, and the way to customer service. */
import { useContext } from 'react';
import type { OffWords } from '../model/release.ts';
import { useText } from '../renderer/text.ts';
import { Centered } from '../ui/Centered.tsx';
import { CallService } from './CallService.tsx';
import { AppFrame } from './shell/frames.tsx';
import { FullPage } from './shell/states.tsx';
import { WayContext } from './way.ts';
import type { World } from './world.ts';

interface NotAvailableProps {
  readonly words: OffWords;
  readonly world: World;
}

export function NotAvailable({ words, world }: NotAvailableProps) {
  const text = useText();
  const way = useContext(WayContext);
  const title = text('app.closed.title');
  const why = words?.[world.texts.language.tag] ?? text('app.closed.text');
  const service = <CallService world={world} />;
  if (way.canGoBack)
    return (
      <AppFrame title={title} canGoBack onBack={way.goBack}>
        <Centered picture="hourglass" title="" text={why}>
          {service}
        </Centered>
      </AppFrame>
    );
  // At the start itself the way to the start would lead back here.
  const isStart = window.location.pathname === '/';
  const action = { text: text('app.notFound.action'), onPress: () => world.goHome() };
  return (
    <FullPage picture="hourglass" title={title} text={why} {...(!isStart && { action })}>
      {service}
    </FullPage>
  );
}
