/** Who comes into the studio: invited, with other roles, taken away. It must not know what a role allows. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useAsked } from '../api/use-asked.ts';
import type { Colleague, Invitation, Invite, Invited, StudioRole } from '../../model/studio.ts';
import { Announced, SignAgain } from '../review/SignAgain.tsx';
import { Empty } from '../shell/Empty.tsx';
import { Link } from '../shell/Link.tsx';
import { mayDo, useStudio } from '../shell/studio.ts';
import { TwiceButton } from '../shell/TwiceButton.tsx';
import { momentOf } from '../shell/times.ts';
import { Failed, Loading } from '../shell/Waits.tsx';
import { enterWords } from '../words/enter.ts';
import { peopleWords } from '../words/people.ts';
import { shellWords } from '../words/shell.ts';

const roleNames: readonly StudioRole[] = ['editor', 'reviewer', 'publisher', 'admin'];

interface RolesProps {
  readonly name: string;
  readonly roles: readonly StudioRole[];
  readonly disabled: boolean;
  readonly onRoles: (roles: readonly StudioRole[]) => void;
}

/** One role at least. */
function Roles({ name, roles, disabled, onRoles }: RolesProps) {
  const { tongue } = useStudio();
  const words = peopleWords[tongue];
  return (
    <fieldset className="st-row" disabled={disabled} aria-label={words.rolesOf(name)}>
      {roleNames.map((role) => (
        <label key={role}>
          <input
            type="checkbox"
            checked={roles.includes(role)}
            disabled={roles.length === 1 && roles[0] === role}
            onChange={({ target }) =>
              onRoles(roleNames.filter((each) => (each === role ? target.checked : roles.includes(each))))
            }
          />{' '}
          {words.roles[role]}
        </label>
      ))}
    </fieldset>
  );
}

interface Deeds {
  readonly busy: boolean;
  /** Does it, after signing in again where that is asked for. */
  readonly onDo: (act: () => Promise<unknown>) => void;
}

interface LinkMade extends Invitation {
  readonly name: string;
}

/** A link that was made for somebody, shown once: it comes into sight, ready to be copied. */
function MadeLink({ made }: { readonly made: LinkMade }) {
  const { tongue } = useStudio();
  const words = peopleWords[tongue];
  const hint = words.linkOnce(momentOf(made.until, tongue));
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), [made.path]);
  return (
    <div ref={place}>
      <Link label={words.linkTo(made.name)} hint={hint} path={made.path} isOnce />
    </div>
  );
}

function Person({ person, busy, onDo }: Deeds & { readonly person: Colleague }) {
  const { api, tongue } = useStudio();
  const words = peopleWords[tongue];
  const [made, setMade] = useState<LinkMade>();
  const reset = async (): Promise<void> => setMade({ ...(await api.reset(person.id)), name: person.name });
  return (
    <li className="st-colleague">
      <div className="st-row">
        <strong>{person.name}</strong>
        <span className="st-muted">{person.email}</span>
        <span className="st-muted">{person.factor ? words.hasFactor : words.noFactor}</span>
      </div>
      <Roles
        name={person.name}
        roles={person.roles}
        disabled={busy}
        onRoles={(roles) => onDo(() => api.setRoles(person.id, roles))}
      />
      <div className="st-alike">
        <button type="button" className="st-button" disabled={busy} onClick={() => onDo(reset)}>
          {words.reset(person.name)}
        </button>
        <TwiceButton
          words={words.leave(person.name)}
          sure={words.leaveSure(person.name)}
          disabled={busy}
          onPress={() => onDo(() => api.leave(person.id))}
        />
      </div>
      {made !== undefined && <MadeLink made={made} />}
    </li>
  );
}

