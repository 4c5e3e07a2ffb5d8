/**
 * What the fragments of a running screen have of their own: one for each use, in a repeat one for each entry, by its
 * key, as long as the entry is in the list; and the screen as their actions see it. It must not know any fragment.
 */
import type { ScreenHandle } from './action.ts';
import { elementId } from './element-id.ts';
import { blankKey, keysOf } from './entries.ts';
import type { DataPath } from './expression.ts';
import type { Fields } from './fields.ts';
import { concrete, rootFrame, type Frame } from './instance.ts';
import { messageAt } from './inner.ts';
import { createKeeper, type Keeper } from './keeper.ts';
import type { HomePlan, RepeatPlan } from './plan.ts';
import { homeId } from './scope.ts';
import type { Visit } from './visit.ts';
import { type Path, readStep } from '../lib/path.ts';

export interface Homes {
  /** The screen as an action sees it that stands in this home, in the entry of the frame. */
  handle(home: HomePlan, frame: Frame): ScreenHandle;
  dispose(): void;
}

/** `forgotten`: told when what one of them keeps is forgotten. */
export function createHomes(
  visit: Visit,
  fields: Fields,
  screen: ScreenHandle,
  forgotten: () => void,
): Homes {
  const { plan, store, ports, owner, report } = visit;
  const keepers = new Map<HomePlan, Keeper>();
  const ends: (() => void)[] = [];
  for (const home of plan.homes) {
    if (home.repeats.length === 0) furnish(home);
    else follow(home);
  }

  function furnish(home: HomePlan): void {
    const base = concrete(home.base, rootFrame);
    const keeper = createKeeper({ ...home, keepFor: [], keepUntil: undefined }, ports, owner, {});
    keepers.set(home, keeper);
    store.write(base, { state: keeper.restore() });
    ends.push(keeper.watch(store, visit.isTouched, base));
  }

  /** Entries come and go with the lists around the home, whether they are drawn or not. */
  function follow(home: HomePlan): void {
    const path = home.base.slice(0, 2).map(String);
    const settle = (): void => store.write(path, entries(home.repeats, rootFrame, store.read(path), home));
    settle();
    ends.push(
      store.subscribe(
        home.repeats.map(({ list }) => fixedPart(list)),
        settle,
      ),
    );
  }

  function entries(
    [each, ...inner]: readonly RepeatPlan[],
    frame: Frame,
    before: unknown,
    home: HomePlan,
  ): unknown {
    if (each === undefined) return before ?? { state: home.state };
    // Under a skeleton stands an entry that nobody writes to.
    const own = [blankKey, ...keysAt(each, frame)].map((key, index) => {
      const known = key === blankKey ? undefined : readStep(before, key);
      return [key, entries(inner, within(frame, index - 1, key), known, home)] as const;
    });
    return Object.fromEntries(own);
  }

  function keysAt(each: RepeatPlan, frame: Frame): readonly string[] {
    const list = store.read(concrete(each.list, frame));
    return Array.isArray(list) ? keysOf(list as readonly unknown[], each) : [];
  }

  /** Where the entries with these keys stand now; nothing when one of them has gone. */
  function standing({ repeats }: HomePlan, { keys }: Frame): Frame | undefined {
    let frame = rootFrame;
    for (const [slot, each] of repeats.entries()) {
      const key = keys[slot] ?? blankKey;
      const index = keysAt(each, frame).indexOf(key);
      if (index < 0) return undefined;
      frame = within(frame, index, key);
    }
    return frame;
  }

  return {
    handle(home, frame) {
      const own = (path: DataPath): Path => concrete([...home.base, ...path], frame);
      /** What an action of an entry writes that has gone meanwhile would stay for ever. */
      const write = (put: () => void): void => {
        if (store.read(own([])) !== undefined) put();
      };
      return {
        ...screen,
        read([root = '', ...rest]) {
          if (root === 'state' || home.results.includes(root)) return store.read(own([root, ...rest]));
          return screen.read([home.sources.get(root) ?? root, ...rest]);
        },
        write(path, value) {
          const [root, ...rest] = path;
          if (root !== 'state' || readStep(home.state, rest[0] ?? '') === undefined) {
            report('unknown-path', '', path.join('.'));
            return;
          }
          const name = rest.join('.');
          write(() => fields.write(own(path), name, value, concrete(messageAt(name, home.base), frame)));
        },
        put: (name, value) => write(() => store.write(own([name]), value)),
        reload: (source, send) => screen.reload(home.sources.get(source) ?? '', send),
        check(names) {
          const now = standing(home, frame);
          return now !== undefined && fields.check(home.fields, names, now);
        },
        // Only the list of the press ends what a fragment keeps.
        once: (call, request) => screen.once(call, { ...request, ends: false }),
        forget() {
          keepers.get(home)?.forget(store, own([]));
          forgotten();
        },
        elementOf: (id) => elementId({ id: homeId(home, id), place: '' }, standing(home, frame) ?? frame),
      };
    },
    dispose: () => ends.forEach((end) => end()),
  };
}

const within = ({ indexes, keys, pending }: Frame, index: number, key: string): Frame => ({
  indexes: [...indexes, index],
  keys: [...keys, key],
  pending,
});

/** The path as far as it is the same for every entry. */
function fixedPart(list: DataPath): Path {
  const end = list.findIndex((step) => typeof step !== 'string');
  return (end < 0 ? list : list.slice(0, end)).map(String);
}
