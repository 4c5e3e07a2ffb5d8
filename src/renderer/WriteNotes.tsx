/**
 * On top of a screen: the writes that concern it and that are under way elsewhere or that nobody knows the end of; and what was
 * last said of one, where the person is: on top of the open dialog, else of the screen. It knows no write by name.
 */
import type { Doubt } from '../engine/write-notes.ts';
import type { Said } from '../engine/writes.ts';
import { useSurface } from './context.ts';
import { useText } from './text.ts';
import { useStoreValue } from './use-store.ts';

const doubtsPath = ['$doubts'];
const saidPath = ['$said'];
const dialogPath = ['$dialog'];

export function WriteNotes() {
  const { screen, shell } = useSurface();
  const text = useText();
  const doubts = (useStoreValue(screen.store, doubtsPath) ?? []) as readonly Doubt[];
  const isCovered = typeof useStoreValue(screen.store, dialogPath) === 'string';
  /** The operation's own words, else those for any write. */
  const word = (operation: string, name: string): string => {
    const own = `app.write.${operation}.${name}`;
    const words = text(own);
    return words === own ? text(`app.write.${name}`) : words;
  };
  return (
    <>
      {doubts.map(({ operation, guard, state }) =>
        state === 'pending' ? (
          <shell.Note key={guard} tone="warning" text={word(operation, 'pending')} seek />
        ) : (
          <shell.Note
            key={guard}
            tone="warning"
            title={word(operation, 'unknownTitle')}
            text={word(operation, 'unknown')}
            seek
            action={{
              text: word(operation, 'choice.check'),
              onPress: () => screen.review(guard),
            }}
          />
        ),
      )}
      {isCovered ? null : <SaidNote />}
    </>
  );
}

export function SaidNote() {
  const { screen, shell } = useSurface();
  const said = useStoreValue(screen.store, saidPath) as Said | undefined;
  return said === undefined ? null : <shell.Note tone={said.tone} text={said.text} seek={said.seek} />;
}
