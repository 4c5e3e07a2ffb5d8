/**
 * A release as whoever approves it reads it: each change in words, what stood there before and what stands there now, and where it
 * is seen. It must not know whether the release is right.
 */
import { own } from '../check/document/document.ts';
import type { Json } from '../model/json.ts';
import type { PartName, Parts } from '../model/release.ts';
import { changedEntries, type Entry } from './entries.ts';
import { wordsPart } from './names.ts';
import type { Values } from './parts.ts';
import { tell, valuesWith } from './telling.ts';
import { openSnapshot, type Snapshot } from './snapshot.ts';
import { told, type Told } from './told.ts';

/** What stood at one place and stands there now, entry by entry; nothing on one side where it is new or gone. */
export interface Step {
  readonly before: readonly Told[];
  readonly now: readonly Told[];
  /** What stands in front of it now; nothing at the beginning. */
  readonly after?: Told;
}

/** One part of a release. */
export interface ShownChange {
  readonly part: PartName;
  readonly words: Told;
  readonly steps: readonly Step[];
  /** Screens and layouts by their ids. */
  readonly screens: readonly string[];
  /** The program itself says it, on whatever screen. */
  readonly program: boolean;
}

export interface Question {
  readonly parts: Parts;
  /** What everyone had when it was made. */
  readonly parent: Parts;
}

const quoted = (value: Json): string => (typeof value === 'string' ? `"${value}"` : JSON.stringify(value));

/** A text by its key is told with its words. */
function valueWords(value: Json, values: Values): Told {
  const key = typeof value === 'string' && value.startsWith('@') ? value.slice(1) : undefined;
  const wordsIn = (tongue: 'es' | 'en'): string => {
    const words = key === undefined ? undefined : own(values, wordsPart(tongue, key));
    return words === undefined ? quoted(value) : `${quoted(value)} (${quoted(words)})`;
  };
  return told(wordsIn('en'), wordsIn('es'));
}

function entryWords({ within, name, value }: Entry, values: Values): Told {
  const at = [...within, name].filter((each) => each !== '').join(' › ');
  const words = valueWords(value, values);
  return at === '' ? words : told(`${at}: ${words['en-IN']}`, `${at}: ${words['es-MX']}`);
}

/** What a release changes beside its parent; a part that both say alike is none of its changes. */
export function showChanges(snapshot: Snapshot, { parts, parent }: Question): readonly ShownChange[] {
  const build = openSnapshot(snapshot).values;
  const [before, now] = [valuesWith(build, parent), valuesWith(build, parts)];
  return tell(snapshot, parts, parent).parts.flatMap(({ part, words, screens, program }) => {
    const [old, fresh] = [own(before, part), own(now, part)];
    if (JSON.stringify(old) === JSON.stringify(fresh)) return [];
    const steps = changedEntries(old, fresh).map((each) => ({
      before: each.before.map((entry) => entryWords(entry, before)),
      now: each.now.map((entry) => entryWords(entry, now)),
      ...(each.after && { after: entryWords(each.after, now) }),
    }));
    return [{ part, words, steps, screens, program }];
  });
}
