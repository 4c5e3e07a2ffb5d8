/**
 * Words that people read: both languages side by side, data in them as chips, how much room there is, and who else reads them.
 * Words without a name of their own get one as soon as they are written.
 */
import { useState } from 'react';
import { parseTemplate } from '../../../lib/template.ts';
import type { Tongue } from '../../../lib/figures.ts';
import { own } from '../../../check/document/document.ts';
import { closedBy, type Closed } from '../../../release/closed.ts';
import { told } from '../../../release/told.ts';
import { bothTongues } from '../../core/tongues.ts';
import { nodeAt } from '../../core/nodes.ts';
import { addWords, setWords } from '../../core/words.ts';
import { classes } from '../classes.ts';
import { closedInCopy, closedWords } from '../../words/closed.ts';
import { fileAt, latest, problemsOfWords, send, setSplices, useDesk, useSet, type Desk } from '../desk.ts';
import { Frame, type FieldProps } from '../Frame.tsx';
import { newKey } from '../new-key.ts';
import { PathPicker } from '../PathPicker.tsx';
import { ProblemCard } from '../Problems.tsx';
import { keyOfText, keysUnder, wordsUnder } from '../view.ts';
import { formWords } from '../words.ts';
import { ChipInput } from './ChipInput.tsx';
import css from '../forms.module.css';

const cls = classes(css);

/** Nothing but data: no letter in it is for a reader. */
function isData(text: string): boolean {
  const parsed = parseTemplate(text);
  if (!parsed.ok || parsed.value.kind === 'literal') return false;
  if (parsed.value.kind === 'tag') return true;
  return parsed.value.parts.every((part) => part.kind !== 'text' || !/\p{L}/u.test(part.text));
}

/** How often a file says the words of a key. */
const timesIn = (text: string | undefined, key: string): number =>
  text === undefined ? 0 : text.split(`"@${key}"`).length - 1;

/**
 * Closed words, and whether this place is one that everyone's file does not have: a copy, which stands behind what it was made from, may say
 * something else in a place of its own.
 */
function closedIn(
  { texts, base, file, project }: Desk,
  key: string,
  pointer: FieldProps['pointer'],
): { why?: Closed; isFree: boolean } {
  const why = closedBy(project.facts.wording, key);
  if (why === undefined) return { isFree: true };
  const text = texts.get(file) ?? '';
  const before = timesIn(text.slice(0, nodeAt(text, pointer)?.offset), key);
  return { why, isFree: base !== undefined && before >= timesIn(base.get(file), key) };
}

/** One text in both languages, under its key. */
function Keyed({ text, ...props }: FieldProps & { readonly text: string }) {
  const { field, pointer } = props;
  const desk = useDesk();
  const words = formWords[desk.tongue];
  // A copy that nobody else has yet says its own words: those of what it was made from are not changed with them.
  const isNew = desk.base?.has(desk.file) === false;
  const [apart, setApart] = useState(isNew);
  const { why, isFree } = closedIn(desk, text, pointer);
  const isClosed = !isFree;
  /** In a place of its own whatever is asked. */
  const isOwn = why !== undefined && isFree;
  const others = desk.view.readers(text).length - 1;
  const shownKeys = keysUnder(desk.view, text);
  const isPlural = !shownKeys.includes(text);

  /** The words of this place get a name of their own. */
  const change = (key: string, tongue: Tongue, now: string): void => {
    const label = told(
      `Words of ‘${wordsUnder(desk.view, key, 'en') ?? ''}’ changed`,
      `Cambiaron las palabras ‘${wordsUnder(desk.view, key, 'es') ?? ''}’`,
    );
    if ((!apart && !isOwn) || isPlural) {
      send(desk, label, setWords(latest(desk).texts, key, tongue, now), `words ${key} ${tongue}`);
      return;
    }
    const both = {
      es: wordsUnder(desk.view, key, 'es') ?? '',
      en: wordsUnder(desk.view, key, 'en') ?? '',
      [tongue]: now,
    };
    const fresh = newKey(now, desk.file, latest(desk).view);
    send(desk, label, [
      ...addWords(latest(desk).texts, fresh, both),
      ...setSplices(desk, pointer, `@${fresh}`),
    ]);
    setApart(false);
  };
  return (
    <>
      {why !== undefined && (
        <p className={cls('note')}>{isClosed ? closedWords[desk.tongue][why] : closedInCopy[desk.tongue]}</p>
      )}
      {shownKeys.map((key, place) => (
        // By their place: words that get a name of their own while they are typed keep who types.
        <div className={cls('sides')} key={place} data-at={`@${key}`}>
          {bothTongues.map((tongue) => {
            const value = own(desk.view.words[tongue], key);
            const wrong = problemsOfWords(desk, key, tongue);
            return value === undefined && isPlural ? null : (
              <div key={tongue}>
                <ChipInput
                  label={tongue === 'es' ? words.spanish : words.english}
                  tongue={tongue}
                  value={value ?? ''}
                  room={field.suggestedLength}
                  pointer={pointer}
                  isClosed={isClosed}
                  isWrong={wrong.length > 0}
                  onType={(now) => change(key, tongue, now)}
                />
                {wrong.map((each) => (
                  <ProblemCard key={`${each.code} ${each.message}`} problem={each} />
                ))}
              </div>
            );
          })}
        </div>
      ))}
      {others > 0 && why === undefined && (
        <div className={cls('shared')} role="group" aria-label={words.shared(others)}>
          <span>{words.shared(others)}</span>
          <span className={cls('switch')}>
            <button type="button" aria-pressed={!apart} onClick={() => setApart(false)}>
              {words.inAll}
            </button>
            <button type="button" aria-pressed={apart} onClick={() => setApart(true)}>
              {words.onlyHere}
            </button>
          </span>
          <span className={cls('help')}>
            {apart ? (isNew ? words.newHereWhy : words.onlyHereWhy) : words.inAllWhy}
          </span>
        </div>
      )}
    </>
  );
}

