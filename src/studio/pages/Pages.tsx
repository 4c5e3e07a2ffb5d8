/** Which page stands in the frame, and what works on all of them. It must not know what a page shows. */
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { otherTongue } from '../core/tongues.ts';
import { NewCampaign } from '../forms/campaign/NewCampaign.tsx';
import { CatalogueSheet } from '../problems/CatalogueSheet.tsx';
import { useSandbox, type SandboxHere } from '../phone/use-sandbox.ts';
import { RecipeSheet } from '../recipes/RecipeSheet.tsx';
import { RecipeUnderWay } from '../recipes/RecipeUnderWay.tsx';
import { toNextArea } from '../shell/areas.ts';
import { Empty } from '../shell/Empty.tsx';
import { Finder, type Command } from '../shell/Finder.tsx';
import { Frame } from '../shell/Frame.tsx';
import { Guard } from '../shell/Guard.tsx';
import { go, usePlace, type Place } from '../shell/place.ts';
import { Taken } from '../shell/Saved.tsx';
import { Shortcuts, Tour } from '../shell/Sheets.tsx';
import { mayDo, useStudio, useWork } from '../shell/studio.ts';
import { statusesIn } from '../search/statuses.ts';
import { useIndex } from '../search/use-search.ts';
import { useColleagues } from '../shell/use-colleagues.ts';
import { useKeys } from '../shell/use-keys.ts';
import { useRest } from '../shell/use-rest.ts';
import { useNewChange } from '../shell/use-new-change.ts';
import { beginWords } from '../words/begin.ts';
import { recipeWords } from '../words/recipes.ts';
import { shellWords } from '../words/shell.ts';
import { workWords } from '../words/work.ts';
import { AccountPage } from './AccountPage.tsx';
import { ChangePage } from './ChangePage.tsx';
import { ChangesPage } from './ChangesPage.tsx';
import { EditorPage } from './EditorPage.tsx';
import { HistoryPage } from './HistoryPage.tsx';
import { PeoplePage } from './PeoplePage.tsx';
import { ReleasesPage } from './ReleasesPage.tsx';
import { ScreensPage } from './ScreensPage.tsx';

interface PageProps {
  readonly place: Place;
  readonly app: SandboxHere;
  /** Begins a campaign. */
  readonly onCampaign: () => void;
}

function Page({ place, app, onCampaign }: PageProps) {
  const { tongue } = useStudio();
  if (place.page === 'screens') return <ScreensPage onCampaign={onCampaign} />;
  if (place.page === 'editor') return <EditorPage key={place.screen} place={place} app={app} />;
  if (place.page === 'history') return <HistoryPage key={place.screen} id={place.screen} />;
  if (place.page === 'changes') return <ChangesPage />;
  if (place.page === 'change') return <ChangePage key={place.id ?? ''} id={place.id} />;
  if (place.page === 'releases') return <ReleasesPage />;
  if (place.page === 'people') return <PeoplePage />;
  if (place.page === 'account') return <AccountPage />;
  return <Empty title={shellWords[tongue].notFound} hint="" />;
}

const looks = ['auto', 'light', 'dark'] as const;

/** With each status that data can have and the screen that shows it, and with colleagues: read only while somebody looks for something. */
function Finding({
  commands,
  onClose,
}: {
  readonly commands: readonly Command[];
  readonly onClose: () => void;
}) {
  const { source, tongue } = useStudio();
  const { draft } = useWork();
  const { screens } = useIndex();
  const colleagues = useColleagues();
  const statuses = useMemo(
    () =>
      statusesIn(draft.now, screens, source).map(({ screen, name }): Command => ({
        name: `${screen.name[tongue]}: ${name[tongue]}`,
        also: tongue === 'es' ? name.en : name.es,
        isHidden: true,
        act: () => go({ page: 'editor', screen: screen.id }),
      })),
    [draft.now, screens, source, tongue],
  );
  return <Finder commands={[...commands, ...colleagues, ...statuses]} onClose={onClose} />;
}