function OpenInvitation({ invited, busy, onDo }: Deeds & { readonly invited: Invited }) {
  const { api, tongue } = useStudio();
  const words = peopleWords[tongue];
  const { name, email, roles, until } = invited;
  return (
    <li className="st-change">
      <span>
        {name} <span className="st-muted">{email}</span>
        <span className="st-muted st-block">
          {roles.map((role) => words.roles[role]).join(', ')} · {words.invitedUntil(momentOf(until, tongue))}
        </span>
      </span>
      <button
        type="button"
        className="st-button"
        disabled={busy}
        onClick={() => onDo(() => api.uninvite(email))}
      >
        {words.uninvite(name)}
      </button>
    </li>
  );
}

function InviteForm({ busy, onDo }: Deeds) {
  const { api, tongue } = useStudio();
  const words = peopleWords[tongue];
  const [who, setWho] = useState<Invite>({ name: '', email: '', roles: ['editor'] });
  const [made, setMade] = useState<LinkMade>();
  const invite = async (): Promise<void> => {
    setMade({ ...(await api.invite(who)), name: who.name });
    setWho({ name: '', email: '', roles: ['editor'] });
  };
  return (
    <section className="st-stack st-invite" aria-labelledby="invite">
      <h2 id="invite">{words.invite}</h2>
      <form
        className="st-stack"
        onSubmit={(event) => {
          event.preventDefault();
          onDo(invite);
        }}
      >
        <label className="st-field">
          {words.name}
          <input
            required
            maxLength={80}
            aria-describedby="name-why"
            value={who.name}
            onChange={({ target }) => setWho({ ...who, name: target.value })}
          />
        </label>
        <p id="name-why" className="st-muted">
          {words.nameWhy}
        </p>
        <label className="st-field">
          {enterWords[tongue].email}
          <input
            type="email"
            required
            value={who.email}
            onChange={({ target }) => setWho({ ...who, email: target.value })}
          />
        </label>
        <Roles
          name={who.name}
          roles={who.roles}
          disabled={busy}
          onRoles={(roles) => setWho({ ...who, roles })}
        />
        <button type="submit" className="st-button st-primary" disabled={busy}>
          {words.inviteNow}
        </button>
      </form>
      {made !== undefined && <MadeLink made={made} />}
    </section>
  );
}

export function PeoplePage() {
  const { api, person, tongue } = useStudio();
  const words = peopleWords[tongue];
  const isAdmin = mayDo(person, 'admin');
  const asked = useAsked(shellWords[tongue].failedWhy);
  const [last, setLast] = useState<() => Promise<unknown>>();
  const people = useQuery({ queryKey: ['people'], queryFn: () => api.people(), enabled: isAdmin });
  if (!isAdmin) return <Empty title={words.title} hint={words.onlyAdmins} />;
  if (people.isError) return <Failed tongue={tongue} again={() => void people.refetch()} />;
  if (people.data === undefined) return <Loading tongue={tongue} />;
  const onDo = (act: () => Promise<unknown>): void => {
    setLast(() => act);
    void asked.run(act);
  };
  const deeds: Deeds = { busy: asked.busy, onDo };
  return (
    <div className="st-page st-narrow">
      <h1>{words.title}</h1>
      <p className="st-muted">{words.lead}</p>
      {asked.asks === undefined && <Announced />}
      <p role="alert" className="st-bad">
        {asked.why.join(' ')}
      </p>
      {asked.asks !== undefined && (
        <SignAgain title={words.signAgain} onDone={() => last !== undefined && onDo(last)} />
      )}
      <ul className="st-list">
        {people.data.people.map((each) => (
          <Person key={each.id} person={each} {...deeds} />
        ))}
      </ul>
      {people.data.invited.length > 0 && (
        <section aria-labelledby="invited">
          <h2 id="invited">{words.invited}</h2>
          <ul className="st-list">
            {people.data.invited.map((invited) => (
              <OpenInvitation key={invited.email} invited={invited} {...deeds} />
            ))}
          </ul>
        </section>
      )}
      <InviteForm {...deeds} />
    </div>
  );
}
