/** Coming in by an invitation, or with another password: who it is for, and the password twice. It must not know what one may do then. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Tongue } from '../../lib/figures.ts';
import type { Invited, StudioSession } from '../../model/studio.ts';
import { StudioFailure } from '../api/client.ts';
import type { StudioApi } from '../api/studio-api.ts';
import { hashOf } from '../shell/place.ts';
import { Loading } from '../shell/Waits.tsx';
import { enterWords } from '../words/enter.ts';
import { peopleWords } from '../words/people.ts';
import { shellWords } from '../words/shell.ts';
import { TextField } from '../shell/TextField.tsx';
import { OtherLanguage } from '../shell/OtherLanguage.tsx';

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
      {isFirst && <TextField label={words.name} required maxLength={80} value={name} onType={setName} />}
      <TextField
        label={enterWords[tongue].email}
        type="email"
        required
        readOnly={!isFirst}
        autoComplete="username"
        value={isFirst ? email : invited.email}
        onType={setEmail}
      />
      <TextField
        label={words.password}
        type="password"
        required
        minLength={fewest}
        maxLength={128}
        autoComplete="new-password"
        aria-describedby="password-why"
        value={password}
        onType={setPassword}
      />
      <p id="password-why" className="st-muted">
        {words.passwordWhy}
      </p>
      <TextField
        label={words.passwordAgain}
        type="password"
        required
        autoComplete="new-password"
        value={again}
        onType={setAgain}
      />
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
        <OtherLanguage tongue={tongue} onTongue={onTongue} />
      </main>
    </div>
  );
}
