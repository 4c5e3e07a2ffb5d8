/**
 * What a screen's variables are where a dialog is opened: the values that the actions before it have set. It must not
 * know any dialog.
 */
import { isSafeName } from '../../lib/path.ts';
import { textKey, toText, isPresent, type Part } from '../../lib/template.ts';
import { own } from '../document/document.ts';
import { parseTemplate } from '../document/parsed.ts';
import { objectOf, setBy, type Known } from '../walk/deeds.ts';
import { alone } from '../walk/visit.ts';
import { walkActions } from '../walk/walk.ts';
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

/** What has been set before an action, in the order of its list. */
interface Course {
  set: Settings;
}

/** Reads an action list, and everything in it, in its order. */
export function settingsIn(list: unknown, given: Given, openings: Openings, known: Known): void {
  const { dialogs, written } = openings;
  walkActions<Course>(list, { set: new Map() }, alone({ widgets: {}, actions: {} }), {
    strays: true,
    part(part, course) {
      // What is done inside is not done for those behind it: it may be one way of several.
      if (part.what !== 'entry') return { ...course };
      const { object } = part;
      const set = setBy(object, known).map(([name, value]) => [name, { value, given }] as const);
      for (const [name, value] of set) if (!written.has(name)) written.set(name, value);
      course.set = new Map([...course.set, ...set]);
      const dialog = objectOf('opens', object, known);
      if (typeof dialog === 'string' && (dialogs.get(dialog)?.size ?? 0) === 0)
        dialogs.set(dialog, course.set);
      return { ...course };
    },
    *ways(ways, course) {
      for (const way of ways) yield [way, { ...course }];
    },
  });
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
