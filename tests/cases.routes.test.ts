/** The routes of a screen: the JSON cases of what each gives it, and what another one is. */
import { describe, expect, it } from 'vitest';
import { parsePath } from '../src/lib/path.ts';
import type { Json } from '../src/model/json.ts';
import cases from './cases/routes.json' with { type: 'json' };
import { settle } from './support/ports.ts';
import { enter, press, view } from './support/screen.ts';

interface RouteCase {
  readonly name: string;
  readonly routes: unknown;
  readonly at?: string;
  readonly read?: Readonly<Record<string, Json>>;
  readonly test?: object;
  readonly holds?: boolean;
}

describe('what a route gives', () => {
  it.each(cases.values as unknown as readonly RouteCase[])('$name', async (one) => {
    const { routes, at, read = {}, test = {}, holds = true } = one;
    const body = { type: 'button', text: 'x', enabled: test };
    const made = await enter({ definition: { routes, body }, ...(at !== undefined && { route: at }) });
    for (const [name, value] of Object.entries(read)) {
      const path = parsePath(name);
      expect(path.ok ? (made.screen.read(path.value) ?? null) : null).toEqual(value);
    }
    expect(view(made).props['enabled']).toBe(holds);
  });

  it('is seen inside a fragment, too', async () => {
    const made = await enter({
      definition: {
        routes: { '/a': { plan: 'period' } },
        body: { type: 'fragment', of: 'part' },
      },
      fragments: { part: { version: 2, params: {}, body: { type: 'text', text: '{{route.plan}}' } } },
      route: '/a',
    });
    const [part] = made.plan.body;
    expect(JSON.stringify(part?.children?.map(({ reads }) => reads) ?? part?.reads)).toContain('route');
  });
});

describe('another route of the same screen', () => {
  const definition = {
    routes: { '/a': {}, '/b': { plan: true } },
    query: { tab: {} },
    body: [
      { type: 'button', text: 'x', press: { do: 'navigate', to: '/b', query: { tab: '2' }, replace: true } },
      { type: 'button', text: 'x', press: { do: 'navigate', to: '/a', query: { tab: '2' }, replace: true } },
    ],
  };

  it('changes nothing in place: it is a new visit', async () => {
    const made = await enter({ definition, route: '/a' });
    await press(made, 0);
    await settle();
    expect(made.screen.read(['query', 'tab'])).toBeUndefined();
    expect(made.screen.read(['route', 'plan'])).toBeUndefined();
  });

  it('is not the same route: that one takes the query in place, once the address says it', async () => {
    const { screen, ...made } = await enter({ definition, route: '/a' });
    const woken: unknown[] = [];
    screen.store.subscribe([['query', 'tab']], () => woken.push(screen.read(['query', 'tab'])));
    await press({ screen, ...made }, 1);
    expect([made.recorded.navigations, woken]).toEqual([
      [{ to: '/a', query: { tab: '2' }, replace: true }],
      [],
    ]);
    screen.setQuery({ tab: '2' });
    screen.setQuery({ tab: '2' });
    expect(woken).toEqual(['2']);
  });
});
