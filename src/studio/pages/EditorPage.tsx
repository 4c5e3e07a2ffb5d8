/** One screen as it is edited: its parts, the phone, the form of the chosen part. It must not know how any of them works. */
import { Group, Panel, Separator } from 'react-resizable-panels';
import { WordsForm } from '../editor/WordsForm.tsx';
import { Empty } from '../shell/Empty.tsx';
import type { Place } from '../shell/place.ts';
import { useStudio } from '../shell/studio.ts';
import { Picture } from '../pictures/Picture.tsx';
import { useIndex } from '../search/use-search.ts';
import { editorWords } from '../words/editor.ts';

interface EditorPageProps {
  readonly place: Extract<Place, { page: 'editor' }>;
}

export function EditorPage({ place }: EditorPageProps) {
  const { tongue } = useStudio();
  const { screens } = useIndex();
  const words = editorWords[tongue];
  const screen = screens.find(({ id }) => id === place.screen);
  if (screen === undefined) return <Empty title={words.unknown} hint={words.noPartHint} />;
  return (
    <div className="st-editor">
      <h1 className="st-hidden">{screen.name[tongue]}</h1>
      <Group orientation="horizontal" className="st-panels">
        <Panel defaultSize="24%" minSize="180px" className="st-panel">
          <h2>{words.structure}</h2>
        </Panel>
        <Separator className="st-separator" aria-label={words.resize} />
        <Panel minSize="340px" className="st-panel st-stage">
          <Picture screen={screen.id} name={screen.name[tongue]} />
        </Panel>
        <Separator className="st-separator" aria-label={words.resize} />
        <Panel defaultSize="28%" minSize="240px" className="st-panel">
          {place.words === undefined ? (
            <Empty title={words.noPart} hint={words.noPartHint} />
          ) : (
            <WordsForm name={place.words} isClosed={false} isReadOnly={false} />
          )}
        </Panel>
      </Group>
    </div>
  );
}
