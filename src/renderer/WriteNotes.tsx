/**
 * On top of a screen: the writes that concern it and that are under way elsewhere or that nobody knows the end of; and what was
 * last said of one, where the person is: on top of the open dialog, else of the screen. It knows no write by name.
 */
import { lastSaid, openDialog, openDoubts } from '../engine/inner.ts';
import { useSurface } from './context.ts';
import { useText } from './text.ts';
import { useInner } from './use-store.ts';

export function WriteNotes() {
  const { screen, shell } = useSurface();
  const text = useText();
  const doubts = useInner(screen.store, openDoubts) ?? [];
  const isCovered = useInner(screen.store, openDialog) !== undefined;
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
  const said = useInner(screen.store, lastSaid);
  return said === undefined ? null : <shell.Note tone={said.tone} text={said.text} seek={said.seek} />;
}
