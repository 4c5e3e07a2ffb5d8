/** Where what was pressed on the phone would lead. It must not know what was pressed. */
import type { Tongue } from '../../lib/figures.ts';
import { EditHere, useScreenNamed } from './EditHere.tsx';
import { look } from './look.ts';
import type { PhoneInput } from './use-phone.ts';
import { phoneWords } from './words.ts';

interface LeadsNoteProps {
  /** Language of the studio's words. */
  readonly tongue: Tongue;
  readonly texts: PhoneInput['texts'];
  /** Null: out of the app. */
  readonly screen: string | null;
  readonly addressOf: ((screen: string) => string) | undefined;
}

export function LeadsNote({ tongue, texts, screen, addressOf }: LeadsNoteProps) {
  const words = phoneWords[tongue];
  const there = useScreenNamed(texts, screen);
  return (
    <p className={look('trying')}>
      <span>{there === undefined ? words.leadsOut : words.leads(there.name[tongue])}</span>
      {there !== undefined && addressOf !== undefined && (
        <EditHere tongue={tongue} screen={there} addressOf={addressOf} />
      )}
    </p>
  );
}
