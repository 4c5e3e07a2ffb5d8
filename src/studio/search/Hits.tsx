/** What was found of words: each text once, with the screens on which it stands under it. It must not know how it is looked for. */
import { useId } from 'react';
import { membersOf, nameFrom, namesIn } from '../../check/document/document.ts';
import { readPath } from '../../lib/path.ts';
import type { Tongue } from '../../lib/figures.ts';
import type { Texts } from '../core/draft.ts';
import { nameOfPart } from '../forms/parts.ts';
import { hashOf } from '../shell/place.ts';
import { useStudio, useWork } from '../shell/studio.ts';
import { screensWords } from '../words/screens.ts';
import type { FoundWords } from './find.ts';
import { plain } from './meant.ts';
import { parsedOf } from './screens.ts';

/** Where a text has what was asked for, whatever accents either has; nothing where it has not. */
export function markedAt(text: string, asked: string): readonly [from: number, to: number] | undefined {
  const wanted = plain(asked);
  if (wanted === '') return undefined;
  const letters = Array.from(text, (letter) => plain(letter) || ' ');
  const starts = letters.map((_, index) => letters.slice(0, index).join('').length);
  const at = letters.join('').indexOf(wanted);
  if (at < 0) return undefined;
  const places = Array.from(text, (letter) => letter.length);
  const offset = (letter: number): number => places.slice(0, letter).reduce((sum, each) => sum + each, 0);
  const first = starts.filter((start) => start <= at).length - 1;
  const after = starts.findIndex((start) => start >= at + wanted.length);
  return [offset(first), after < 0 ? text.length : offset(after)];
}

function Marked({ text, asked }: { readonly text: string; readonly asked: string }) {
  const [from, to] = markedAt(text, asked) ?? [0, 0];
  if (to === 0) return text;
  return (
    <>
      {text.slice(0, from)}
      <mark>{text.slice(from, to)}</mark>
      {text.slice(to)}
    </>
  );
}

/** The places of each text, in the order in which they were found. */
export function byText(found: readonly FoundWords[]): readonly (readonly FoundWords[])[] {
  const texts = new Map<string, FoundWords[]>();
  for (const each of found) {
    const known = texts.get(each.key);
    if (known === undefined) texts.set(each.key, [each]);
    else known.push(each);
  }
  return [...texts.values()];
}

/** The name of each place: of several on one screen each says which part it is. */
export function namesOfPlaces(found: readonly FoundWords[], texts: Texts, tongue: Tongue): readonly string[] {
  const typeOf = ({ part }: FoundWords): string => {
    if (part === undefined) return '';
    return nameFrom(membersOf(readPath(parsedOf(texts, part.file), namesIn(part.pointer)))['type']);
  };
  const named = found.map((each) => {
    const isAlone = found.filter(({ screen }) => screen.id === each.screen.id).length === 1;
    const type = typeOf(each);
    return `${each.screen.name[tongue]}${isAlone || type === '' ? '' : `: ${nameOfPart(type, tongue)}`}`;
  });
  return named.map((name, index) => {
    const before = named.slice(0, index).filter((other) => other === name).length;
    const isOne = named.filter((other) => other === name).length === 1;
    return isOne ? name : `${name} ${before + 1}`;
  });
}

const addressOf = ({ screen, key, part }: FoundWords): string =>
  hashOf({ page: 'editor', screen: screen.id, words: key, ...part });

function Hit({ found }: { readonly found: readonly FoundWords[] }) {
  const { tongue } = useStudio();
  const { draft } = useWork();
  const words = screensWords[tongue];
  const id = useId();
  const [first] = found;
  if (first === undefined) return null;
  const said = (
    <span className="st-hit-words" id={id}>
      <span lang="es">
        <Marked text={first.words.es} asked={first.by} />
      </span>
      <span lang="en" className="st-muted">
        <Marked text={first.words.en} asked={first.by} />
      </span>
    </span>
  );
  if (found.length === 1)
    return (
      <li>
        <a className="st-hit" href={addressOf(first)}>
          {said}
          <span className="st-hit-place">
            {words.inScreen(first.screen.name[tongue])}
            <span className="st-muted"> · {words.onScreens(first.screens)}</span>
          </span>
        </a>
      </li>
    );
  const names = namesOfPlaces(found, draft.now, tongue);
  return (
    <li>
      <div className="st-hit">
        {said}
        <span className="st-muted st-hit-place">{words.onScreens(first.screens)}</span>
        <ul className="st-hit-places" aria-labelledby={id}>
          {found.map((each, index) => (
            <li key={names[index]}>
              <a id={`${id}${index}`} aria-labelledby={`${id} ${id}${index}`} href={addressOf(each)}>
                {words.inScreen(names[index] ?? '')}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

export const Hits = ({ found }: { readonly found: readonly FoundWords[] }) => (
  <ul className="st-hits">
    {byText(found).map((each) => (
      <Hit key={each[0]?.key} found={each} />
    ))}
  </ul>
);
