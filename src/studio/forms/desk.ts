/** What everything that edits is given: the texts, where it stands, in which language it speaks, and where its edits go. */
import { createContext, use, useContext } from 'react';
import type { Tongue } from '../../lib/figures.ts';
import type { Problem } from '../../lib/problem.ts';
import type { Json } from '../../model/json.ts';
import { told, type Told } from '../../release/told.ts';
import type { Source } from '../../release/library.ts';
import { wordsFile } from '../../release/names.ts';
import { toPointer, type Pointer } from '../../check/document/document.ts';
import type { Product } from '../conditions/products.ts';
import type { Edit, Splice, Texts } from '../core/draft.ts';
import { setAt, setMember } from '../core/edits.ts';
import type { Field } from '../core/fields.ts';
import { viewOf, type View } from './view.ts';
import { formWords } from './words.ts';

/** What the parts of the product can do and say, beside their texts. */
export interface Known extends Pick<
  Source,
  'widgets' | 'actions' | 'calls' | 'known' | 'facts' | 'notes' | 'messages' | 'codeTexts'
> {
  /** Those of the brand. */
  readonly products?: readonly Product[];
}

/** Props of every component that edits. */
export interface DeskProps {
  readonly texts: Texts;
  /** What everyone has. */
  readonly base?: Texts;
  /** The screen, layout or shared part that is open. */
  readonly file: string;
  /** Language of the studio. */
  readonly tongue: Tongue;
  readonly project: Known;
  readonly problems: readonly Problem[];
  readonly onEdit: (edit: Edit) => void;
  /** Another person writes: it is looked at alone. */
  readonly isReadOnly?: boolean;
}

export interface Desk extends DeskProps {
  readonly view: View;
  /** As things are by now, for events: what is drawn may be a moment old. */
  readonly now?: () => Desk;
}

const LiveContext = createContext<Desk | undefined>(undefined);
const StandingContext = createContext<Desk | undefined>(undefined);
/** Around a form. */
export const DeskProvider = LiveContext.Provider;
/** Around one field of it, which may be a moment behind. */
export const StandingDeskProvider = StandingContext.Provider;

/** As things are now. */
export function useLiveDesk(): Desk {
  const desk = useContext(LiveContext);
  if (desk === undefined) throw new Error('no desk around this field');
  return desk;
}

/** That of the field around; outside of all fields that of the form. Two contexts: React runs whoever reads one that changed. */
export function useDesk(): Desk {
  const desk = use(StandingContext) ?? use(LiveContext);
  if (desk === undefined) throw new Error('no desk around this field');
  return desk;
}

export const deskOf = (props: DeskProps): Desk => ({ ...props, view: viewOf(props.texts) });

export const fileAt = ({ texts, file }: Pick<Desk, 'texts' | 'file'>): { file: string; text: string } => ({
  file,
  text: texts.get(file) ?? '',
});

/** For events: the desk, and its file, as things are by now. */
export const latest = (desk: Desk): Desk => desk.now?.() ?? desk;
export const fileNow = (desk: Desk): { file: string; text: string } => fileAt(latest(desk));

/** What is wrong at a place of the file. @param within at everything in it as well. */
export function problemsAt(
  { problems, file }: Pick<Desk, 'problems' | 'file'>,
  pointer: Pointer,
  within = false,
): readonly Problem[] {
  const place = toPointer(pointer);
  return problems.filter(
    (problem) =>
      problem.file === file &&
      (problem.pointer === place || (within && problem.pointer.startsWith(`${place}/`))),
  );
}

/** What is wrong with the words of a key, in one language. */
export const problemsOfWords = (
  { problems }: Pick<Desk, 'problems'>,
  key: string,
  tongue: Tongue,
): readonly Problem[] =>
  problems.filter(({ file, pointer }) => file === wordsFile(tongue) && pointer === toPointer([key]));

/** Hands an edit on; one that changes nothing is none. */
export function send(desk: Desk, label: Told, splices: readonly Splice[], group?: string): void {
  if (splices.length === 0) return;
  latest(desk).onEdit({ label, splices, ...(group === undefined ? {} : { group, at: Date.now() }) });
}

/** A value set, or taken away where it is `undefined`. */
export function setSplices(
  desk: Desk,
  pointer: Pointer,
  value: Json | undefined,
  order: readonly string[] = [],
): readonly Splice[] {
  const name = pointer.at(-1);
  if (typeof name !== 'string') return value === undefined ? [] : setAt(fileNow(desk), pointer, value);
  return setMember(fileNow(desk), pointer.slice(0, -1), name, value, order);
}

export interface Setter {
  /** What is read here; undefined takes it away. `typing`: letters of one word are one step of undo. */
  (value: Json | undefined, typing?: boolean): void;
}

/** How a field hands on what was chosen. */
export function useSet(field: Pick<Field, 'label' | 'name'>, pointer: Pointer): Setter {
  const desk = useDesk();
  return (value, typing = false) => {
    const { label, name } = field;
    const [en, es] = [label['en-IN'], label['es-MX']].map((said) => (said === '' ? name : said));
    const words = told(formWords.en.changed(en ?? name), formWords.es.changed(es ?? name));
    const group = typing ? `${desk.file}${toPointer(pointer)}` : undefined;
    send(desk, words, setSplices(desk, pointer, value), group);
  };
}
