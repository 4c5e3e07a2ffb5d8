/** Asks who works to sign in again, before what needs a sign-in of just now, and says so beforehand. It must not know what that is. */
import { useState } from 'react';
import { StudioFailure } from '../api/client.ts';
import { useClock } from '../releases/use-clock.ts';
import { useStudio } from '../shell/studio.ts';
import { enterWords } from '../words/enter.ts';
import { TextField } from '../shell/TextField.tsx';

/** Says, where something is pressed that needs it, that one will be asked. */
export function Announced() {
  const { api, tongue } = useStudio();
  // What is fresh now is not so in some minutes.
  useClock();
  return api.isFresh() ? null : <p className="st-muted">{enterWords[tongue].asksAgain}</p>;
}

interface SignAgainProps {
  readonly title: string;
  readonly onDone: () => void;
}

export function SignAgain({ title, onDone }: SignAgainProps) {
  const { api, person, session, tongue } = useStudio();
  const words = enterWords[tongue];
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState('');
  const isDemo = session.demo.some(({ email }) => email === person.email);
  return (
    <form
      className="st-stack"
      onSubmit={(event) => {
        event.preventDefault();
        const who = isDemo
          ? { email: person.email }
          : { email: person.email, password, ...(code === '' ? {} : { code }) };
        api.signIn(who).then(onDone, (error: unknown) => {
          setWrong(error instanceof StudioFailure ? (error.words[0] ?? words.wrong) : words.wrong);
        });
      }}
    >
      <h3>{title}</h3>
      {!isDemo && (
        <>
          <TextField
            label={words.password}
            type="password"
            required
            autoComplete="current-password"
            value={password}
            onType={setPassword}
          />
          {person.factor && (
            <TextField
              label={words.code}
              required
              autoComplete="one-time-code"
              value={code}
              onType={setCode}
            />
          )}
        </>
      )}
      <p role="alert" className="st-bad">
        {wrong}
      </p>
      <button type="submit" className="st-button">
        {words.as(person.name)}
      </button>
    </form>
  );
}