export function Pages() {
  const { api, choose, person, settings, tongue, workspace } = useStudio();
  const words = shellWords[tongue];
  const anew = beginWords[tongue];
  const client = useQueryClient();
  const place = usePlace();
  const app = useSandbox(api.sandbox);
  const begin = useNewChange();
  const [sheet, setSheet] = useState<
    'find' | 'shortcuts' | 'checker' | 'recipes' | 'tour' | 'campaign' | undefined
  >(settings.toured ? undefined : 'tour');
  const commands = useMemo(
    (): readonly Command[] => [
      { name: words.screens, keys: 'Alt 1', act: () => go({ page: 'screens' }) },
      { name: words.changes, act: () => go({ page: 'changes' }) },
      ...(mayDo(person, 'editor')
        ? [
            { name: anew.change, also: anew.changeAlso, act: begin },
            { name: anew.campaign, also: anew.campaignAlso, act: () => setSheet('campaign') },
          ]
        : []),
      { name: words.see, keys: 'Ctrl Enter', act: () => go({ page: 'change' }) },
      { name: words.releases, act: () => go({ page: 'releases' }) },
      ...(mayDo(person, 'admin') ? [{ name: words.people, act: () => go({ page: 'people' }) }] : []),
      { name: words.undo, keys: 'Ctrl Z', act: () => workspace.undo() },
      { name: words.redo, keys: 'Ctrl Y', act: () => workspace.redo() },
      { name: workWords[tongue].undoAll, act: () => workspace.undoAll() },
      { name: workWords[tongue].redoAll, act: () => workspace.redoAll() },
      { name: words.otherLanguage, act: () => choose({ tongue: otherTongue(tongue) }) },
      ...looks.map((look) => ({
        name: `${words.look}: ${words.looks[look]}`,
        also: `${look} ${shellWords[otherTongue(tongue)].looks[look]}`,
        isHidden: true,
        act: () => choose({ look }),
      })),
      { name: words.shortcuts, keys: '?', act: () => setSheet('shortcuts') },
      { name: words.checker, act: () => setSheet('checker') },
      { name: recipeWords[tongue].title, act: () => setSheet('recipes') },
    ],
    [words, anew, workspace, choose, tongue, begin, person],
  );
  useRest(workspace.rest);
  useKeys(
    useMemo(
      () => ({
        'ctrl+k': () => setSheet('find'),
        'ctrl+z': () => workspace.undo(),
        'ctrl+y': () => workspace.redo(),
        'ctrl+shift+z': () => workspace.redo(),
        'ctrl+enter': () => go({ page: 'change' }),
        f6: toNextArea,
        'alt+1': () => go({ page: 'screens' }),
        '?': () => setSheet('shortcuts'),
      }),
      [workspace],
    ),
  );
  function leave(): void {
    void workspace
      .flush()
      .then(() => api.signOut())
      .finally(() => void client.resetQueries());
  }
  const close = (): void => setSheet(undefined);
  return (
    <>
      <Frame
        onFind={() => setSheet('find')}
        onShortcuts={() => setSheet('shortcuts')}
        onChecker={() => setSheet('checker')}
        onRecipes={() => setSheet('recipes')}
        onTour={() => setSheet('tour')}
        onLeave={leave}
        above={<RecipeUnderWay />}
      >
        <Taken />
        <Guard key={'screen' in place ? `${place.page} ${place.screen}` : place.page} tongue={tongue}>
          <Page place={place} app={app} onCampaign={() => setSheet('campaign')} />
        </Guard>
      </Frame>
      {sheet === 'find' && <Finding commands={commands} onClose={close} />}
      {sheet === 'shortcuts' && <Shortcuts onClose={close} />}
      {sheet === 'campaign' && <NewCampaign onClose={close} />}
      {sheet === 'checker' && <CatalogueSheet onClose={close} />}
      {sheet === 'recipes' && (
        <RecipeSheet
          onClose={close}
          onPlay={({ id }) => {
            choose({ recipe: { id, step: 0 } });
            close();
          }}
        />
      )}
      {sheet === 'tour' && (
        <Tour
          onClose={() => {
            choose({ toured: true });
            close();
          }}
        />
      )}
    </>
  );
}
