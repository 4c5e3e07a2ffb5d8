/** Every widget and action of the product, fetched by name when a screen first uses it. It must not know any but those that frame a page. */
import type { ComponentType } from 'react';
import { loadAction, loadWidget } from 'virtual:catalog';
import type { ScreenModule } from 'virtual:screens';
import type { Uses } from '../../release/uses.ts';
import { framing, OtherPage } from './OtherPage.tsx';

export type Dress = (
  type: string,
  widget: ScreenModule['widgets'][string],
) => ScreenModule['widgets'][string];

type Parts = Pick<Uses, 'widgets' | 'actions'>;

export interface Registry {
  /** The same objects for ever: more come into them. */
  readonly widgets: ScreenModule['widgets'];
  readonly actions: ScreenModule['actions'];
  /** Whether all of them are there. */
  has(uses: Parts): boolean;
  /** A name that is none is passed over. Rejects where a part cannot be fetched. */
  load(uses: Parts): Promise<void>;
}

/** A widget that frames a page has none here. */
const apart = (type: string, widget: ScreenModule['widgets'][string]): ScreenModule['widgets'][string] =>
  framing.some((name) => name === type)
    ? { ...widget, component: OtherPage as ComponentType<never> }
    : widget;

/** @param dress what is put around each widget. */
export function createRegistry(dress: Dress): Registry {
  const widgets: Record<string, ScreenModule['widgets'][string]> = {};
  const actions: Record<string, ScreenModule['actions'][string]> = {};
  const unknown = new Set<string>();
  const isKnown = (record: object, name: string): boolean =>
    Object.prototype.hasOwnProperty.call(record, name) || unknown.has(name);

  async function bring<T>(
    record: Record<string, T>,
    names: readonly string[],
    load: (name: string) => Promise<T | undefined>,
    dressed: (name: string, part: T) => T,
  ): Promise<void> {
    await Promise.all(
      names
        .filter((name) => !isKnown(record, name))
        .map(async (name) => {
          const part = await load(name);
          if (part === undefined) unknown.add(name);
          else record[name] = dressed(name, part);
        }),
    );
  }

  return {
    widgets,
    actions,
    has: (uses) =>
      uses.widgets.every((name) => isKnown(widgets, name)) &&
      uses.actions.every((name) => isKnown(actions, name)),
    async load(uses) {
      await Promise.all([
        bring(widgets, uses.widgets, loadWidget, (type, widget) => dress(type, apart(type, widget))),
        bring(actions, uses.actions, loadAction, (_name, action) => action),
      ]);
    },
  };
}
