/**
 * CodeMirror over the text of one file: it is never the owner of that text. What is typed goes out as splices, what the texts say
 * comes in; undo is the studio's own. It stands in a shadow root, whose style sheets the content policy lets it make, and comes only
 * when it is asked for. It must not know where the text is kept.
 */
import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { lintGutter, lintKeymap, setDiagnostics, type Diagnostic } from '@codemirror/lint';
import {
  Annotation,
  Compartment,
  EditorState,
  RangeSetBuilder,
  StateEffect,
  StateField,
} from '@codemirror/state';
import {
  Decoration,
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  type DecorationSet,
  type ViewUpdate,
} from '@codemirror/view';
import type { Tongue } from '../../lib/figures.ts';
import { between, type Splice } from '../core/splices.ts';
import type { Texts } from '../core/draft.ts';
import { createCompleter } from './completion.ts';
import type { Range } from './places.ts';
import { theme } from './theme.ts';

export interface EditorHands {
  /** What is typed, in the order in which the splices are made, into the text that stood here before. */
  readonly onType: (splices: readonly Splice[], before: string) => void;
  readonly onCaret: (offset: number) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onTidy: () => void;
  readonly texts: () => Texts;
}

export interface EditorGiven extends EditorHands {
  readonly host: HTMLElement;
  readonly file: string;
  readonly text: string;
  readonly tongue: Tongue;
  /** What a screen reader calls it. */
  readonly label: string;
}

export interface TextEditor {
  setText(text: string): void;
  setReadOnly(is: boolean): void;
  setTroubles(troubles: readonly Diagnostic[]): void;
  /** The chosen part; the caret goes there where it stands elsewhere. */
  setPart(range: Range | undefined): void;
  close(): void;
}

/** A change that came from the texts: nobody typed it. */
const fromOutside = Annotation.define<true>();

const choosePart = StateEffect.define<Range | undefined>();
const ofPart = Decoration.line({ class: 'cm-part' });

const partField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { effects, changes, state }) {
    const chosen = effects.find((effect) => effect.is(choosePart));
    if (chosen === undefined) return marks.map(changes);
    const { value } = chosen;
    if (value === undefined) return Decoration.none;
    const lines = new RangeSetBuilder<Decoration>();
    const last = state.doc.lineAt(Math.min(value.to, state.doc.length)).number;
    for (let line = state.doc.lineAt(Math.min(value.from, state.doc.length)).number; line <= last; line += 1)
      lines.add(state.doc.line(line).from, state.doc.line(line).from, ofPart);
    return lines.finish();
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Splices follow one another; the changes of a transaction are all of the text before it. */
function splicesOf({ changes }: ViewUpdate, file: string): readonly Splice[] {
  const splices: Splice[] = [];
  changes.iterChanges((from, to, at, _end, inserted) => {
    splices.push({ file, at, remove: to - from, insert: inserted.toString() });
  });
  return splices;
}

/** The page's own key for what is to be published. */
const theirs = defaultKeymap.filter(({ key }) => key !== 'Mod-Enter');

/** A file without a text would be none. */
const neverEmpty = EditorState.transactionFilter.of((transaction) =>
  transaction.docChanged && transaction.newDoc.length === 0
    ? [transaction, { changes: { from: 0, insert: '\n' }, sequential: true }]
    : transaction,
);

function completion(tongue: Tongue, texts: () => Texts) {
  const completer = createCompleter(tongue);
  return autocompletion({
    icons: false,
    override: [
      async ({ state, pos, explicit }) => {
        const offers = await completer.offersAt(state.doc.toString(), pos, texts());
        const [first] = offers;
        if (first === undefined || (!explicit && first.from === pos)) return null;
        return {
          from: first.from,
          to: Math.max(pos, first.to),
          filter: false,
          options: sought(offers, state.sliceDoc(first.from, pos)).map((offer) => ({
            label: offer.label,
            ...(offer.detail === undefined ? {} : { detail: offer.detail }),
            ...(offer.info === '' ? {} : { info: offer.info }),
            apply: (view: EditorView) => {
              view.dispatch({
                changes: { from: offer.from, to: Math.max(pos, offer.to), insert: offer.insert },
                selection: { anchor: offer.from + offer.insert.length },
                userEvent: 'input.complete',
              });
            },
          })),
        };
      },
    ],
  });
}

/** Those that have what is written so far, at their beginning first. */
function sought<T extends { readonly label: string }>(offers: readonly T[], written: string): readonly T[] {
  const wanted = written.replaceAll('"', '').trim().toLowerCase();
  const [begins, holds]: [T[], T[]] = [[], []];
  for (const offer of offers) {
    const at = offer.label.toLowerCase().indexOf(wanted);
    if (at === 0) begins.push(offer);
    else if (at > 0) holds.push(offer);
  }
  return [...begins, ...holds];
}

export function openEditor({ host, file, text, tongue, label, texts, ...hands }: EditorGiven): TextEditor {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const reading = new Compartment();
  const run = (act: () => void) => (): boolean => {
    act();
    return true;
  };
  const ours = [
    { key: 'Mod-z', run: run(hands.onUndo), stopPropagation: true },
    { key: 'Mod-y', run: run(hands.onRedo), stopPropagation: true },
    { key: 'Mod-Shift-z', run: run(hands.onRedo), stopPropagation: true },
    { key: 'Mod-s', run: run(hands.onTidy), stopPropagation: true },
  ].map((key) => ({ ...key, preventDefault: true }));
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        keymap.of([...ours, ...closeBracketsKeymap, ...completionKeymap, ...lintKeymap, ...theirs]),
        json(),
        theme,
        lineNumbers(),
        lintGutter(),
        highlightActiveLine(),
        highlightActiveLineGutter(),
        drawSelection(),
        bracketMatching(),
        closeBrackets(),
        indentOnInput(),
        partField,
        neverEmpty,
        completion(tongue, texts),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false', tabindex: '0' }),
        reading.of(EditorState.readOnly.of(false)),
        EditorView.updateListener.of((update) => {
          const isOurs = update.transactions.some((each) => each.annotation(fromOutside) === true);
          if (isOurs) return;
          if (update.docChanged) hands.onType(splicesOf(update, file), update.startState.doc.toString());
          if (update.selectionSet || update.docChanged) hands.onCaret(update.state.selection.main.head);
        }),
      ],
    }),
  });
  return {
    setText(now) {
      const changes = between(file, view.state.doc.toString(), now).map(({ at, remove, insert }) => ({
        from: at,
        to: at + remove,
        insert,
      }));
      if (changes.length > 0) view.dispatch({ changes, annotations: fromOutside.of(true) });
    },
    setReadOnly(is) {
      view.dispatch({ effects: reading.reconfigure(EditorState.readOnly.of(is)) });
    },
    setTroubles(troubles) {
      const end = view.state.doc.length;
      const inside = troubles.map((each) => ({
        ...each,
        from: Math.min(each.from, end),
        to: Math.min(each.to, end),
      }));
      view.dispatch(setDiagnostics(view.state, inside));
    },
    setPart(range) {
      const { head } = view.state.selection.main;
      const isThere = range !== undefined && head >= range.from && head <= range.to;
      const to = Math.min(range?.from ?? 0, view.state.doc.length);
      view.dispatch({
        effects: [
          choosePart.of(range),
          ...(range === undefined || isThere ? [] : [EditorView.scrollIntoView(to, { y: 'center' })]),
        ],
        ...(range === undefined || isThere ? {} : { selection: { anchor: to } }),
        annotations: fromOutside.of(true),
      });
    },
    close: () => view.destroy(),
  };
}
