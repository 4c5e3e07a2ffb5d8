/** In place of a screen that is switched off: the words of who did it, and the way to customer service. */
import type { OffWords } from '../model/release.ts';
import { useText } from '../renderer/text.ts';
import { CallService } from './CallService.tsx';
import { FullPage } from './shell/states.tsx';
import type { World } from './world.ts';

interface NotAvailableProps {
  readonly words: OffWords;
  readonly world: World;
}

export function NotAvailable({ words, world }: NotAvailableProps) {
  const text = useText();
  return (
    <FullPage
      picture="hourglass"
      title={text('app.closed.title')}
      text={words?.[world.texts.language.tag] ?? text('app.closed.text')}
      action={{ text: text('app.notFound.action'), onPress: () => world.goHome() }}
    >
      <CallService world={world} />
    </FullPage>
  );
}
