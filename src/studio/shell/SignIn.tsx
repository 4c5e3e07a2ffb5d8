/** Signing in: as one of the demo people by one press, or with an account. It must not know what one may do then. */
import { useState } from 'react';
import type { Tongue } from '../../lib/figures.ts';
import type { SignIn as Who, StudioSession } from '../../model/studio.ts';
import { StudioFailure } from '../api/client.ts';
import { enterWords } from '../words/enter.ts';
import { shellWords } from '../words/shell.ts';
import { TextField } from './TextField.tsx';
import { OtherLanguage } from './OtherLanguage.tsx';

interface SignInProps {
  readonly session: StudioSession;
  readonly tongue: Tongue;
  readonly onTongue: (tongue: Tongue) => void;
  readonly onEnter: (who: Who) => Promise<void>;
}

export function SignIn({ session, tongue, onTongue, onEnter }: SignInProps) {
  const words = enterWords[tongue];
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string>();
  const [wrong, setWrong] = useState('');
  const [busy, setBusy] = useState(false);

  function enter(who: Who): void {
    setBusy(true);
    setWrong('');
    onEnter(who).catch((error: unknown) => {
      setBusy(false);
      const failure = error instanceof StudioFailure ? error : undefined;
      if (failure?.asks === 'code') setCode((before) => before ?? '');
      setWrong(failure?.words[0] ?? (failure?.status === 0 ? shellWords[tongue].failedWhy : words.wrong));
    });
  }

  return (
    <div className="st-enter">
      <main className="st-card">
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
        {session.demo.length > 0 && (
          <section aria-label={words.demo} className="st-stack">
            <p className="st-muted">{words.demo}</p>
            {session.demo.map((person) => (
              <button
                key={person.email}
                type="button"
                className="st-button st-person"
                disabled={busy}
                onClick={() => enter({ email: person.email })}
              >
                <span aria-hidden="true" className="st-face">
                  {person.name.slice(0, 1)}
                </span>
                <strong>{words.as(person.name)}</strong>
                <span className="st-muted">{person.roles.map((role) => words.roles[role]).join(', ')}</span>
              </button>
            ))}
            <p className="st-or st-muted">{words.or}</p>
          </section>
        )}
        <form
          className="st-stack"
          onSubmit={(event) => {
            event.preventDefault();
            enter({ email, password, ...(code === undefined ? {} : { code }) });
          }}
        >
          <TextField
            label={words.email}
            type="email"
            required
            autoComplete="username"
            value={email}
            onType={setEmail}
          />
          <TextField
            label={words.password}
            type="password"
            required
            autoComplete="current-password"
            value={password}
            onType={setPassword}
          />
          {code !== undefined && (
            <TextField
              label={words.code}
              // It appears when it is asked for: whoever sees it types there.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
              autoComplete="one-time-code"
              value={code}
              onType={setCode}
            />
          )}
          <p role="alert" className="st-bad">
            {wrong}
          </p>
          <button type="submit" className="st-button st-primary" disabled={busy}>
            {words.enter}
          </button>
        </form>
        <OtherLanguage tongue={tongue} onTongue={onTongue} />
      </main>
    </div>
  );
}
