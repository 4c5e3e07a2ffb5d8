/** What stands before and behind an action, in its own list and in those around it. It must not know what actions do. */
import type { Place } from '../document/document.ts';
import type { Members, Spot, Survey } from '../practice/survey.ts';

interface Around {
  readonly before: readonly Members[];
  readonly behind: readonly Members[];
  /** Entries that hold it, in their branches or ways. */
  readonly holders: readonly Members[];
}

export function listsAround({ place }: Spot, { lists }: Survey): Around {
  const around = lists.flatMap((list) => {
    const index = list.findIndex((other) => isIn(place, other.place));
    return index === -1 ? [] : [{ objects: list.map(({ object }) => object), index }];
  });
  return {
    before: around.flatMap(({ objects, index }) => objects.slice(0, index)),
    behind: around.flatMap(({ objects, index }) => objects.slice(index + 1)),
    holders: around.flatMap(({ objects, index }) => objects.slice(index, index + 1)),
  };
}

const isIn = (inner: Place, outer: Place): boolean =>
  inner.document === outer.document && outer.pointer.every((step, index) => inner.pointer[index] === step);