/** Words that stand in the definition itself, or are not there yet: they get a name once both languages were asked. */
function Unnamed({ text, field, pointer }: FieldProps & { readonly text: string }) {
  const desk = useDesk();
  const words = formWords[desk.tongue];
  const [typed, setTyped] = useState<Partial<Record<Tongue, string>>>({});
  const both = { es: typed.es ?? text, en: typed.en ?? text };
  const name = (): void => {
    if (Object.keys(typed).length === 0 || (both.es === '' && both.en === '')) return;
    const key = newKey(both.es === '' ? both.en : both.es, desk.file, latest(desk).view);
    const label = told(`New words: ‘${both.en}’`, `Palabras nuevas: ‘${both.es}’`);
    send(desk, label, [...addWords(latest(desk).texts, key, both), ...setSplices(desk, pointer, `@${key}`)]);
  };
  return (
    <div
      className={cls('sides')}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) name();
      }}
    >
      {bothTongues.map((tongue) => (
        <ChipInput
          key={tongue}
          label={tongue === 'es' ? words.spanish : words.english}
          tongue={tongue}
          value={both[tongue]}
          room={field.suggestedLength}
          pointer={pointer}
          isClosed={false}
          onType={(now) => setTyped({ ...typed, [tongue]: now })}
        />
      ))}
    </div>
  );
}

/** A text that is one value, or several with nothing to read between them. */
function Data({ text, pointer, field }: FieldProps & { readonly text: string }) {
  const desk = useDesk();
  const set = useSet(field, pointer);
  return (
    <PathPicker
      label={formWords[desk.tongue].data}
      pointer={pointer}
      tag={text}
      onPick={(_path, tag) => set(tag)}
    />
  );
}

export function WordsField(props: FieldProps) {
  const { field, pointer, value } = props;
  const desk = useDesk();
  const words = formWords[desk.tongue];
  const set = useSet(field, pointer);
  const text = typeof value === 'string' ? value : '';
  const key = keyOfText(text);
  const [asData, setAsData] = useState(false);
  // What is closed stays at its place, whatever its part says besides.
  const isClosed = key !== undefined && !closedIn(desk, key, pointer).isFree;
  const mayGo = value !== undefined && !isClosed;
  const isValue = key === undefined && (asData || isData(text));
  const toWords = (): void => {
    setAsData(false);
    if (isData(text)) set(field.required ? '' : undefined);
  };
  return (
    <Frame field={field} pointer={pointer} onRemove={mayGo ? () => set(undefined) : undefined}>
      {key !== undefined ? (
        <Keyed {...props} text={key} />
      ) : isValue ? (
        <Data {...props} text={text} />
      ) : (
        <Unnamed {...props} text={text.startsWith('@@') ? text.slice(1) : text} />
      )}
      {fileAt(desk).text !== '' && !isClosed && (
        <button type="button" className={cls('plain')} onClick={isValue ? toWords : () => setAsData(true)}>
          {isValue ? words.asWords : words.asData}
        </button>
      )}
    </Frame>
  );
}
