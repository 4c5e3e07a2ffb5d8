/** The modules that the build makes from definitions and schemas (src/build/modules.ts). */
/* oxlint-disable typescript/consistent-type-imports -- the declaration of a module cannot hold relative imports */

declare module 'virtual:screens' {
  export interface ScreenModule {
    readonly definition: import('../model/definition.ts').ScreenDefinition;
    readonly fragments: { readonly [name: string]: import('../model/definition.ts').FragmentDefinition };
    readonly widgets: { readonly [type: string]: import('../renderer/widget.ts').Widget };
    readonly actions: {
      readonly [name: string]: {
        readonly action: import('../engine/action.ts').AnyAction;
        readonly kinds: import('../model/definition.ts').Kinds;
      };
    };
    readonly calls: { readonly [name: string]: import('../model/call.ts').CallSpec };
    /** Only screens with a write that must not happen twice: its guard comes with them, not at the press. */
    readonly guard?: readonly unknown[];
    /** Only where the screen shows some: its documents in one language, by id. */
    readonly documents?: (
      tag: import('../model/language.ts').Language['tag'],
    ) => Promise<{ readonly [id: string]: unknown }>;
    /** Only screens of the app: words that few others show, in each language. */
    readonly words?: Readonly<
      Record<import('../model/language.ts').Language['tag'], Readonly<Record<string, string>>>
    >;
    /** Only screens of the web site: what is around their nodes, and what fetches their words. */
    readonly shell?: import('../renderer/context.ts').Shell;
    readonly prepare?: (texts: import('../platform/texts.ts').PageTexts) => Promise<void>;
  }
  /** The writes of the whole app that must not happen twice: any screen may show that one of them is open. */
  export const writes: import('../engine/ports.ts').LedgerPort['operations'];
  /** Screen ids by route. */
  export const routes: { readonly [path: string]: string };
  /** What a route gives its screen, where it gives something. */
  export const routeValues: { readonly [path: string]: import('../model/json.ts').JsonObject };
  /** By screen id, what it asks for as it opens, where that is known before it. */
  export const firsts: { readonly [id: string]: import('../model/first.ts').First };
  /** Rejects when the screen does not exist or its chunk cannot be fetched. */
  export function load(id: string): Promise<ScreenModule>;
  /** The texts that its module asks for by itself, documents and words of the web site, beside it. */
  export function loadTexts(
    id: string,
    tag: import('../model/language.ts').Language['tag'],
  ): Promise<unknown>;
}

/** The promotion's screens; the one that stands in for others is there at once. */
declare module 'virtual:promotion' {
  type ScreenModule = import('virtual:screens').ScreenModule;
  export const fallback: string;
  export const layouts: readonly string[];
  /** Page ids by what is behind the `#`. */
  export const routes: { readonly [hash: string]: string };
  /** Those of its writes that must not happen twice. */
  export const writes: import('../engine/ports.ts').LedgerPort['operations'];
  export const template: import('../model/call.ts').CallSpec;
  /** What a definition from a server may use. */
  export const calls: ScreenModule['calls'];
  export const fragments: ScreenModule['fragments'];
  /** Rejects when the screen does not exist or its chunk cannot be fetched. */
  export function load(id: string): Promise<ScreenModule>;
}

/** For definitions that come from a server: each part is a chunk of its own; `undefined` when there is none of that name. */
declare module 'virtual:catalog' {
  type ScreenModule = import('virtual:screens').ScreenModule;
  export function loadWidget(type: string): Promise<ScreenModule['widgets'][string] | undefined>;
  export function loadAction(name: string): Promise<ScreenModule['actions'][string] | undefined>;
  export function loadCalls(): Promise<ScreenModule['calls']>;
}

/** Every part of the app, for a release that uses one on a screen which had not; `undefined` when there is none of that name. */
declare module 'virtual:parts' {
  type Catalog = import('./releases/dress.ts').Catalog;
  export const loadWidget: Catalog['loadWidget'];
  export const loadAction: Catalog['loadAction'];
  export const loadCall: Catalog['loadCall'];
  export const loadDocument: Catalog['loadDocument'];
  export const loadSite: Catalog['loadSite'];
}

/** What the configuration must be, for the reader that also reads responses. */
declare module 'virtual:config-schema' {
  const schema: import('../model/call.ts').DataSchema;
  export default schema;
}

declare module 'virtual:validate-screen' {
  const validate: (definition: unknown) => boolean;
  export default validate;
}

/** Whether a definition of version 1 keeps the schema of that version; loaded only for one. */
declare module 'virtual:validate-screen-1' {
  const validate: (definition: unknown) => boolean;
  export default validate;
}

/** What the studio checks definitions with: all errors, each with what it is about. Loaded by its worker alone. */
declare module 'virtual:check-screen' {
  const validate: {
    (definition: unknown): boolean;
    readonly errors?: ReturnType<import('../check/structure/located.ts').Validate> | null;
  };
  export default validate;
}

/** The same for a definition of version 1. */
declare module 'virtual:check-screen-1' {
  const validate: typeof import('virtual:check-screen').default;
  export default validate;
}

/** Says what is wrong with a configuration; loaded only when something is. */
declare module 'virtual:validate-config' {
  const validate: import('../lib/config-words.ts').Validator;
  export default validate;
}

/** The map of screens as the definitions are now, with its drawn picture. */
declare module 'virtual:map' {
  type Shown = import('./map/MapPage.tsx').Shown;
  export const shown: Readonly<Record<Shown['map']['language'], Shown>>;
}

/** What the states of screens are made of, in each language. */
declare module 'virtual:states' {
  type StatesInput = import('../check/states/states.ts').StatesInput;
  export const inputs: Readonly<Record<StatesInput['language'], StatesInput>>;
}

/** The address of a style sheet that stays a file of its own. */
declare module '*.css?url' {
  const url: string;
  export default url;
}
