/** One change on the phone, for who has a link and no account. It must not know who made it. */
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { SharedPreview } from '../../model/studio.ts';
import { Phone } from '../phone/Phone.tsx';
import { useSandbox } from '../phone/use-sandbox.ts';
import { screensIn } from '../search/screens.ts';
import { Loading } from '../shell/Waits.tsx';
import { peopleWords } from '../words/people.ts';
import { NoWay, type ByLinkProps } from './JoinPage.tsx';
import { OtherLanguage } from '../shell/OtherLanguage.tsx';

const nothing = (): void => undefined;

function Shown({ session, tongue, preview, api, token }: ByLinkProps & { readonly preview: SharedPreview }) {
  const words = peopleWords[tongue];
  const texts = useMemo(() => new Map(Object.entries(preview.files)), [preview]);
  const screens = useMemo(() => screensIn(texts), [texts]);
  const [wanted, setWanted] = useState<string>();
  const app = useSandbox(() => api.sandbox(token));
  const screen = screens.find(({ id }) => id === wanted) ?? screens[0];
  if (screen === undefined) return null;
  return (
    <>
      <label className="st-field">
        {words.screen}
        <select value={screen.id} onChange={({ target }) => setWanted(target.value)}>
          {screens.map(({ id, name }) => (
            <option key={id} value={id}>
              {name[tongue]}
            </option>
          ))}
        </select>
      </label>
      <Phone
        tongue={tongue}
        origin={session.phoneOrigin}
        project={preview}
        texts={texts}
        screen={{ id: screen.id, name: screen.name[tongue] }}
        selected={null}
        onPick={nothing}
        app={app}
      />
    </>
  );
}

export function LookPage(props: ByLinkProps) {
  const { api, tongue, token, onTongue } = props;
  const preview = useQuery({
    queryKey: ['preview', token],
    queryFn: () => api.look(token),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (preview.isError) return <NoWay error={preview.error} tongue={tongue} />;
  if (preview.data === undefined) return <Loading tongue={tongue} />;
  return (
    <main className="st-page st-narrow" aria-label={peopleWords[tongue].share}>
      <h1>{preview.data.title}</h1>
      <p className="st-muted">{peopleWords[tongue].look}</p>
      <Shown {...props} preview={preview.data} />
      <OtherLanguage tongue={tongue} onTongue={onTongue} />
    </main>
  );
}
