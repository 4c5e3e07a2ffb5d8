/**
 * What a screen's variables are where a dialog is opened: the values that the actions before it have set. It must not
 * know any dialog.
 */
import { isSafeName } from '../../lib/path.ts';
import { textKey, toText, isPresent, type Part } from '../../lib/template.ts';
import { isList, isObject, own } from '../document/document.ts';
import { parseTemplate } from '../document/parsed.ts';
import { does, objectOf, setBy, type Known } from '../walk/deeds.ts';
import { putIn, type Given } from '../map/parameters.ts';
import type { Texts } from '../map/labels.ts';

/** A value as it is written, and the parameters around it. */
export interface Written {
  readonly value: unknown;
  readonly given: Given;
}

export type Settings = ReadonlyMap<string, Written>;
export interface Openings {
  /** By dialog; where several places open one, the first that sets something. */
  readonly dialogs: Map<string, Settings>;
  /** The first value that each variable is set to, by its path. */
  readonly written: Map<string, Written>;
}

export const noOpenings = (): Openings => ({ dialogs: new Map(), written: new Map() });

/** Reads an action list, and everything in it, in its order. */
export function settingsIn(
  actions: unknown,
  given: Given,
  openings: Openings,
  known: Known,
  before: Settings = new Map(),
): Settings {
  if (isList(actions))
    return actions.reduce<Settings>((set, action) => settingsIn(action, given, openings, known, set), before);
  if (!isObject(actions)) return before;
  if (does('sets', actions, known)) {
    const set = setBy(actions, known).map(([name, value]) => [name, { value, given }] as const);
    for (const [name, value] of set) if (!openings.written.has(name)) openings.written.set(name, value);
    return new Map([...before, ...set]);
  }
  const dialog = objectOf('opens', actions, known);
  if (typeof dialog === 'string') {
    if ((openings.dialogs.get(dialog)?.size ?? 0) === 0) openings.dialogs.set(dialog, before);
    return before;
  }
  for (const inner of Object.values(actions))
    if (isObject(inner) || isList(inner)) settingsIn(inner, given, openings, known, before);
  return before;
}

type Read = (path: readonly string[]) => unknown;

/** What a written value is on this data. */
export function valueOf({ value, given }: Written, texts: Texts, read: Read): unknown {
  if (typeof value !== 'string') return value;
  const key = textKey(value);
  const template = parseTemplate(putIn(key === undefined ? value : (own(texts, key) ?? value), given));
  if (!template.ok) return value;
  if (template.value.kind === 'literal') return template.value.text;
  return template.value.kind === 'tag' ? read(template.value.path) : partsOf(template.value.parts, read);
}

const partsOf = (parts: readonly Part[], read: Read): string =>
  parts
    .map((part) => {
      if (part.kind === 'text') return part.text;
      const value = part.path.every(isSafeName) ? read(part.path) : undefined;
      if (part.kind === 'section') return isPresent(value) !== part.inverted ? partsOf(part.parts, read) : '';
      return toText(value);
    })
    .join('');
