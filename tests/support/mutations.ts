/** Places of a definition and changes made at one of them. It must not know what is a mistake. */

export type Steps = readonly (string | number)[];

export interface Site {
  readonly pointer: Steps;
  readonly value: unknown;
  /** What has this member: a widget or an action; nothing where the site is one itself, or part of no one. */
  readonly owner: 'widget' | 'action' | undefined;
}

export type Edit =
  | { readonly value: unknown }
  | { readonly without: string }
  | { readonly with: readonly [name: string, value: unknown] };

/** Members whose names the author chooses, or that declare data: what stands there is no widget. */
const declared: ReadonlySet<string | number | undefined> = new Set(['values', 'params', 'query', 'state']);

function ownerOf(members: object, pointer: Steps): Site['owner'] {
  if (declared.has(pointer[0])) return undefined;
  if ('do' in members) return 'action';
  return 'type' in members && typeof members.type === 'string' ? 'widget' : undefined;
}

/** Every value of a definition with its place, but for comments. */
export function sitesIn(value: unknown, pointer: Steps = [], owner?: Site['owner']): readonly Site[] {
  const here: Site = { pointer, value, owner };
  if (Array.isArray(value))
    return [here, ...value.flatMap((item, index) => sitesIn(item, [...pointer, index], undefined))];
  if (typeof value !== 'object' || value === null) return [here];
  const own = ownerOf(value, pointer);
  const members = Object.entries(value).filter(([name]) => name !== '$comment' && name !== '$schema');
  return [here, ...members.flatMap(([name, item]) => sitesIn(item, [...pointer, name], own))];
}

/** The definition with the change at the place. */
export function changed(value: unknown, [step, ...rest]: Steps, edit: Edit): unknown {
  if (step === undefined) {
    if ('value' in edit) return edit.value;
    const members = Object.entries(value as object);
    if ('with' in edit) return Object.fromEntries([...members, edit.with]);
    return Object.fromEntries(members.filter(([name]) => name !== edit.without));
  }
  const inner = changed((value as Readonly<Record<string | number, unknown>>)[step], rest, edit);
  if (Array.isArray(value)) return value.map((item: unknown, index) => (index === step ? inner : item));
  return { ...(value as object), [step]: inner };
}
