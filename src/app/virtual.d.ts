/** The modules that the build makes from definitions and schemas (src/build/modules.ts). */

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
  }
  /** Screen ids by route. */
  export const routes: { readonly [path: string]: string };
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

declare module 'virtual:validate-config' {
  const validate: import('../platform/config.ts').Validator;
  export default validate;
}

declare module 'virtual:validate-screen' {
  const validate: import('../platform/config.ts').Validator;
  export default validate;
}
