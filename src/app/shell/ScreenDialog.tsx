/** A screen's dialog and its buttons. It must not know what is asked or what an answer does. */
import type { ReactElement, ReactNode } from 'react';
import { useText } from '../../renderer/text.ts';
import { Button } from '../../ui/Button.tsx';
import type { ButtonTone } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

interface ScreenDialogProps {
  readonly title: string;
  readonly dismissible: boolean;
  readonly onClose: () => void;
  readonly buttons?: ReactNode;
  readonly children?: ReactNode;
}

/** Open for as long as it is mounted. */
export function ScreenDialog({
  title,
  dismissible,
  onClose,
  buttons,
  children,
}: ScreenDialogProps): ReactElement {
  const text = useText();
  return (
    <Dialog
      title={title}
      dismissible={dismissible}
      closeLabel={text('app.close')}
      onClose={onClose}
      footer={buttons}
    >
      {children}
    </Dialog>
  );
}

interface DialogButtonProps {
  readonly text: string;
  readonly tone?: string;
  readonly press?: () => void;
  readonly busy: boolean;
}

const tones: readonly ButtonTone[] = ['primary', 'secondary', 'plain', 'danger'];

export function DialogButton({ text, tone, press, busy }: DialogButtonProps): ReactElement {
  const known = tones.find((name) => name === tone);
  return <Button text={text} tone={known} busy={busy} onPress={() => press?.()} />;
}

interface AlertDialogProps {
  readonly text: string;
  readonly onClose: () => void;
}

/** A few words that must be answered with OK. */
export function AlertDialog({ text, onClose }: AlertDialogProps): ReactElement {
  const words = useText();
  return (
    <Dialog
      title={text}
      dismissible={false}
      closeLabel={words('app.close')}
      onClose={onClose}
      footer={<Button text={words('app.ok')} onPress={onClose} />}
    />
  );
}

interface QuestionDialogProps {
  readonly title: string;
  readonly text: string;
  readonly choices: readonly { readonly id: string; readonly text: string }[];
  /** `undefined`: closed without an answer. */
  readonly onAnswer: (id: string | undefined) => void;
}

/** A question that may be left open; the last choice leaves it open too. */
export function QuestionDialog({ title, text, choices, onAnswer }: QuestionDialogProps): ReactElement {
  const words = useText();
  return (
    <Dialog
      title={title}
      dismissible
      closeLabel={words('app.close')}
      onClose={() => onAnswer(undefined)}
      footer={choices.map((choice, index) => (
        <Button
          key={choice.id}
          text={choice.text}
          tone={index === choices.length - 1 ? 'plain' : 'secondary'}
          onPress={() => onAnswer(choice.id)}
        />
      ))}
    >
      <p>{text}</p>
    </Dialog>
  );
}
