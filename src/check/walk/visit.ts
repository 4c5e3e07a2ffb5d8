/**
 * Visits what a screen is made of, the fragments it inserts included, also under a name that nobody knows: what a misspelt prop
 * holds is there for those who refer to it. It must not know what is looked for.
 */
import type { Project } from '../context.ts';
import { isObject, membersOf, type Members } from '../document/document.ts';
import { hasState, homeName } from './home.ts';
import { walkActions, walkScreen, type Ground, type Part } from './walk.ts';

export interface Met {
  part(part: Part): void;
  test?(test: unknown): void;
}

/** What a definition may use, of a project. */
export const groundOf = ({
  widgets,
  actions,
  fragments,
}: Pick<Project, 'widgets' | 'actions' | 'fragments'>): Ground => ({
  widgets,
  actions,
  fragment: (name) => fragments.get(name)?.value,
});

/** The same, where fragments are no part of it. */
export const alone = (ground: Omit<Ground, 'fragment'>): Ground => ({ ...ground, fragment: () => undefined });

/**
 * Every part of a definition; a fragment once on each way that leads to it, and none with a state of its own, which is a world
 * of itself.
 */
export function visit(definition: unknown, ground: Ground, met: Met): void {
  const test = (value: unknown): void => {
    if (value !== undefined) met.test?.(value);
  };
  walkScreen<true>(membersOf(definition), true, ground, {
    strays: true,
    part(part) {
      if (part.what === 'fragment' && hasState(part.object)) return undefined;
      met.part(part);
      if ('object' in part) test(part.object['if']);
      return true;
    },
    *ways(ways, spot) {
      for (const way of ways) {
        test(way.test);
        yield [way, spot];
      }
    },
    value: (value, kind) => (kind === 'test' ? test(value) : undefined),
  });
}

/** Whether one of these actions, or of those in them, is such a one. `skips`: what a prop of an action holds is not looked at. */
export function someAction(
  list: unknown,
  actions: Ground['actions'],
  is: (action: Members) => boolean,
  skips?: (action: Members, prop: string) => boolean,
): boolean {
  let found = false;
  walkActions<Members>(list, {}, alone({ widgets: {}, actions }), {
    strays: true,
    part(part, holder) {
      if (found || (part.what === 'actions' && skips?.(holder, part.prop) === true)) return undefined;
      if (part.what !== 'entry') return holder;
      found = is(part.object);
      return part.object;
    },
    *ways(ways, holder) {
      for (const way of ways) yield [way, holder];
    },
  });
  return found;
}

/** These actions, and those in them. */
export function actionsIn(list: unknown, actions: Ground['actions']): readonly Members[] {
  const found: Members[] = [];
  someAction(list, actions, (each) => {
    found.push(each);
    return false;
  });
  return found;
}

type Objects = readonly Members[];
const known = new WeakMap<Project['fragments'], WeakMap<object, Objects>>();

/** Every widget, row and action of a definition; gone through once, however many ask. */
export function objectsIn(
  definition: unknown,
  project: Pick<Project, 'widgets' | 'actions' | 'fragments'>,
): Objects {
  if (!isObject(definition)) return [];
  const { fragments } = project;
  const before = known.get(fragments) ?? new WeakMap<object, Objects>();
  known.set(fragments, before);
  const objects = before.get(definition) ?? objectsOf(definition, groundOf(project));
  before.set(definition, objects);
  return objects;
}

const owned = new WeakMap<object, Omit<Ground, 'fragment'> & { readonly objects: Objects }>();

/** The same of one definition by itself. */
export function ownObjects(definition: unknown, ground: Omit<Ground, 'fragment'>): Objects {
  if (!isObject(definition)) return [];
  const { widgets, actions } = ground;
  const before = owned.get(definition);
  if (before !== undefined && before.widgets === widgets && before.actions === actions) return before.objects;
  const objects = objectsOf(definition, alone(ground));
  owned.set(definition, { widgets, actions, objects });
  return objects;
}

function objectsOf(definition: unknown, ground: Ground): Objects {
  const objects: Members[] = [];
  visit(definition, ground, {
    part(part) {
      if (part.what === 'widget' || part.what === 'row' || part.what === 'entry') objects.push(part.object);
    },
  });
  return objects;
}

/** What a walk through a screen calls the state, the sources and the results of a fragment with state: no screen's name. */
export function homeNames(
  name: string,
  fragment: unknown,
  ground: Omit<Ground, 'fragment'>,
): ReadonlyMap<string, string> {
  if (!hasState(fragment)) return new Map();
  const into = ownObjects(fragment, ground).flatMap(({ do: action, into: result }) =>
    typeof action === 'string' && typeof result === 'string' ? [result] : [],
  );
  const data = Object.keys(membersOf(fragment['data']));
  return new Map([
    ['state', `state.${homeName(name)}`],
    ...[...new Set([...data, ...into])].map((own) => [own, `${homeName(name)}-${own}`] as const),
  ]);
}
