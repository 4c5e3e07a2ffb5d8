/** One screen as it is edited: its parts, the phone, the form of the chosen part or the text, what is wrong. It must not know how any of them works. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Group, Panel, Separator, usePanelRef } from 'react-resizable-panels';
import { idOf } from '../../check/document/document.ts';
import type { Edit } from '../core/draft.ts';
import { PartWords } from '../editor/PartWords.tsx';
import { ProblemList } from '../editor/ProblemList.tsx';
import { useFindings } from '../editor/use-problems.ts';
import { useWrong } from '../editor/use-wrong.ts';
import { Ways } from '../editor/Ways.tsx';
import { wordsEdit } from '../editor/words-edit.ts';
import { CampaignForm, PartValues } from '../forms/campaign/CampaignForm.tsx';
import { bringTo } from '../forms/bring-to.ts';
import { PartForm } from '../forms/PartForm.tsx';
import type { DeskProps } from '../forms/desk.ts';
import { JsonPane } from '../json/JsonPane.tsx';
import { Palette } from '../palette/Palette.tsx';
import { Phone } from '../phone/Phone.tsx';
import type { PartPlace } from '../phone/protocol.ts';
import type { SandboxHere } from '../phone/use-sandbox.ts';
import { CampaignAddress } from '../releases/CampaignAddress.tsx';
import { CampaignGoes } from '../releases/CampaignGoes.tsx';
import { Gone } from '../releases/Gone.tsx';
import { Overtaken } from '../review/Overtaken.tsx';
import { SentBack } from '../review/SentBack.tsx';
import { isLayout, type ScreenName } from '../search/screens.ts';
import { useIndex } from '../search/use-search.ts';
import { Empty } from '../shell/Empty.tsx';
import { noteEdited, stateLeft } from '../shell/last-edited.ts';
import { go, hashOf, stay, type Place } from '../shell/place.ts';
import { useStudio, useWork } from '../shell/studio.ts';
import { PartTree } from '../tree/PartTree.tsx';
import { editorWords } from '../words/editor.ts';
import { historyWords } from '../words/history.ts';
import { jsonWords } from '../words/json.ts';

type EditorPlace = Extract<Place, { page: 'editor' }>;

interface EditorPageProps {
  readonly place: EditorPlace;
  /** The app in the phone, which goes on on the next screen. */
  readonly app: SandboxHere;
}

interface EditorProps extends EditorPageProps {
  readonly screen: ScreenName;
}

interface PartsProps {
  readonly desk: DeskProps;
  readonly part: PartPlace | undefined;
  readonly onSelect: (pointer: string) => void;
}

/** The tree of the parts, and the palette in its place while something is added. */
function Parts({ desk, part, onSelect }: PartsProps) {
  const [adds, setAdds] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const words = editorWords[desk.tongue];
  const selected = part?.pointer ?? null;
  return (
    <>
      <div className="st-switch" role="group" aria-label={words.structure}>
        <button type="button" aria-pressed={!adds} onClick={() => setAdds(false)}>
          {words.structure}
        </button>
        <button type="button" aria-pressed={adds} disabled={desk.isReadOnly} onClick={() => setAdds(true)}>
          + {words.add}
        </button>
      </div>
      {adds && desk.isReadOnly !== true ? (
        <Palette
          {...desk}
          selected={selected}
          onInserted={(pointer) => {
            setAdds(false);
            onSelect(pointer);
          }}
        />
      ) : (
        <>
          {/* Where one thing stands below the other the page alone scrolls, and the phone is near. */}
          <button
            type="button"
            className="st-button st-whole"
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? words.fewerParts : words.allParts}
          </button>
          <PartTree
            {...desk}
            selected={selected}
            onSelect={onSelect}
            onInsert={(pointer) => {
              onSelect(pointer);
              setAdds(true);
            }}
          />
        </>
      )}
    </>
  );
}

interface ChosenProps extends Omit<EditorProps, 'app'> {
  readonly desk: DeskProps;
  readonly part: PartPlace | undefined;
  readonly onSelect: (pointer: string) => void;
  /** The app is used on the phone: a press there chooses nothing. */
  readonly isTrying: boolean;
}

/** Words and options of the chosen part. */
function ChosenForm({ desk, place, part, screen, isTrying }: Omit<ChosenProps, 'onSelect'>) {
  const words = editorWords[desk.tongue];
  const isCampaign = isLayout(desk.file);
  const isWhole = isCampaign && (part?.pointer ?? '') === '';
  const onCopied = useCallback((copy: string): void => go({ page: 'editor', screen: idOf(copy) }), []);
  const top = useRef<HTMLSpanElement>(null);
  const before = useRef(part);
  useEffect(() => {
    // Where one stands below the other, a screen is opened at its beginning.
    if (part === undefined && before.current === undefined) return;
    before.current = part;
    // A browser may answer with a promise: an effect must return nothing of it.
    top.current?.scrollIntoView({ block: 'nearest' });
  }, [part]);
  useEffect(() => {
    const { parentElement: form } = top.current ?? {};
    if (place.at !== undefined && form) bringTo(form, place.at);
  }, [place]);
  return (
    <>
      <span ref={top} />
      {isWhole && (
        <>
          <CampaignAddress id={screen.id} />
          <CampaignGoes id={screen.id} />
        </>
      )}
      <fieldset disabled={desk.isReadOnly}>
        {isWhole && <CampaignForm {...desk} onCopied={onCopied} />}
        {part === undefined && place.words === undefined && !isCampaign && (
          <Empty title={words.noPart} hint={isTrying ? words.noPartTrying : words.noPartHint} />
        )}
        {isCampaign && !isWhole && (
          <p className="st-row st-pad">
            <button
              type="button"
              className="st-button"
              onClick={() => stay({ page: 'editor', screen: screen.id })}
            >
              ‹ {words.wholeCampaign}
            </button>
          </p>
        )}
        {isCampaign && !isWhole && part !== undefined && <PartValues {...desk} selected={part.pointer} />}
        <PartWords part={part} first={place.words} isReadOnly={desk.isReadOnly === true} />
        {part !== undefined && <PartForm {...desk} selected={part.pointer} />}
      </fieldset>
    </>
  );
}

