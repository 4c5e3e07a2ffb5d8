/** A button that is pressed twice, the second time on what it then says: for the few deeds that nobody undoes. It must not know what it does. */
import { useState } from 'react';

interface TwiceButtonProps {
  readonly words: string;
  /** What it says once it was pressed. */
  readonly sure: string;
  readonly disabled: boolean;
  /** Looks like what is dangerous from the first. */
  readonly isDanger?: boolean;
  readonly onPress: () => void;
}

export function TwiceButton({ words, sure, disabled, isDanger = false, onPress }: TwiceButtonProps) {
  const [asks, setAsks] = useState(false);
  return (
    <button
      type="button"
      className={asks || isDanger ? 'st-button st-danger' : 'st-button'}
      disabled={disabled}
      // A key that is held presses again and again, and a double click twice: neither was said anything.
      onKeyDown={(event) => event.repeat && event.preventDefault()}
      onClick={({ detail }) => {
        if (detail > 1) return;
        setAsks(!asks);
        if (asks) onPress();
      }}
      onBlur={() => setAsks(false)}
    >
      {asks ? sure : words}
    </button>
  );
}
