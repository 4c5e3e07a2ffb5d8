/** One change on the phone, for who has a link and no account. It must not know who made it. */
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { tongues } from '../../lib/figures.ts';
import type { SharedPreview } from '../../model/studio.ts';
import { Phone } from '../phone/Phone.tsx';
import { useSandbox } from '../phone/use-sandbox.ts';
import { affectedScreens } from '../review/affected.ts';
import { RewordedList } from '../review/Reworded.tsx';
import { tellingOf } from '../review/telling.ts';
import { rewordedOf } from '../review/worded.ts';
import { programWords } from '../search/places.ts';
import { indexOf } from '../search/use-search.ts';
import { sourceOf } from '../shell/studio.ts';
import { workWords } from '../words/work.ts';
import { Loading } from '../shell/Waits.tsx';
import { peopleWords } from '../words/people.ts';
import { NoWay, type ByLinkProps } from './JoinPage.tsx';
import { OtherLanguage } from '../shell/OtherLanguage.tsx';

const nothing = (): void => undefined;

/** What the change does, and the screens on which it is seen before all others. */
function readPreview(preview: SharedPreview) {
  const texts = new Map(Object.entries(preview.files));
  const base = new Map(texts);
  for (const [file, text] of Object.entries(preview.before))
    if (text === null) base.delete(file);
    else base.set(file, text);
  const source = sourceOf(preview);
  const draft = { base, now: texts };
  const index = indexOf(texts, base, programWords(source.codeTexts));
  const changed = affectedScreens(draft, index);
  const others = index.screens.filter((screen) => !changed.includes(screen));
  return { texts, told: tellingOf(draft, source), reworded: rewordedOf(draft), changed, others };
}

function Shown({ session, tongue, preview, api, token }: ByLinkProps & { readonly preview: SharedPreview }) {
  const words = peopleWords[tongue];
  const { texts, told, reworded, changed, others } = useMemo(() => readPreview(preview), [preview]);
  const screens = [...changed, ...others];
  const [wanted, setWanted] = useState<string>();
  const app = useSandbox(() => api.sandbox(token));
  const screen = screens.find(({ id }) => id === wanted) ?? screens[0];
  if (screen === undefined) return null;
  return (
    <>
      <section>
        <h2>{workWords[tongue].whatChanged}</h2>
        <RewordedList tongue={tongue} reworded={reworded} />
        <ul className="st-told">
          {told.map((each) => (
            <li key={each[tongues.en]}>{each[tongues[tongue]]}</li>
          ))}
        </ul>
      </section>
      <label className="st-field">
        {words.screen}
        <select value={screen.id} onChange={({ target }) => setWanted(target.value)}>
          {[changed, others].map(
            (each, index) =>
              each.length > 0 && (
                <optgroup key={index} label={index === 0 ? words.changedScreens : words.otherScreens}>
                  {each.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name[tongue]}
                    </option>
                  ))}
                </optgroup>
              ),
          )}
        </select>
      </label>
      <Phone
        isAlone
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
