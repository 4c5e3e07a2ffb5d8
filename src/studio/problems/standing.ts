/** On which screen a problem is met, and the way there: the part in whose form it is put right. It must not know what is wrong. */
import { idOf, isObject, nameFrom, toPointer, type Pointer } from '../../check/document/document.ts';
import type { Tongue } from '../../lib/figures.ts';
import type { Problem } from '../../lib/problem.ts';
import { wordsFile } from '../../release/names.ts';
import type { Texts } from '../core/draft.ts';
import { stepsOf } from '../core/nodes.ts';
import { keyAt } from '../core/words.ts';
import { viewOf } from '../forms/view.ts';
import type { WordsPlaces } from '../search/places.ts';
import type { ScreenName } from '../search/screens.ts';
import type { Place } from '../shell/place.ts';
import { editorWords } from '../words/editor.ts';
import { languageOf } from './languages.ts';

export interface Standing {
  /** The name of the screen, or of what is none. */
  readonly title: string;
  /** The screen on which it is met, by its id. */
  readonly screen: string | undefined;
  /** Nothing for what is edited nowhere in the studio. */
  readonly way: Place | undefined;
}

interface Met {
  readonly texts: Texts;
  readonly screens: readonly ScreenName[];
  readonly places: WordsPlaces;
  readonly tongue: Tongue;
  /** The screen that is open. */
  readonly here?: string | undefined;
}

/** What is declared by its type there is no part. */
const declared: ReadonlySet<unknown> = new Set(['values', 'params']);

/** The innermost part, dialog, button of a dialog or event around a place; the screen itself where there is none. */
function partAround(definition: unknown, pointer: Pointer): Pointer {
  const [root, , third] = pointer;
  let at: unknown = definition;
  let found = 0;
  for (const [index, step] of pointer.entries()) {
    at = isObject(at) || Array.isArray(at) ? (at as Readonly<Record<string, unknown>>)[step] : undefined;
    const isPart = isObject(at) && nameFrom(at['type']) !== '' && !declared.has(root);
    const isNamed = (root === 'dialogs' || root === 'on') && index === 1;
    const isButton = root === 'dialogs' && third === 'buttons' && index === 3;
    if (isPart || isNamed || isButton) found = index + 1;
  }
  return pointer.slice(0, found);
}

/** What its form has of it: the member that is missing, or what is written there. */
const formPlace = ({ pointer, facts }: Pick<Problem, 'file' | 'pointer' | 'facts'>): string =>
  facts.missing === undefined ? pointer : `${pointer}${toPointer([facts.missing])}`;

export function standingOf(problem: Pick<Problem, 'file' | 'pointer' | 'facts'>, met: Met): Standing {
  const { file, pointer } = problem;
  const { texts, screens, places, tongue, here } = met;
  const words = editorWords[tongue];
  const named = (id: string | undefined): ScreenName | undefined => screens.find((each) => each.id === id);
  const language = languageOf(file);
  if (language !== undefined && file === wordsFile(language)) {
    const key = keyAt(pointer);
    const all = places.get(key) ?? [];
    const place = all.find(({ screen }) => screen === here) ?? all[0];
    const screen = named(place?.screen);
    const on = screen?.id ?? here ?? screens[0]?.id;
    return {
      title: screen?.name[tongue] ?? words.nowhere,
      screen: screen?.id,
      way:
        on === undefined
          ? undefined
          : { page: 'editor', screen: on, words: key, ...place?.part, at: `@${key}` },
    };
  }
  if (language !== undefined || file.startsWith('locales/'))
    return { title: words.legal, screen: undefined, way: undefined };
  if (!file.startsWith('screens/')) return { title: words.program, screen: undefined, way: undefined };
  const shared = file.includes('/fragments/');
  const using = [...places.values()].flat().filter(({ part }) => part?.file === file);
  const screen = shared
    ? named((using.find((each) => each.screen === here) ?? using[0])?.screen)
    : named(idOf(file));
  const on = screen?.id ?? here ?? screens[0]?.id;
  const name = screen?.name[tongue];
  const steps = stepsOf(texts.get(file) ?? '', pointer);
  const part = toPointer(partAround(viewOf(texts).value(file), steps));
  return {
    title: shared ? (name === undefined ? words.sharedPart : words.shared(name)) : (name ?? words.program),
    screen: screen?.id,
    way:
      on === undefined
        ? undefined
        : { page: 'editor', screen: on, file, pointer: part, at: formPlace(problem) },
  };
}
