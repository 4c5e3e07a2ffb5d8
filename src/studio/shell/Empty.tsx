/** A place where nothing is yet, with what brings something there. It must not know what that is. */
import type { ReactNode } from 'react';

interface EmptyProps {
  readonly title: string;
  readonly hint: string;
  readonly children?: ReactNode;
}

export const Empty = ({ title, hint, children }: EmptyProps) => (
  <div className="st-empty">
    <h2>{title}</h2>
    <p>{hint}</p>
    {children}
  </div>
);
