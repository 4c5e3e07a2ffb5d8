/** A link to be copied, or opened on a phone. It must not know where it leads. */
import { useState } from 'react';
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
}

export function Link({ label, hint, path, origin = window.location.origin, onPhone = false }: LinkProps) {
  const { session, tongue } = useStudio();
  const words = peopleWords[tongue];
  const [copied, setCopied] = useState('');
  const address = `${origin}${path}`;
  const copy = (): void =>
    void navigator.clipboard.writeText(address).then(
      () => setCopied(address),
      () => undefined,
    );
  return (
    <div className="st-stack">
      <label className="st-field">
        {label}
        <input readOnly value={address} onFocus={({ currentTarget }) => currentTarget.select()} />
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
