/**
 * What a part of a screen says to a person before there is any data: its own words, or the first in it. It must not know what
 * decides whether the part is there.
 */
import type { Kinds } from '../../model/definition.ts';
import { isList, isObject, listOf, membersOf, nameFrom, own, type Members } from '../document/document.ts';
import { labelOf, type Texts } from '../map/labels.ts';
import { givenTo, type Given } from '../map/parameters.ts';

export interface Said {
  readonly texts: Texts;
  readonly fragments: { readonly [name: string]: unknown };
  readonly widgets: { readonly [type: string]: Kinds };
}

/** Fragments in fragments that are looked into. */
const deepest = 4;

/** Where data will stand. */
const data = /‹[^›]*›/g;

/** `undefined` for what is nothing but data. */
function cleared(words: string | undefined): string | undefined {
  const told = words?.replaceAll(data, '…');
  return told !== undefined && /\p{L}/u.test(told) ? told : undefined;
}

/** The words of props, those of a widget or of a row of its table; without kinds, of a part of the screen itself. */
export function propWords(
  props: unknown,
  kinds: Kinds | undefined,
  given: Given,
  { texts }: Said,
): string | undefined {
  if (!isObject(props)) return undefined;
  const isText = (prop: string): boolean => own(kinds ?? {}, prop) === 'text';
  // A `title` that says how one is drawn says nothing to a person.
  const said = cleared(labelOf(kinds === undefined ? props : onlyThose(props, isText), texts, given));
  if (said !== undefined) return said;
  const others = Object.keys(props).filter(isText);
  return firstOf(others, (prop) => cleared(labelOf({ text: props[prop] }, texts, given)));
}

const onlyThose = (props: Members, isWanted: (prop: string) => boolean): Members =>
  Object.fromEntries(Object.entries(props).filter(([prop]) => isWanted(prop)));

/** The words of a widget, or of the first in it that has some and is drawn with it whatever the data. */
export function widgetWords(widget: unknown, given: Given, said: Said, depth = 0): string | undefined {
  if (isList(widget)) return firstOf(widget, (each) => widgetWords(each, given, said, depth));
  if (!isObject(widget)) return undefined;
  if (widget['type'] === 'fragment') return fragmentWords(widget, given, said, depth);
  const kinds = own(said.widgets, nameFrom(widget['type'])) ?? {};
  const inner = Object.keys(kinds).filter((prop) => kinds[prop] === 'nodes');
  return (
    propWords(widget, kinds, given, said) ??
    firstOf(
      inner.flatMap((prop) => always(widget[prop])),
      (each) => widgetWords(each, given, said, depth),
    )
  );
}

const always = (widgets: unknown): readonly unknown[] =>
  listOf(widgets).filter((each) => membersOf(each)['if'] === undefined);

function fragmentWords(use: Members, given: Given, said: Said, depth: number): string | undefined {
  const fragment = own(said.fragments, nameFrom(use['of']));
  if (!isObject(fragment) || depth === deepest) return undefined;
  const parameters = givenTo(membersOf(fragment['params']), membersOf(use['with']), given);
  return widgetWords(always(fragment['body']), parameters, said, depth + 1);
}

function firstOf<T>(all: readonly T[], wordsOf: (each: T) => string | undefined): string | undefined {
  for (const each of all) {
    const words = wordsOf(each);
    if (words !== undefined) return words;
  }
  return undefined;
}
