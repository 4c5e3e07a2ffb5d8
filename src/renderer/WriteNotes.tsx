/**
 * On top of a screen: the writes that concern it and that are under way elsewhere or that nobody knows the end of; and what was
 * last said of one, where the person is: on top of the open dialog, else of the screen. It knows no write by name.
 */
import { lastSaid, openDialog, openDoubts } from '../engine/inner.ts';
import { useSurface } from './context.ts';
import { useInner } from './use-store.ts';

export function WriteNotes() {
  const { screen, shell } = useSurface();
  const doubts = useInner(screen.store, openDoubts) ?? [];
  const isCovered = useInner(screen.store, openDialog) !== undefined;
  return (
    <>
      {doubts.map(({ operation, guard, state }) =>
        state === 'pending' ? (
          <shell.Note key={guard} tone="warning" text={screen.word(operation, 'pending')} seek />
        ) : (
          <shell.Note
            key={guard}
            tone="warning"
            title={screen.word(operation, 'unknownTitle')}
            text={screen.word(operation, 'unknown')}
            seek
            action={{
              text: screen.word(operation, 'choice.check'),
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
