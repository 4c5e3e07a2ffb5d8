/** What the phone is while the app is used in it, and where the app has come to. It must not know how it is drawn. */
import { Button } from 'react-aria-components';
import type { Tongue } from '../../lib/figures.ts';
import { EditHere, useScreenNamed } from './EditHere.tsx';
import { look } from './look.ts';
import type { PhoneInput } from './use-phone.ts';
import { phoneWords } from './words.ts';

interface SandboxNoteProps {
  /** Language of the studio's words. */
  readonly tongue: Tongue;
  readonly texts: PhoneInput['texts'];
  /** Where the app has come to; undefined before it stands there. */
  readonly screen: string | undefined;
  /** The last code by SMS; undefined before one was sent. */
  readonly code?: string | undefined;
  /** The one that is edited. */
  readonly edited: string;
  readonly addressOf: ((screen: string) => string) | undefined;
  readonly onBegin: () => void;
}

export function SandboxNote({ tongue, texts, screen, code, edited, addressOf, onBegin }: SandboxNoteProps) {
  const words = phoneWords[tongue];
  const here = useScreenNamed(texts, screen);
  return (
    <p className={look('trying')}>
      <span>{words.appIs}</span>
      {code !== undefined && <strong>{words.appCode(code)}</strong>}
      {here !== undefined && <span className={look('where')}>{words.appAt(here.name[tongue])}</span>}
      {here !== undefined && here.id !== edited && addressOf !== undefined && (
        <EditHere tongue={tongue} screen={here} addressOf={addressOf} />
      )}
      <Button className={look('show')} onPress={onBegin}>
        {words.appAnew}
      </Button>
    </p>
  );
}
