/**
 * The canonical form: every shorthand of a definition is written out once, so that no later phase asks whether it has
 * one thing or a list. It must not know data, widgets or languages.
 */
import type {
  ActionDefinition,
  Actions,
  DialogButtonDefinition,
  KeptFor,
  NodeDefinition,
  PickDefinition,
  ScreenDefinition,
  SourceDefinition,
  Test,
} from '../model/definition.ts';
import type { JsonObject } from '../model/json.ts';

export interface CanonicalSource {
  readonly name: string;
  readonly call: string;
  readonly send: JsonObject;
  readonly if: Test | undefined;
  readonly empty: Test | undefined;
  /** Empty list: the renderer's plain notice. */
  readonly emptyBody: readonly NodeDefinition[];
  readonly busy: string | undefined;
  readonly failed: readonly ActionDefinition[] | undefined;
}

export interface CanonicalDialog {
  readonly title: string;
  readonly body: readonly NodeDefinition[];
  readonly buttons: readonly DialogButtonDefinition[];
  readonly dismissible: boolean;
}

export interface CanonicalScreen {
  readonly routes: readonly string[];
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
  readonly data: readonly CanonicalSource[];
  readonly pick: readonly (readonly [name: string, pick: PickDefinition])[];
  readonly on: { readonly [event in 'enter' | 'ready' | 'leave' | 'refresh']?: readonly ActionDefinition[] };
  readonly body: readonly NodeDefinition[];
  readonly footer: readonly NodeDefinition[];
  readonly dialogs: readonly (readonly [name: string, dialog: CanonicalDialog])[];
}

export const listOf = <T extends object>(one: T | readonly T[] | undefined): readonly T[] => {
  if (one === undefined) return [];
  return Array.isArray(one) ? (one as readonly T[]) : [one as T];
};

export const actionsOf = (actions: Actions | undefined): readonly ActionDefinition[] =>
  listOf<ActionDefinition>(actions);

export function normalise(definition: ScreenDefinition): CanonicalScreen {
  const on: { -readonly [event in keyof CanonicalScreen['on']]: readonly ActionDefinition[] } = {};
  for (const event of ['enter', 'ready', 'leave', 'refresh'] as const) {
    const actions = definition.on?.[event];
    if (actions !== undefined) on[event] = actionsOf(actions);
  }
  return {
    routes: definition.routes ?? [],
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
    data: Object.entries(definition.data ?? {}).map(([name, source]) => normaliseSource(name, source)),
    pick: Object.entries(definition.pick ?? {}),
    on,
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
