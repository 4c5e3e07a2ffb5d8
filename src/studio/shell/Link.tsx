/** A link to be copied, or opened on a phone. It must not know where it leads. */
import { useEffect, useRef, useState } from 'react';
import { peopleWords } from '../words/people.ts';
import { QrCode } from './QrCode.tsx';
import { useStudio } from './studio.ts';

interface LinkProps {
  readonly label: string;
  readonly hint: string;
  readonly path: string;
  /** The studio's own where it is left out. */
  readonly origin?: string;
  /** Who opens it may do so on a phone. */
  readonly onPhone?: boolean;
  /** Shown once: it comes into sight and has the focus. */
  readonly isOnce?: boolean;
}

export function Link(props: LinkProps) {
  const { label, hint, path, origin = window.location.origin, onPhone = false, isOnce = false } = props;
  const { session, tongue } = useStudio();
  const words = peopleWords[tongue];
  const [copied, setCopied] = useState('');
  const address = `${origin}${path}`;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isOnce) field.current?.focus();
  }, [isOnce, address]);
  const copy = (): void =>
    void navigator.clipboard.writeText(address).then(
      () => setCopied(address),
      () => undefined,
    );
  return (
    <div className="st-stack">
      <label className="st-field">
        {label}
        <input ref={field} readOnly value={address} onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
      <p className="st-muted">{hint}</p>
      {onPhone && session.publicUrl !== null && <QrCode address={address} label={words.qr} />}
      <p className="st-row">
        <button type="button" className="st-button" onClick={copy}>
          {words.copy}
        </button>
        <span role="status">{copied === address ? words.copied : ''}</span>
      </p>
    </div>
  );
}
