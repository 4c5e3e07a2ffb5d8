/** One screen as it is edited: its parts, the phone, the form of the chosen part. It must not know how any of them works. */
import { useCallback } from 'react';
import { Group, Panel, Separator } from 'react-resizable-panels';
import type { Edit } from '../core/draft.ts';
import { PartWords } from '../editor/PartWords.tsx';
import { Picture } from '../pictures/Picture.tsx';
import type { PartPlace } from '../phone/protocol.ts';
import type { ScreenName } from '../search/screens.ts';
import { useIndex } from '../search/use-search.ts';
import { Empty } from '../shell/Empty.tsx';
import { stay, type Place } from '../shell/place.ts';
import { useStudio, useWork } from '../shell/studio.ts';
import { PartTree } from '../tree/PartTree.tsx';
import { editorWords } from '../words/editor.ts';

type EditorPlace = Extract<Place, { page: 'editor' }>;

interface EditorPageProps {
  readonly place: EditorPlace;
}

const partOf = ({ file, pointer }: EditorPlace): PartPlace | undefined =>
  file === undefined || pointer === undefined ? undefined : { file, pointer };

function Editor({ place, screen }: EditorPageProps & { readonly screen: ScreenName }) {
  const { source, tongue, workspace } = useStudio();
  const { change, draft } = useWork();
  const words = editorWords[tongue];
  const part = partOf(place);
  const { person } = useStudio();
  const writer = change?.writer ?? null;
  const isReadOnly = writer !== null && writer !== person.id && writer !== person.name;
  const onEdit = useCallback((edit: Edit): void => workspace.edit(edit), [workspace]);
  const file = part?.file ?? screen.file;
  const onSelect = useCallback(
    (pointer: string): void => stay({ page: 'editor', screen: screen.id, file, pointer }),
    [screen.id, file],
  );
  return (
    <div className="st-editor">
      <h1 className="st-hidden">{screen.name[tongue]}</h1>
      <Group orientation="horizontal" className="st-panels">
        <Panel defaultSize="26%" minSize="200px" className="st-panel">
          <h2 className="st-panel-head">
            {file === screen.file ? screen.name[tongue] : words.shared(screen.name[tongue])}
          </h2>
          <PartTree
            texts={draft.now}
            file={file}
            tongue={tongue}
            project={source}
            problems={[]}
            selected={part?.pointer ?? null}
            onSelect={onSelect}
            onEdit={onEdit}
          />
        </Panel>
        <Separator className="st-separator" aria-label={words.resize} />
        <Panel minSize="340px" className="st-panel st-stage">
          <Picture screen={screen.id} name={screen.name[tongue]} />
        </Panel>
        <Separator className="st-separator" aria-label={words.resize} />
        <Panel defaultSize="28%" minSize="260px" className="st-panel">
          {part === undefined && place.words === undefined ? (
            <Empty title={words.noPart} hint={words.noPartHint} />
          ) : (
            <PartWords part={part} first={place.words} isReadOnly={isReadOnly} />
          )}
        </Panel>
      </Group>
    </div>
  );
}

export function EditorPage({ place }: EditorPageProps) {
  const { tongue } = useStudio();
  const { screens } = useIndex();
  const words = editorWords[tongue];
  const screen = screens.find(({ id }) => id === place.screen);
  if (screen === undefined) return <Empty title={words.unknown} hint={words.noPartHint} />;
  return <Editor place={place} screen={screen} />;
}
