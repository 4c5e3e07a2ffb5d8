/** One's own account: a second key beside the password, and codes to recover by. It must not know how one comes in. */
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { FactorBegun, StudioSession } from '../../model/studio.ts';
import { useAsked } from '../api/use-asked.ts';
import { SignAgain } from '../review/SignAgain.tsx';
import { QrCode } from '../shell/QrCode.tsx';
import { TextField } from '../shell/TextField.tsx';
import { useStudio } from '../shell/studio.ts';
import { accountWords } from '../words/account.ts';
import { enterWords } from '../words/enter.ts';
import { shellWords } from '../words/shell.ts';

interface FormProps {
  readonly onSend: () => void;
  readonly children: ReactNode;
}

const Form = ({ onSend, children }: FormProps) => (
  <form
    className="st-stack"
    onSubmit={(event) => {
      event.preventDefault();
      onSend();
    }}
  >
    {children}
  </form>
);

/** Shown once. */
function Codes({ codes }: { readonly codes: readonly string[] }) {
  const { say, tongue } = useStudio();
  const words = accountWords[tongue];
  const copy = (): void =>
    void navigator.clipboard.writeText(codes.join('\n')).then(
      () => say(words.copied),
      () => undefined,
    );
  return (
    <section className="st-stack" aria-labelledby="codes">
      <h3 id="codes">{words.kept}</h3>
      <p className="st-muted">{words.keptWhy}</p>
      <ul className="st-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p>
        <button type="button" className="st-button" onClick={copy}>
          {words.copy}
        </button>
      </p>
    </section>
  );
}

interface BegunProps {
  readonly begun: FactorBegun;
  readonly busy: boolean;
  readonly onCode: (code: string) => void;
}

function Begun({ begun, busy, onCode }: BegunProps) {
  const { tongue } = useStudio();
  const words = accountWords[tongue];
  const [code, setCode] = useState('');
  const secret = new URL(begun.uri).searchParams.get('secret') ?? '';
  return (
    <>
      <p>{words.scan}</p>
      <QrCode address={begun.uri} label={words.picture} />
      <p>
        {words.typed}: <code className="st-secret">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <Codes codes={begun.codes} />
      <Form onSend={() => onCode(code)}>
        <TextField
          label={words.code}
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onType={setCode}
        />
        <button type="submit" className="st-button st-primary" disabled={busy}>
          {words.confirm}
        </button>
      </Form>
    </>
  );
}

function SecondKey() {
  const { api, person, say, session, tongue } = useStudio();
  const words = accountWords[tongue];
  const client = useQueryClient();
  const asked = useAsked(shellWords[tongue].failedWhy);
  const [password, setPassword] = useState('');
  const [begun, setBegun] = useState<FactorBegun>();
  const [codes, setCodes] = useState<readonly string[]>();
  const isOn = session.person?.factor === true;

  const changed = (answer: StudioSession): void => {
    client.setQueryData(['session'], answer);
    setBegun(undefined);
    setPassword('');
    say(words.said[answer.person?.factor === true ? 'on' : 'off']);
  };
  const begin = async (): Promise<void> => {
    setBegun(await api.beginFactor(password));
    setPassword('');
  };
  const renew = async (): Promise<void> => {
    setCodes((await api.factorCodes(password)).codes);
    setPassword('');
  };
  const end = async (): Promise<void> => {
    changed(await api.endFactor(password));
    setCodes(undefined);
  };

  if (session.demo.some(({ email }) => email === person.email)) return <p>{words.demo}</p>;
  return (
    <>
      <p className="st-muted">{words.why}</p>
      <p>{isOn ? words.on : words.off}</p>
      {begun === undefined ? (
        <Form onSend={() => void asked.run(isOn ? renew : begin)}>
          <TextField
            label={enterWords[tongue].password}
            type="password"
            required
            autoComplete="current-password"
            value={password}
            onType={setPassword}
          />
          <p className="st-row">
            <button type="submit" className="st-button st-primary" disabled={asked.busy}>
              {isOn ? words.anew : words.begin}
            </button>
            {isOn && (
              <button
                type="button"
                className="st-button"
                disabled={asked.busy || password === ''}
                onClick={() => void asked.run(end)}
              >
                {words.end}
              </button>
            )}
          </p>
        </Form>
      ) : (
        <Begun
          begun={begun}
          busy={asked.busy}
          onCode={(code) => void asked.run(async () => changed(await api.confirmFactor(code)))}
        />
      )}
      <p role="alert" className="st-bad">
        {asked.why.join(' ')}
      </p>
      {asked.asks === 'sign-in' && <SignAgain title={words.signAgain} onDone={() => void asked.run(end)} />}
      {codes !== undefined && <Codes codes={codes} />}
    </>
  );
}

export function AccountPage() {
  const { person, tongue } = useStudio();
  const words = accountWords[tongue];
  return (
    <div className="st-page st-narrow">
      <h1>{words.title}</h1>
      <p>
        <strong>{person.name}</strong> <span className="st-muted">{person.email}</span>
      </p>
      <section className="st-stack" aria-labelledby="factor">
        <h2 id="factor">{words.factor}</h2>
        <SecondKey />
      </section>
    </div>
  );
}
