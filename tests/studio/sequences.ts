/** Sequences of edits, undone, kept, taken over and restored: what must be true after each. Of the tests and of the script. */
import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import type { ProjectFile } from '../../src/check/document/document.ts';
import type { Json } from '../../src/model/json.ts';
import { told } from '../../src/release/told.ts';
import {
  apply,
  historyOf,
  openDraft,
  redo,
  restore,
  touched,
  undo,
  undoAll,
  type Draft,
  type Splice,
} from '../../src/studio/core/draft.ts';
import {
  duplicateAt,
  insertAt,
  moveTo,
  removeAt,
  setAt,
  setMember,
  wrapIn,
} from '../../src/studio/core/edits.ts';
import { inOrder, orderSplices } from '../../src/studio/core/in-order.ts';
import { endOf, itemOf, nodeAt } from '../../src/studio/core/nodes.ts';
import { addWords, removeWords, setWords } from '../../src/studio/core/words.ts';
import { after, anyName, anyRoot, anyValue, opFor, places, type Op } from './values.ts';

export function splicesOf(given: ProjectFile, op: Op): readonly Splice[] {
  switch (op.op) {
    case 'set':
      return setAt(given, op.at, op.value);
    case 'member':
      return setMember(given, op.at, op.name, op.value, ['type', 'a', 'b']);
    case 'remove':
      return removeAt(given, op.at);
    case 'insert':
      return insertAt(given, op.at, op.index, op.value);
    case 'move':
      return moveTo(given, op.at, op.to, op.index);
    case 'duplicate':
      return duplicateAt(given, op.at);
    default:
      return wrapIn(given, op.at, op.around, op.member);
  }
}

const spaces = fc.constantFrom('', ' ', '\n', '\n  ', '\t', '\r\n');

/** A value as nobody would write it: white space of any kind wherever there may be some. */
const strewn = (value: Json, space: () => string): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const items = isList
    ? (value as readonly Json[]).map((item) => strewn(item, space))
    : Object.entries(value).map(
        ([name, member]) => `${JSON.stringify(name)}${space()}:${space()}${strewn(member, space)}`,
      );
  const inner = items.join(`${space()},${space()}`);
  return `${isList ? '[' : '{'}${space()}${inner}${space()}${isList ? ']' : '}'}`;
};

/** A file, written well or anyhow. */
export const anyFile: fc.Arbitrary<readonly [Json, string]> = fc
  .tuple(anyRoot, fc.constantFrom('well', 'flat', 'tabs', 'strewn'), fc.array(spaces, { minLength: 7 }))
  .map(([value, how, some]) => {
    if (how === 'well') return [value, `${JSON.stringify(value, null, 2)}\n`] as const;
    if (how === 'flat') return [value, JSON.stringify(value)] as const;
    if (how === 'tabs') return [value, JSON.stringify(value, null, '\t')] as const;
    let turn = 0;
    return [value, strewn(value, () => some[(turn += 1) % some.length] ?? '')] as const;
  });

const picks = fc.tuple(fc.nat(), fc.nat(), fc.nat());
export const anySteps = fc.array(fc.tuple(picks, anyValue, anyName), { minLength: 1, maxLength: 12 });

export const spliced = (text: string, splices: readonly Splice[]): string =>
  splices.reduce((now, { at, remove, insert }) => now.slice(0, at) + insert + now.slice(at + remove), text);

const must = (isTrue: boolean, what: string, ...shown: readonly unknown[]): void => {
  if (!isTrue) throw new Error(`${what}: ${shown.map((each) => JSON.stringify(each)).join('\n')}`);
};

const raw = (text: string, at: Op['at']): string | undefined => {
  const node = nodeAt(text, at);
  return node === undefined ? undefined : text.slice(node.offset, endOf(node));
};

