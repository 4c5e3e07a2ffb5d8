/**
 * The promotion's first layout as it stands while nobody knows what the campaign shows, drawn ahead of the program. It runs in
 * Node, and must not know any layout.
 */
import { fallback, load, routes } from 'virtual:promotion';
import { tongues, type Tongue } from '../../lib/figures.ts';
import { promotionRoute } from '../../lib/promotion.ts';
import { loadPlan } from '../load-plan.ts';
import { Layout } from '../promotion/Layout.tsx';
import { asBuilt, drawStill, stillWorld, type As } from './still.tsx';

export async function drawStart(as: As): Promise<string> {
  const world = stillWorld(as);
  const loaded = await loadPlan(fallback, load, world);
  return drawStill(
    as,
    <>
      {/* What the address names is the style sheet's target: no script is there yet that could read it. */}
      {Object.keys(routes).map((route) => (
        <div key={route} id={route.slice(1)} className="starting elsewhere" />
      ))}
      <Layout loaded={loaded} values={undefined} place={{ route: '#/', query: {} }} world={world} still />
    </>,
  );
}

/** By route and language. */
export async function draw(): Promise<Record<string, Record<string, string>>> {
  const byTongue: Record<string, string> = {};
  for (const tongue of Object.keys(tongues) as Tongue[]) byTongue[tongue] = await drawStart(asBuilt(tongue));
  return { [promotionRoute]: byTongue };
}
