/**
 * The canonical form: every shorthand of a definition is written out once, so that no later phase asks whether it has
 * one thing or a list. It must not know data, widgets or languages.
 */
import type {
  Actions,
  DialogButtonDefinition,
  EntryDefinition,
  FragmentDefinition,
  KeptFor,
  NodeDefinition,
  PickDefinition,
  ScreenDefinition,
  SourceDefinition,
  Test,
} from '../model/definition.ts';
import type { JsonObject } from '../model/json.ts';
import { routeValues } from '../lib/routes.ts';

export interface CanonicalSource {
  readonly name: string;
  readonly call: string;
  readonly send: JsonObject;
  readonly if: Test | undefined;
  readonly empty: Test | undefined;
  /** Empty list: the renderer's plain notice. */
  readonly emptyBody: readonly NodeDefinition[];
  readonly busy: string | undefined;
  readonly failed: readonly EntryDefinition[] | undefined;
}

export interface CanonicalDialog {
  readonly title: string;
  readonly body: readonly NodeDefinition[];
  readonly buttons: readonly DialogButtonDefinition[];
  readonly dismissible: boolean;
}

export interface CanonicalScreen {
  /** What each route gives, by its path. */
  readonly routeValues: { readonly [path: string]: JsonObject };
  readonly frame: 'app' | 'public' | 'bare';
  readonly title: string;
  readonly description: string;
  readonly query: NonNullable<ScreenDefinition['query']>;
  readonly values: NonNullable<ScreenDefinition['values']>;
  readonly theme: NonNullable<ScreenDefinition['theme']>;
  readonly state: JsonObject;
  readonly cookies: NonNullable<ScreenDefinition['cookies']>;
  readonly keep: readonly string[];
  readonly keepAs: string | undefined;
  readonly keepFor: readonly KeptFor[];
  readonly keepUntil: string | undefined;
  readonly data: readonly CanonicalSource[];
  readonly pick: readonly (readonly [name: string, pick: PickDefinition])[];
  readonly on: { readonly [event in 'enter' | 'ready' | 'leave' | 'refresh']?: readonly EntryDefinition[] };
  readonly body: readonly NodeDefinition[];
  readonly footer: readonly NodeDefinition[];
  readonly dialogs: readonly (readonly [name: string, dialog: CanonicalDialog])[];
}

/** What a fragment has of its own besides its widgets. */
export type CanonicalHome = Pick<CanonicalScreen, 'state' | 'cookies' | 'keep' | 'data'> & {
  readonly keepAs: string;
  readonly on: { readonly [event in 'enter' | 'ready' | 'leave']?: readonly EntryDefinition[] };
};

export const listOf = <T extends object>(one: T | readonly T[] | undefined): readonly T[] => {
  if (one === undefined) return [];
  return Array.isArray(one) ? (one as readonly T[]) : [one as T];
};

export const actionsOf = (actions: Actions | undefined): readonly EntryDefinition[] =>
  listOf<EntryDefinition>(actions);

export function normalise(definition: ScreenDefinition): CanonicalScreen {
  return {
    routeValues: routeValues(definition.routes),
    frame: definition.frame ?? 'app',
    title: definition.title ?? '',
    description: definition.description ?? '',
    query: definition.query ?? {},
    values: definition.values ?? {},
    theme: definition.theme ?? {},
    state: definition.state ?? {},
    cookies: definition.cookies ?? {},
    keep: definition.keep ?? [],
    keepAs: definition.keepAs,
    keepFor: (definition.keepFor ?? []).map((kept) => (typeof kept === 'string' ? { name: kept } : kept)),
    keepUntil: definition.keepUntil,
    data: normaliseData(definition.data),
    pick: Object.entries(definition.pick ?? {}),
    on: normaliseEvents(definition.on),
    body: listOf<NodeDefinition>(definition.body),
    footer: listOf<NodeDefinition>(definition.footer),
    dialogs: Object.entries(definition.dialogs ?? {}).map(([name, dialog]) => [
      name,
      {
        title: dialog.title,
        body: listOf<NodeDefinition>(dialog.body),
        buttons: dialog.buttons ?? [],
        dismissible: dialog.dismissible ?? true,
      },
    ]),
  };
}

/** `undefined`: a fragment without state of its own. */
export function normaliseHome(name: string, fragment: FragmentDefinition): CanonicalHome | undefined {
  if (fragment.state === undefined) return undefined;
  return {
    state: fragment.state,
    cookies: fragment.cookies ?? {},
    keep: fragment.keep ?? [],
    keepAs: fragment.keepAs ?? `fragment-${name}`,
    data: normaliseData(fragment.data),
    on: normaliseEvents(fragment.on),
  };
}

function normaliseEvents<Event extends string>(
  events: { readonly [event in Event]?: Actions } | undefined,
): { readonly [event in Event]?: readonly EntryDefinition[] } {
  const lists = Object.entries<Actions>((events ?? {}) as Readonly<Record<string, Actions>>);
  return Object.fromEntries(lists.map(([event, actions]) => [event, actionsOf(actions)])) as {
    [event in Event]?: readonly EntryDefinition[];
  };
}

const normaliseData = (data: ScreenDefinition['data']): readonly CanonicalSource[] =>
  Object.entries(data ?? {}).map(([name, source]) => normaliseSource(name, source));

function normaliseSource(name: string, source: SourceDefinition): CanonicalSource {
  return {
    name,
    call: source.call,
    send: source.send ?? {},
    if: source.if,
    empty: source.empty,
    emptyBody: listOf<NodeDefinition>(source.emptyBody),
    busy: source.busy,
    failed: source.failed === undefined ? undefined : actionsOf(source.failed),
  };
}
