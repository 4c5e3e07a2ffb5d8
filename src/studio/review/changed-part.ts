/** The part of a screen in which a change is seen, on either side of it. It must not know how it is shown. */
import { isList, isObject, toPointer, type Pointer } from '../../check/document/document.ts';
import { equal } from '../../lib/test.ts';
import type { Draft } from '../core/draft.ts';
import type { PartPlace } from '../phone/protocol.ts';
import { parsedOf } from '../search/screens.ts';
import type { Index } from '../search/use-search.ts';
import { keysChanged } from './affected.ts';

/** Undefined where nothing of it can be pointed at. */
export interface ChangedPart {
  readonly before: PartPlace | undefined;
  readonly now: PartPlace | undefined;
}

interface Found {
  readonly before: Pointer | undefined;
  readonly now: Pointer | undefined;
}

const isPart = (value: unknown): boolean => isObject(value) && typeof value['type'] === 'string';

/** Down to the innermost part that differs; beside a part that is new, or gone, what holds it. */
function differing(before: unknown, now: unknown, at: Pointer, around: Found): Found {
  const here: Found = {
    before: isPart(before) ? at : around.before,
    now: isPart(now) ? at : around.now,
  };
  if (isList(before) && isList(now)) {
    const count = Math.max(before.length, now.length);
    const index = Array.from({ length: count }, (_, each) => each).find(
      (each) => !equal(before[each], now[each]),
    );
    if (index === undefined) return here;
    if (before.length < now.length) return { ...here, now: [...at, index] };
    if (before.length > now.length) return { ...here, before: [...at, index] };
    return differing(before[index], now[index], [...at, index], here);
  }
  if (!isObject(before) || !isObject(now)) return here;
  const names = [...new Set([...Object.keys(now), ...Object.keys(before)])];
  // What is drawn goes before what the screen knows.
  const seen = (name: string): number => ['body', 'footer', 'dialogs'].indexOf(name);
  const [name] = names
    .filter((each) => !equal(before[each], now[each]))
    .sort((one, other) => seen(other) - seen(one));
  return name === undefined ? here : differing(before[name], now[name], [...at, name], here);
}

export function changedPart(
  { base, now }: Pick<Draft, 'base' | 'now'>,
  { id, file }: { readonly id: string; readonly file: string },
  { places }: Pick<Index, 'places'>,
): ChangedPart {
  const keys = keysChanged({ base, now });
  const standing = [...places].flatMap(([key, all]) =>
    all.filter(({ screen }) => screen === id).flatMap(({ part }) => (part ? [{ key, part }] : [])),
  );
  const files = [...new Set([file, ...standing.map(({ part }) => part.file)])];
  const changed = files.find((each) => base.get(each) !== now.get(each));
  if (changed !== undefined) {
    const nothing: Found = { before: undefined, now: undefined };
    const found = differing(parsedOf(base, changed), parsedOf(now, changed), [], nothing);
    const placeOf = (pointer: Pointer | undefined): PartPlace | undefined =>
      pointer && { file: changed, pointer: toPointer(pointer) };
    const pair = { before: placeOf(found.before), now: placeOf(found.now) };
    if (pair.before !== undefined || pair.now !== undefined)
      return { before: pair.before ?? pair.now, now: pair.now ?? pair.before };
  }
  const said = standing.find(({ key }) => keys.has(key))?.part;
  return { before: said, now: said };
}
