/** Coming in by an invitation, or with another password: who it is for, and the password twice. It must not know what one may do then. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { tongues, type Tongue } from '../../lib/figures.ts';
import type { Invited, StudioSession } from '../../model/studio.ts';
import { StudioFailure } from '../api/client.ts';
import type { StudioApi } from '../api/studio-api.ts';
import { hashOf } from '../shell/place.ts';
import { Loading } from '../shell/Waits.tsx';
import { enterWords } from '../words/enter.ts';
import { peopleWords } from '../words/people.ts';
import { shellWords } from '../words/shell.ts';

export interface ByLinkProps {
  readonly api: StudioApi;
  readonly session: StudioSession;
  readonly tongue: Tongue;
  readonly onTongue: (tongue: Tongue) => void;
  readonly token: string;
}

interface JoinPageProps extends ByLinkProps {
  readonly onEnter: (session: StudioSession) => void;
}

/** As the server asks it too. */
const fewest = 12;

const wordsOf = (error: unknown, tongue: Tongue): string =>
  (error instanceof StudioFailure ? error.words[0] : undefined) ?? shellWords[tongue].failedWhy;

/** Why a link leads nowhere, with the way in. */
export function NoWay({ error, tongue }: { readonly error: unknown; readonly tongue: Tongue }) {
  return (
    <div className="st-enter">
      <main className="st-card">
        <h1>{shellWords[tongue].studio}</h1>
        <p role="alert">{wordsOf(error, tongue)}</p>
        <a className="st-button" href={hashOf({ page: 'screens' })}>
          {enterWords[tongue].enter}
        </a>
      </main>
    </div>
  );
}

function JoinForm({ api, tongue, token, invited, onEnter }: JoinPageProps & { readonly invited: Invited }) {
  const words = peopleWords[tongue];
  const isFirst = invited.name === '';
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [wrong, setWrong] = useState('');
  const [busy, setBusy] = useState(false);

  function enter(): void {
    if (password !== again) return setWrong(words.notSame);
    setBusy(true);
    setWrong('');
    api.join({ token, password, ...(isFirst ? { name, email } : {}) }).then(onEnter, (error: unknown) => {
      setBusy(false);
      setWrong(wordsOf(error, tongue));
    });
    return undefined;
  }

  return (
    <form
      className="st-stack"
      onSubmit={(event) => {
        event.preventDefault();
        enter();
      }}
    >
      {isFirst && (
        <label className="st-field">
          {words.name}
          <input required maxLength={80} value={name} onChange={({ target }) => setName(target.value)} />
        </label>
      )}
      <label className="st-field">
        {enterWords[tongue].email}
        <input
          type="email"
          required
          readOnly={!isFirst}
          autoComplete="username"
          value={isFirst ? email : invited.email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </label>
      <label className="st-field">
        {words.password}
        <input
          type="password"
          required
          minLength={fewest}
          maxLength={128}
          autoComplete="new-password"
          aria-describedby="password-why"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      </label>
      <p id="password-why" className="st-muted">
        {words.passwordWhy}
      </p>
      <label className="st-field">
        {words.passwordAgain}
        <input
          type="password"
          required
          autoComplete="new-password"
          value={again}
          onChange={({ target }) => setAgain(target.value)}
        />
      </label>
      <p role="alert" className="st-bad">
        {wrong}
      </p>
      <button type="submit" className="st-button st-primary" disabled={busy}>
        {words.enter}
      </button>
    </form>
  );
}

export function JoinPage(props: JoinPageProps) {
  const { api, tongue, token, onTongue } = props;
  const other = tongue === 'es' ? 'en' : 'es';
  const invited = useQuery({
    queryKey: ['invited', token, tongue],
    queryFn: () => api.invited(token),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before) => before,
  });
  if (invited.isError) return <NoWay error={invited.error} tongue={tongue} />;
  if (invited.data === undefined) return <Loading tongue={tongue} />;
  const { name } = invited.data;
  return (
    <div className="st-enter">
      <main className="st-card">
        <h1>{name === '' ? peopleWords[tongue].joinFirst : peopleWords[tongue].join(name)}</h1>
        <JoinForm {...props} invited={invited.data} />
        <button type="button" className="st-link" lang={tongues[other]} onClick={() => onTongue(other)}>
          {shellWords[tongue].otherLanguage}
        </button>
      </main>
    </div>
  );
}
