/**
 * The text of a screen, layout or shared part beside the phone: the same text that the forms edit, with the same undo. The editor
 * itself comes when the pane is opened. It must not know how a text is drawn.
 */
import { useEffect, useRef, useState } from 'react';
import { told } from '../../release/told.ts';
import { orderSplices } from '../core/in-order.ts';
import { viewOf } from '../forms/view.ts';
import { editOfFix } from '../forms/fixes.ts';
import type { DeskProps } from '../forms/desk.ts';
import { tell } from '../problems/tell.ts';
import { useStudio } from '../shell/studio.ts';
import { useNow } from '../shell/use-now.ts';
import { shellWords } from '../words/shell.ts';
import { editorWords } from '../words/editor.ts';
import { jsonWords } from '../words/json.ts';
import { outlineOf } from '../tree/outline.ts';
import type { TextEditor } from './open-editor.ts';
import { partAt, rangeAt, troubleAt } from './places.ts';

interface JsonPaneProps extends DeskProps {
  /** Pointer of the chosen part. */
  readonly selected: string | undefined;
  readonly onSelect: (pointer: string) => void;
}

/** How long a caret rests before the part around it is chosen (ms): whoever types or walks through is not followed at each step. */
const rest = 250;

export function JsonPane(props: JsonPaneProps) {
  const { texts, file, tongue, problems, project, selected, onEdit, isReadOnly = false } = props;
  const { workspace } = useStudio();
  const host = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<TextEditor>();
  const [failed, setFailed] = useState(false);
  const now = useNow(props);
  const words = jsonWords[tongue];
  const text = texts.get(file) ?? '';

  useEffect(() => {
    const { current: element } = host;
    if (element === null) return undefined;
    let opened: TextEditor | undefined;
    let isGone = false;
    let resting: ReturnType<typeof setTimeout> | undefined;
    function choose(offset: number): void {
      const { texts: all, project: known, selected: before, onSelect } = now.current;
      const view = viewOf(all);
      const rows = outlineOf(file, view, known, tongue);
      const part = rows === undefined ? undefined : partAt(all.get(file) ?? '', offset, rows);
      if (part !== undefined && part !== before) onSelect(part);
    }
    function putInOrder(): void {
      const { draft } = workspace.now();
      const splices = orderSplices(draft.now, file);
      // What is undone can be done again as long as nothing is written.
      if (splices.length > 0 && draft.undone.length === 0)
        workspace.write({ label: told(jsonWords.en.tidied, jsonWords.es.tidied), splices });
    }
    void import('./open-editor.ts').then(
      ({ openEditor }) => {
        if (isGone) return;
        opened = openEditor({
          host: element,
          file,
          text: workspace.now().draft.now.get(file) ?? '',
          tongue,
          label: jsonWords[tongue].label(file),
          texts: () => workspace.now().draft.now,
          onUndo: () => workspace.undo(),
          onRedo: () => workspace.redo(),
          onTidy: putInOrder,
          onType: (splices, before) => {
            const stands = workspace.now().draft.now.get(file) ?? '';
            // Something else was done at that very moment: it stays.
            if (stands !== before) opened?.setText(stands);
            else
              workspace.write({
                label: told(jsonWords.en.typed, jsonWords.es.typed),
                splices,
                group: `text ${file}`,
                at: Date.now(),
              });
          },
          onCaret: (offset) => {
            clearTimeout(resting);
            resting = setTimeout(() => choose(offset), rest);
          },
        });
        setEditor(opened);
      },
      () => setFailed(true),
    );
    const leave = (): void => putInOrder();
    element.addEventListener('focusout', leave);
    return () => {
      isGone = true;
      clearTimeout(resting);
      element.removeEventListener('focusout', leave);
      putInOrder();
      opened?.close();
      setEditor(undefined);
    };
  }, [file, tongue, workspace, now]);

  useEffect(() => editor?.setText(text), [editor, text]);
  useEffect(() => editor?.setReadOnly(isReadOnly), [editor, isReadOnly]);
  const range = selected === undefined ? undefined : rangeAt(text, selected);
  useEffect(
    () => editor?.setPart(range),
    // oxlint-disable-next-line react/exhaustive-deps -- a range that says the same is the same
    [editor, range?.from, range?.to],
  );
  useEffect(() => {
    const own = problems.filter((problem) => problem.file === file);
    editor?.setTroubles(
      own.map((problem) => {
        const { what, remedy } = tell(problem, { texts, project, tongue });
        const edit = isReadOnly ? undefined : editOfFix(problem, texts);
        const mend = { name: editorWords[tongue].mend, apply: () => edit !== undefined && onEdit(edit) };
        return {
          ...troubleAt(text, problem),
          severity: problem.severity,
          message: `${what} ${remedy}`,
          ...(edit === undefined ? {} : { actions: [mend] }),
        };
      }),
    );
    // oxlint-disable-next-line react/exhaustive-deps -- said again when the checker has said something else
  }, [editor, problems, file, tongue, isReadOnly]);

  return (
    <section className="st-json" aria-label={words.text}>
      {editor === undefined && (
        <p className="st-muted st-json-hint">
          {failed ? shellWords[tongue].failed : shellWords[tongue].loading}
        </p>
      )}
      <div ref={host} className="st-json-text" />
      <p className="st-muted st-json-hint">{isReadOnly ? words.readOnly : words.hint}</p>
    </section>
  );
}
