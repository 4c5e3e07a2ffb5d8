/** The studio: who is there, on what, and which page of it. It must not know what a page does. */
import { QueryClient, QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import { tongues, type Tongue } from '../lib/figures.ts';
import type { Colleague, StudioPerson, StudioProject, StudioSession } from '../model/studio.ts';
import type { StudioApi } from './api/studio-api.ts';
import { brandConfig } from './api/brand-config.ts';
import { StudioFailure } from './api/client.ts';
import { productsIn } from './conditions/products.ts';
import { base64Of, BringProvider, type Bring } from './forms/bring.ts';
import { JoinPage } from './pages/JoinPage.tsx';
import { LookPage } from './pages/LookPage.tsx';
import { Pages } from './pages/Pages.tsx';
import { go, usePlace } from './shell/place.ts';
import { Failed, Loading } from './shell/Waits.tsx';
import { readSettings, useSettings, type Settings } from './shell/settings.ts';
import { SignIn } from './shell/SignIn.tsx';
import { sourceOf, StudioProvider, type Studio } from './shell/studio.ts';
import { usePassing } from './shell/use-passing.ts';
import { useRetold } from './shell/use-retold.ts';
import { shellWords } from './words/shell.ts';
import type { WaitingStore } from './workspace/waiting.ts';
import type { Workspace } from './workspace/work.ts';
import { createWorkspace } from './workspace/workspace.ts';

interface AppProps {
  readonly api: StudioApi;
  readonly waiting: WaitingStore;
  readonly speak: (tag: string) => void;
}

/** What is refused is not asked again. */
const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      retry: (count, error) =>
        count < 2 && !(error instanceof StudioFailure && error.status >= 400 && error.status < 500),
    },
  },
});

/** When a save that nobody answered is tried again (ms). */
const patience = 4_000;

function later(again: () => void): void {
  const timer = setTimeout(again, patience);
  window.addEventListener(
    'online',
    () => {
      clearTimeout(timer);
      again();
    },
    { once: true },
  );
}

function useWorkspace({ api, waiting, project, person }: Needs): Workspace | undefined {
  const client = useQueryClient();
  const [ready, setReady] = useState<Workspace>();
  useEffect(() => {
    const workspace = createWorkspace({
      api,
      waiting,
      project,
      person: person.id,
      name: person.name,
      tongue: () => readSettings().tongue,
      later,
      outdated: () => client.refetchQueries({ queryKey: ['project'] }, { throwOnError: true }),
    });
    workspace
      .resume(readSettings().change)
      .catch(() => undefined)
      .finally(() => setReady(workspace));
  }, [api, client, waiting, project, person.id, person.name]);
  return ready;
}

interface Needs extends Pick<AppProps, 'api' | 'waiting'> {
  readonly project: StudioProject;
  readonly person: StudioPerson;
}

interface DeskProps extends AppProps {
  readonly session: StudioSession;
  readonly person: Colleague;
  readonly settings: Settings;
  readonly choose: Studio['choose'];
}

/** Who is signed in, with the project. */
function Desk({ api, waiting, session, person, settings, choose }: DeskProps) {
  const { tongue } = settings;
  const project = useQuery({
    queryKey: ['project'],
    queryFn: () => api.project(),
    staleTime: Number.POSITIVE_INFINITY,
    // The same texts are the same project: nothing that is open begins anew.
    structuralSharing: (before, now) =>
      (before as StudioProject | undefined)?.base === (now as StudioProject).base ? before : now,
  });
  const config = useQuery({ queryKey: ['brand'], queryFn: brandConfig, staleTime: Number.POSITIVE_INFINITY });
  if (project.isError) return <Failed tongue={tongue} again={() => void project.refetch()} />;
  if (project.data === undefined || config.isPending) return <Loading tongue={tongue} />;
  return (
    <Open
      api={api}
      waiting={waiting}
      session={session}
      person={person}
      settings={settings}
      choose={choose}
      project={project.data}
      config={config.data}
    />
  );
}

interface OpenProps extends Omit<DeskProps, 'speak'> {
  readonly project: StudioProject;
  /** Of the brand; nobody knows it where it could not be had. */
  readonly config: unknown;
}

function Open(props: OpenProps) {
  const { api, session, person, settings, choose, project, config } = props;
  const { tongue } = settings;
  const workspace = useWorkspace(props);
  const [said, say] = usePassing();
  const bring = useCallback<Bring>(
    async (picture) => (await api.bringPicture({ base64: await base64Of(picture) })).path,
    [api],
  );
  const source = useMemo(() => ({ ...sourceOf(project), products: productsIn(config) }), [project, config]);
  const studio = useMemo(
    (): Studio | undefined =>
      workspace && { api, session, person, tongue, settings, choose, project, source, workspace, say },
    [api, session, person, tongue, settings, choose, project, source, workspace, say],
  );
  useEffect(
    () =>
      workspace?.subscribe(() => {
        const id = workspace.now().change?.id ?? null;
        if (id !== settings.change) choose({ change: id });
      }),
    [workspace, settings.change, choose],
  );
  if (studio === undefined) return <Loading tongue={tongue} />;
  return (
    <StudioProvider value={studio}>
      <BringProvider value={bring}>
        <Pages />
      </BringProvider>
      <p className={said === '' ? 'st-said' : 'st-toast'} role="status" aria-live="polite">
        {said}
      </p>
    </StudioProvider>
  );
}

function Entrance({ api, waiting, speak }: AppProps) {
  const [settings, choose] = useSettings();
  const { tongue, look } = settings;
  const place = usePlace();
  const client = useQueryClient();
  useLayoutEffect(() => {
    speak(tongues[tongue]);
    document.documentElement.lang = tongues[tongue];
    document.documentElement.dataset['theme'] = look;
    document.title = shellWords[tongue].studio;
  }, [tongue, look, speak]);
  useRetold(tongue);
  const session = useQuery({ queryKey: ['session'], queryFn: () => api.session(), staleTime: 60_000 });
  const enter = useCallback(
    async (who: Parameters<StudioApi['signIn']>[0]): Promise<void> => {
      const entered = await api.signIn(who);
      client.setQueryData(['session'], entered);
    },
    [api, client],
  );
  if (session.isError) return <Failed tongue={tongue} again={() => void session.refetch()} />;
  if (session.data === undefined) return <Loading tongue={tongue} />;
  const { person } = session.data;
  const known = {
    api,
    session: session.data,
    tongue,
    onTongue: (other: Tongue) => choose({ tongue: other }),
  };
  return (
    <I18nProvider locale={tongues[tongue]}>
      {place.page === 'join' ? (
        <JoinPage
          {...known}
          token={place.token}
          onEnter={(entered) => {
            client.setQueryData(['session'], entered);
            go({ page: 'screens' });
          }}
        />
      ) : place.page === 'look' ? (
        <LookPage {...known} token={place.token} />
      ) : person === null ? (
        <SignIn
          session={session.data}
          tongue={tongue}
          onTongue={(other) => choose({ tongue: other })}
          onEnter={enter}
        />
      ) : (
        <Desk
          api={api}
          waiting={waiting}
          speak={speak}
          session={session.data}
          person={person}
          settings={settings}
          choose={choose}
        />
      )}
    </I18nProvider>
  );
}

export const App = (props: AppProps) => (
  <QueryClientProvider client={queries}>
    <Entrance {...props} />
  </QueryClientProvider>
);
