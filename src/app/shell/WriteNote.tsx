/** Words on top of a screen about a write, with what one can do about it. It must not know the write. */
import { useEffect, useId, useState } from 'react';
import type { ReactElement } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../widgets/notice/Notice.tsx';
import { pageFocus } from '../focus.ts';
import { useStands, useToastShows } from './said-once.ts';

export interface WriteNoteProps {
  readonly tone: 'danger' | 'warning' | 'success';
  readonly title?: string;
  readonly text: string;
  /** It is brought into view, for what it is about was pressed further down: not while somebody types. */
  readonly seek: boolean;
  /** Settles when it is over, however it went. */
  readonly action?: { readonly text: string; readonly onPress: () => Promise<void> };
}

const isTyping = (): boolean => document.activeElement?.matches('input, textarea, select') === true;

function isInSight(id: string): boolean {
  const { top = -1, bottom = 0 } = document.getElementById(id)?.getBoundingClientRect() ?? {};
  return top >= 0 && bottom <= window.innerHeight;
}

export function WriteNote({ tone, title, text, seek, action }: WriteNoteProps): ReactElement {
  const id = useId();
  const [busy, setBusy] = useState(false);
  const waits = useToastShows(text);
  useStands(text, () => seek && (!isTyping() || isInSight(id)));
  // The press that it speaks of may be far below; who types stays where they are.
  useEffect(() => {
    if (seek && !isTyping()) pageFocus.scrollTo(id);
  }, [id, seek, title, text]);
  const press = async (onPress: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await onPress();
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <div style={waits ? { visibility: 'hidden' } : undefined}>
        <Notice id={id} busy={false} pending={false} tone={tone} title={title} text={text} />
      </div>
      {action ? (
        <Button tone="secondary" text={action.text} busy={busy} onPress={() => void press(action.onPress)} />
      ) : null}
    </>
  );
}
