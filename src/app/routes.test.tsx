/** Holds what another route of a screen is: a visit of its own, with what the route gives. */
import { act, render, screen as page } from '@testing-library/react';
import configSchema from 'virtual:config-schema';
import { load } from 'virtual:screens';
import { expect, it, vi } from 'vitest';
import { ownReleases } from '../../tests/support/own-releases.ts';
import { settle, spanish } from '../../tests/support/ports.ts';
import { readStartUp } from '../lib/query.ts';
import { loadConfig } from '../platform/config.ts';
import { createTexts } from '../platform/texts.ts';
import { App } from './App.tsx';
import { loadPlan } from './load-plan.ts';
import { createNavigation } from './navigation.ts';
import { createWorld, shownAt } from './world.ts';

const { screens, slow } = vi.hoisted(() => ({
  /** What lets the screen come that is slow; each time that it is asked for. */
  slow: [] as (() => void)[],
  screens: {
    routes: {
      '/versions': 'confirm',
      '/charter': 'confirm',
      '/form': 'form',
      '/gone': 'gone',
      '/turned': 'turned',
      '/slow': 'slow',
      '/lost': 'lost',
    },
    routeValues: { '/charter': { plan: 'period' } },
  },
}));

vi.mock('virtual:screens', async () => {
  const { navigate } = await import('../actions/navigate/navigate.ts');
  const text = { component: ({ text: words }: { text: string }) => words, kinds: { text: 'text' } };
  const definition = {
    version: 2,
    frame: 'bare',
    routes: { '/versions': {}, '/charter': { plan: 'period' } },
    query: { tab: {} },
    body: { type: 'text', text: 'Tab {{query.tab}}{{#route.plan}}, plan {{route.plan}}{{/route.plan}}' },
  };
  const form = { version: 2, frame: 'bare', routes: ['/form'], body: { type: 'text', text: 'Form' } };
  const on = { enter: { do: 'navigate', to: '/form', replace: true } };
  const gone = { ...form, routes: ['/gone'], on, body: { type: 'text', text: 'Gone' } };
  const turn = { do: 'navigate', to: '/turned', query: { tab: '2' }, replace: true };
  const turned = { ...definition, routes: ['/turned'], on: { ready: turn } };
  const late = { ...form, routes: ['/slow'], body: { type: 'text', text: 'Slow' } };
  const definitions: Record<string, unknown> = { confirm: definition, form, gone, turned, slow: late };
  const leave = { kinds: { to: 'literal', query: { record: 'text' } }, action: navigate };
  const come = (id: string): Promise<void> => {
    if (id === 'lost') return Promise.reject(new Error('No network.'));
    return id === 'slow' ? new Promise((done) => void slow.push(done)) : Promise.resolve();
  };
  const load = (id: string) =>
    come(id).then(() => ({
      definition: definitions[id],
      fragments: {},
      widgets: { text },
      actions: { navigate: leave },
      calls: {},
    }));
  return { ...screens, load, firsts: {}, loadTexts: () => Promise.resolve() };
});

const does = (deed: () => void): Promise<void> =>
  act(async () => {
    deed();
    await settle();
  });

async function open(address: string, ready: readonly string[] = []) {
  window.history.replaceState(null, '', address);
  const navigation = createNavigation();
  const nothing = (): Promise<Response> => Promise.resolve(new Response('{}'));
  const config = await loadConfig(nothing, configSchema, () => Promise.resolve(''), spanish.tag);
  if (!config.ok) throw new Error(config.error.detail);
  const world = createWorld({
    config: config.value,
    texts: await createTexts(spanish),
    startUp: readStartUp(''),
    routes: screens.routes,
    navigate: navigation.go,
    writes: {},
    releases: ownReleases(),
  });
  for (const id of ready) await loadPlan(id, load, world);
  await does(() => void render(<App world={world} navigation={navigation} />));
  return world;
}

it('gives the screen what it says, with a slash at its end as well', async () => {
  const world = await open('/charter/?tab=1');
  expect(page.getByText('Tab 1, plan period')).toBeInTheDocument();
  await does(() => world.ports.router.navigate('/versions', { tab: '2' }, { replace: false }));
  expect(page.getByText('Tab 2')).toBeInTheDocument();
});

it('may lead elsewhere as it opens, also where it is drawn at once, before the router listens', async () => {
  const assign = vi.spyOn(window.location, 'assign');
  await open('/gone', ['gone', 'form']);
  expect(page.getByText('Form')).toBeInTheDocument();
  expect([window.location.pathname, assign.mock.calls]).toEqual(['/form', []]);
});

it('takes the parameters in place that a screen gives its own route', async () => {
  await open('/turned');
  expect([page.getByText('Tab 2').textContent, window.location.search]).toEqual(['Tab 2', '?tab=2']);
});

it('stays in sight until the next one has come, and says that the page is busy', async () => {
  const world = await open('/form');
  const before = page.getByText('Form');
  const isBusy = (): boolean => page.getAllByRole('status').some((each) => each.childElementCount > 0);
  expect(isBusy()).toBe(false);
  await does(() => world.ports.router.navigate('/slow', {}, { replace: false }));
  expect([window.location.pathname, page.getByText('Form') === before, isBusy()]).toEqual([
    '/slow',
    true,
    true,
  ]);
  await does(() => slow.forEach((come) => come()));
  expect(page.getByText('Slow')).toBeInTheDocument();
  expect([page.queryByText('Form'), isBusy()]).toEqual([null, false]);
});

it('is drawn anew for who returns to it before the next one has come', async () => {
  const world = await open('/form');
  const before = page.getByText('Form');
  await does(() => world.ports.router.navigate('/slow', {}, { replace: false }));
  await does(() => world.ports.router.navigate('/form', {}, { replace: false }));
  expect(page.getByText('Form')).not.toBe(before);
  await does(() => slow.forEach((come) => come()));
  expect(page.queryByText('Slow')).toBeNull();
});

it('gives way to what is said of one that does not come', async () => {
  const world = await open('/form');
  await does(() => world.ports.router.navigate('/lost', {}, { replace: false }));
  expect(page.queryByText('Form')).toBeNull();
  expect(page.getByRole('button', { name: 'Reintentar' })).toBeInTheDocument();
});

it('is not gone back to where it gives something else', async () => {
  const world = await open('/versions');
  await does(() => world.ports.router.navigate('/form', {}, { replace: false }));
  const back = vi.spyOn(window.history, 'go');
  await does(() => world.ports.router.navigate('/charter', { tab: '3' }, { replace: true }));
  expect(back).not.toHaveBeenCalled();
  expect(page.getByText('Tab 3, plan period')).toBeInTheDocument();
});

it.each([
  ['/versions', 'confirm'],
  ['/charter', 'confirm {"plan":"period"}'],
  ['/charter/', 'confirm {"plan":"period"}'],
  ['/nowhere', undefined],
])('%s shows %s', (path, shown) => {
  expect(shownAt(screens.routes, screens.routeValues, path)).toBe(shown);
});
