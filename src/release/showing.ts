/**
 * A release as whoever approves it reads it: each change in words, what stood there before and what stands there now, and where it
 * is seen. It must not know whether the release is right.
 */
import { isObject, own } from '../check/document/document.ts';
import type { Json } from '../model/json.ts';
import type { PartName, Parts } from '../model/release.ts';
import { entriesOf, labelOf, type Entry } from './entries.ts';
import { changedIn, type Move } from './moves.ts';
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
  /** In one sentence what only stands elsewhere now; then there is nothing on either side. */
  readonly moved?: Told;
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

/** Members of an entry that say more of a part than another. */
const telling = ['text', 'title', 'label', 'of', 'to', 'call', 'name', 'id', 'value'];

/** A part as a person knows it again: what it is, and the first that it says. */
function memberWords(member: Json, values: Values): Told {
  if (!isObject(member)) return valueWords(member, values);
  const entries = entriesOf(member).filter(({ value }) => typeof value === 'string');
  const says =
    entries.find(({ value }) => typeof value === 'string' && value.startsWith('@')) ??
    entries.find(({ name }) => telling.includes(name));
  const label = labelOf(member).join('');
  if (says === undefined) return told(label, label);
  const words = valueWords(says.value, values);
  return told(`${label} ${words['en-IN']}`.trim(), `${label} ${words['es-MX']}`.trim());
}

function moveWords({ within, what, side, other }: Move, values: Values): Step {
  const at = within.join(' › ');
  const [mine, its] = [memberWords(what, values), memberWords(other, values)];
  const [en, es] = side === 'before' ? ['before', 'antes de'] : ['behind', 'detrás de'];
  const moved = told(
    `${at}: ${mine['en-IN']} was put ${en} ${its['en-IN']}`,
    `${at}: ${mine['es-MX']} se puso ${es} ${its['es-MX']}`,
  );
  return { before: [], now: [], moved };
}

/** What a release changes beside its parent; a part that both say alike is none of its changes. */
export function showChanges(snapshot: Snapshot, { parts, parent }: Question): readonly ShownChange[] {
  const build = openSnapshot(snapshot).values;
  const [before, now] = [valuesWith(build, parent), valuesWith(build, parts)];
  return tell(snapshot, parts, parent).parts.flatMap(({ part, words, screens, program }) => {
    const [old, fresh] = [own(before, part), own(now, part)];
    if (JSON.stringify(old) === JSON.stringify(fresh)) return [];
    const { moves, differences } = changedIn(old, fresh);
    const steps = differences.map((each) => ({
      before: each.before.map((entry) => entryWords(entry, before)),
      now: each.now.map((entry) => entryWords(entry, now)),
      ...(each.after && { after: entryWords(each.after, now) }),
    }));
    const put = moves.map((move) => moveWords(move, now));
    return [{ part, words, steps: [...put, ...steps], screens, program }];
  });
}