/** Everything outside of what is touched, and of its comma, is the same to the letter. */
function checkOutside(text: string, now: string, op: Op, value: Json): void {
  const node = nodeAt(text, op.at);
  if (node === undefined) return;
  if (op.op === 'set' || op.op === 'wrap') {
    const tail = text.slice(endOf(node));
    must(now.startsWith(text.slice(0, node.offset)) && now.endsWith(tail), 'around', op, text, now);
    return;
  }
  const touches = (at: Op['at'], place: Op['at']): boolean =>
    at.every((step, index) => place[index] === step) || place.every((step, index) => at[index] === step);
  // Items behind one that goes or comes have another number: what has none but names on its way is found again.
  const own = op.op === 'member' ? [...op.at, op.name] : op.at;
  const targets = op.op === 'move' ? [own, op.to] : [own];
  for (const [place] of places(value)) {
    const isFixed = place.every((step) => typeof step === 'string');
    if (!isFixed || targets.some((target) => touches(target, place))) continue;
    must(raw(text, place) === raw(now, place), 'a neighbor', op, text, now);
  }
  if (op.op === 'remove') {
    let at = 0;
    while (at < now.length && now[at] === text[at]) at += 1;
    const gone = text.slice(at, at + text.length - now.length);
    must(now === text.slice(0, at) + text.slice(at + gone.length), 'one cut', op, text, now);
    const item = itemOf(node);
    const own = text.slice(item.offset, endOf(item));
    must(inked(gone) === inked(own), 'more than the item and its comma', op, text, now);
  }
}

/** What is not white space or a comma, in no order: a cut may be told as one that begins a letter later. */
const inked = (text: string): string => text.replaceAll(/[\s,]/g, '').split('').sort().join('');

/** Edits of one file: it says what the value says after each. */
export const edits = fc.property(anyFile, anySteps, ([first, written], steps) => {
  let [value, text] = [first, written];
  for (const [pick, given, name] of steps) {
    const op = opFor(value, pick, given, name);
    const now = spliced(text, splicesOf({ file: 'screens/x.json', text }, op));
    const expected = after(value, op);
    let said: unknown;
    try {
      said = JSON.parse(now);
    } catch {
      must(false, 'no JSON', op, text, now);
    }
    must(isDeepStrictEqual(said, JSON.parse(JSON.stringify(expected))), 'another value', op, text, now);
    checkOutside(text, now, op, value);
    [value, text] = [expected, now];
  }
});

const words = fc.string({ unit: 'grapheme', maxLength: 10 });
const keys = fc.constantFrom('a.a', 'order.repay', 'order.Repay', 'z', 'order.repay_one');
const group = fc.option(fc.constantFrom('word', 'slider'), { nil: undefined });

type Turn =
  | { readonly kind: 'edit'; readonly pick: readonly [number, number, number]; readonly value: Json }
  | { readonly kind: 'words'; readonly key: string; readonly words: string; readonly group?: string }
  | { readonly kind: 'add' | 'drop'; readonly key: string }
  | { readonly kind: 'type'; readonly at: number; readonly text: string; readonly group?: string }
  | { readonly kind: 'order' | 'undo' | 'redo' | 'undo all' | 'save' | 'crash' | 'take over' | 'stale' };

const anyTurn: fc.Arbitrary<Turn> = fc.oneof(
  fc.record({ kind: fc.constant('edit' as const), pick: picks, value: anyValue }),
  fc.record({ kind: fc.constant('words' as const), key: keys, words, group }) as fc.Arbitrary<Turn>,
  fc.record({ kind: fc.constantFrom('add' as const, 'drop' as const), key: keys }),
  fc.record({
    kind: fc.constant('type' as const),
    at: fc.nat(),
    text: words,
    group,
  }) as fc.Arbitrary<Turn>,
  fc.record({
    kind: fc.constantFrom('order', 'undo', 'redo', 'undo all', 'save', 'crash', 'take over', 'stale'),
  }) as fc.Arbitrary<Turn>,
);

const label = told('An edit', 'Un cambio');
const screen = 'screens/x.json';

