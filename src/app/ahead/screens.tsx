/**
 * The screens of the app and the pages of the web site as they stand while their data are on the way, drawn ahead of the
 * program. It runs in Node, and must not know any screen.
 */
import type { ReactNode } from 'react';
import { load, routes, type ScreenModule } from 'virtual:screens';
import { tongues, type Tongue } from '../../lib/figures.ts';
import { ScreenView, type ScreenViewProps } from '../../renderer/ScreenView.tsx';
import { shell } from '../chrome.tsx';
import { actionsOf, loadPlan } from '../load-plan.ts';
import { WayContext } from '../way.ts';
import type { World } from '../world.ts';
import { asBuilt, drawStill, stillWorld, type As } from './still.tsx';

/** Neither the address nor the configuration is known when the page is built. */
const awaited: readonly string[] = ['query', 'config'];

interface Framed extends Pick<ScreenViewProps, 'plan' | 'query' | 'still' | 'awaited'> {
  readonly world: World;
  readonly module: ScreenModule;
  readonly route: string;
}

/** A screen with what stands around it, without the program that is around both. */
export const framed = ({ world, module, route, ...drawn }: Framed): ReactNode => (
  <WayContext.Provider value={{ route, canGoBack: false, goBack: () => undefined, world }}>
    <ScreenView
      {...drawn}
      widgets={module.widgets}
      actions={actionsOf(module)}
      ports={world.ports}
      shell={module.shell ?? shell}
      route={route}
      config={world.config}
      owner={world.owner}
    />
  </WayContext.Provider>
);

export async function drawScreen(id: string, route: string, as: As): Promise<string> {
  const world = stillWorld(as);
  const { plan, module } = await loadPlan(id, load, world, awaited);
  if (plan === undefined) throw new Error(`The screen ${id} cannot be drawn.`);
  return drawStill(as, framed({ world, plan, module, route, query: {}, still: true, awaited }));
}

/** By route and language. */
export async function draw(): Promise<Record<string, Record<string, string>>> {
  const drawn: Record<string, Record<string, string>> = {};
  for (const [route, id] of Object.entries(routes)) {
    const byTongue: Record<string, string> = {};
    for (const tongue of Object.keys(tongues) as Tongue[])
      byTongue[tongue] = await drawScreen(id, route, asBuilt(tongue));
    drawn[route] = byTongue;
  }
  return drawn;
}