/** The form of the chosen part, or the text in which it stands. */
function Chosen({ onSelect, ...props }: ChosenProps) {
  const { choose, settings } = useStudio();
  const { desk, part } = props;
  const words = jsonWords[desk.tongue];
  const { asText } = settings;
  return (
    <>
      <div className="st-switch" role="group" aria-label={words.which}>
        <button type="button" aria-pressed={!asText} onClick={() => choose({ asText: false })}>
          {words.form}
        </button>
        <button type="button" aria-pressed={asText} onClick={() => choose({ asText: true })}>
          {words.text}
        </button>
      </div>
      {asText ? (
        <JsonPane {...desk} selected={part?.pointer} onSelect={onSelect} />
      ) : (
        <ChosenForm {...props} />
      )}
    </>
  );
}

const editorAddress = (screen: string): string => hashOf({ page: 'editor', screen });

function Editor({ place, screen, app }: EditorProps) {
  const { session, project, source, tongue, workspace, settings } = useStudio();
  const { draft, isReadOnly } = useWork();
  const words = editorWords[tongue];
  const file = place.file ?? screen.file;
  const { pointer, words: sought } = place;
  const part = useMemo(() => (pointer === undefined ? undefined : { file, pointer }), [file, pointer]);
  const { problems, narrowed } = useFindings(file);
  const wrong = useWrong(problems, screen.id);
  const onEdit = useCallback((edit: Edit): void => workspace.edit(edit), [workspace]);
  const choose = useCallback(
    (chosen: PartPlace): void => {
      workspace.rest();
      // Who presses the part again still looks at its words.
      const isSame = chosen.file === part?.file && chosen.pointer === part.pointer;
      const looked = isSame && sought !== undefined ? { words: sought } : {};
      stay({ page: 'editor', screen: screen.id, ...looked, ...chosen });
    },
    [screen.id, part, sought, workspace],
  );
  const onSelect = useCallback((to: string): void => choose({ file, pointer: to }), [choose, file]);
  const [shownState, onState] = useState<string>();
  useEffect(() => noteEdited({ place, state: shownState }), [place, shownState]);
  const wide = usePanelRef();
  const { asText } = settings;
  useEffect(() => wide.current?.resize(asText ? '42%' : '27%'), [wide, asText]);
  const desk: DeskProps = {
    texts: draft.now,
    base: draft.base,
    file,
    tongue,
    project: source,
    problems,
    onEdit,
    isReadOnly,
  };
  return (
    <div className="st-editor">
      <h1 className="st-hidden">{screen.name[tongue]}</h1>
      <SentBack screen={screen.id} />
      <Overtaken />
      <Group orientation="horizontal" className="st-panels">
        <Panel defaultSize="25%" minSize="200px" className="st-panel">
          <div className="st-panel-head">
            <h2>{file === screen.file ? screen.name[tongue] : words.shared(screen.name[tongue])}</h2>
            <a href={hashOf({ page: 'history', screen: screen.id })}>{historyWords[tongue].open}</a>
          </div>
          <Parts desk={desk} part={part} onSelect={onSelect} />
        </Panel>
        <Separator className="st-separator" aria-label={words.resize} />
        <Panel minSize="380px" className="st-panel st-stage">
          <Phone
            tongue={tongue}
            origin={session.phoneOrigin}
            project={project}
            texts={draft.now}
            screen={{ id: screen.id, name: screen.name[tongue] }}
            selected={part ?? null}
            wrong={wrong}
            sought={sought}
            onPick={choose}
            app={app}
            stateLeft={sought === undefined ? stateLeft(screen.id) : undefined}
            onState={onState}
            addressOf={editorAddress}
            onType={
              isReadOnly
                ? undefined
                : ({ key, tongue: spoken, text }) =>
                    workspace.edit(wordsEdit(workspace.now().draft.now, key, spoken, text))
            }
          />
        </Panel>
        <Separator className="st-separator" aria-label={words.resize} />
        <Panel defaultSize="27%" minSize="260px" className="st-panel" panelRef={wide}>
          <Chosen
            desk={desk}
            place={place}
            part={part}
            screen={screen}
            onSelect={onSelect}
            isTrying={app.visit !== undefined}
          />
        </Panel>
      </Group>
      <Ways narrowed={narrowed} onEdit={isReadOnly ? undefined : onEdit} />
      <ProblemList
        problems={problems}
        screen={screen.id}
        file={file}
        onEdit={isReadOnly ? undefined : onEdit}
        onShow={(way) => (way.page === 'editor' && way.screen === screen.id ? stay(way) : go(way))}
      />
    </div>
  );
}

export function EditorPage({ place, app }: EditorPageProps) {
  const { screens } = useIndex();
  const screen = screens.find(({ id }) => id === place.screen);
  if (screen === undefined) return <Gone id={place.screen} />;
  return <Editor place={place} screen={screen} app={app} />;
}
