/** What the widgets' tests share: drawing with the chrome's words, and a field that keeps its value. Not for the app. */
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { useState } from 'react';
import { TextProvider } from '../renderer/text.ts';
import type { Props } from '../renderer/widget.ts';

type Field = Props<'checkbox'>['bind'];

/** A key's last part stands for its words: `app.more` reads "more". */
const words = (key: string): string => key.replace('app.', '');

export const standing = { id: 'it', busy: false, pending: false } as const;

export const draw = (element: ReactElement): ReturnType<typeof render> =>
  render(element, { wrapper: ({ children }) => <TextProvider value={words}>{children}</TextProvider> });

interface BoundProps {
  readonly start: unknown;
  readonly error?: string;
  readonly seen?: (value: unknown) => void;
  readonly draw: (field: Field) => ReactElement;
}

/** Draws a field with a value that changes as the engine's would. */
export function Bound({ start, error, seen, draw: drawField }: BoundProps): ReactElement {
  const [value, setValue] = useState(start);
  const set = (next: unknown): void => {
    setValue(next);
    seen?.(next);
  };
  return drawField({ name: 'it', value, set, error, required: false });
}