function splicesFor(draft: Draft, turn: Turn): readonly Splice[] {
  const text = draft.now.get(screen) ?? '';
  if (turn.kind === 'edit') {
    const value = ((): Json | undefined => {
      try {
        return JSON.parse(text) as Json;
      } catch {
        // What somebody typed is no JSON now: no form edits it.
        return undefined;
      }
    })();
    return value === undefined
      ? []
      : splicesOf({ file: screen, text }, opFor(value, turn.pick, turn.value, 'a'));
  }
  if (turn.kind === 'words') return setWords(draft.now, turn.key, 'es', turn.words);
  if (turn.kind === 'add') return addWords(draft.now, turn.key, { es: 'Sí', en: 'Yes' });
  if (turn.kind === 'drop') return removeWords(draft.now, turn.key);
  if (turn.kind === 'order') return orderSplices(draft.now, screen);
  if (turn.kind !== 'type') return [];
  const at = turn.at % (text.length + 1);
  return [{ file: screen, at, remove: turn.at % Math.min(3, text.length - at + 1), insert: turn.text }];
}

interface Kept {
  readonly files: ReturnType<typeof touched>;
  readonly history: Json;
}

const kept = (draft: Draft): Kept => ({
  files: touched(draft),
  history: JSON.parse(JSON.stringify(historyOf(draft))) as Json,
});

const isSame = (one: Draft['now'], other: Draft['now']): boolean =>
  one.size === other.size && [...one].every(([file, text]) => other.get(file) === text);

/** A change as it lives: nothing that was saved is lost, and undoing all gives the same bytes, also by whom takes it over. */
export const lives = fc.property(
  anyFile,
  fc.array(anyTurn, { maxLength: 25 }),
  fc.nat(900),
  ([, text], turns, pace) => {
    const base = new Map([
      [screen, text],
      ['locales/es.json', '{\n  "b": "ya",\n  "order.repay": "Pagar"\n}\n'],
      ['locales/en.json', '{\n  "b": "now",\n  "order.repay": "Pay"\n}\n'],
    ]);
    let draft = openDraft(base);
    const saves: Kept[] = [kept(draft)];
    for (const [index, turn] of turns.entries()) {
      const last = saves.at(-1) ?? kept(draft);
      if (turn.kind === 'undo') draft = undo(draft);
      else if (turn.kind === 'redo') draft = redo(draft);
      else if (turn.kind === 'undo all') draft = undoAll(draft);
      else if (turn.kind === 'save') saves.push(kept(draft));
      else if (turn.kind === 'crash') draft = restore(base, last.files, last.history);
      else if (turn.kind === 'take over') {
        const now = kept(draft);
        const theirs = restore(base, now.files, now.history);
        must(isSame(theirs.now, draft.now), 'lost as it was taken over', turns);
        must(isDeepStrictEqual(historyOf(theirs), historyOf(draft)), 'a history lost', turns);
        draft = theirs;
      } else if (turn.kind === 'stale') {
        const old = restore(base, touched(draft), saves[0]?.history ?? null);
        must(isSame(old.now, draft.now), 'texts lost to an old history', turns);
      } else {
        const at = index * pace;
        const edit = { label, splices: splicesFor(draft, turn), at };
        const named = 'group' in turn && turn.group !== undefined ? { ...edit, group: turn.group } : edit;
        // Whoever writes in the text itself writes to the letter; forms and drags leave in order what was.
        const made = apply(
          draft,
          turn.kind === 'type' || turn.kind === 'order' ? named : inOrder(draft.now, named),
        );
        const wasInOrder = orderSplices(draft.now, screen).length === 0;
        if (turn.kind === 'order' || (turn.kind !== 'type' && wasInOrder))
          must(orderSplices(made.now, screen).length === 0, 'out of order', turns);
        if (made !== draft && made.done.length > 0)
          must(made.done.length <= draft.done.length + 1, 'more than one step', turns);
        draft = made;
      }
      must(isSame(undoAll(draft).now, base), 'undo all', turns);
      let again = undoAll(draft);
      for (let step = 0; step < draft.done.length; step += 1) again = redo(again);
      must(isSame(again.now, draft.now), 'redo all', turns);
    }
  },
);
