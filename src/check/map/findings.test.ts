/** What the map of screens says is wrong. */
import { describe, expect, it } from 'vitest';
import { button, codes, mapOf, screen, to } from './testing.ts';

describe('what is found', () => {
  const routed = (route: string, leads: readonly string[], more: object = {}): unknown => ({
    routes: [route],
    body: leads.map((target) => button(target, to(target))),
    ...more,
  });

  it('an arrow to a route that no screen has', () => {
    expect(codes(mapOf({ a: routed('/a', ['/nowhere']) }), 'no-screen')).toEqual([['missing:/nowhere']]);
  });

  it('is known by any of its routes, whatever they give', () => {
    const screens = {
      home: routed('/', ['/charter']),
      confirm: { routes: { '/versions': {}, '/charter': { plan: true } }, body: [] },
    };
    const map = mapOf(screens);
    expect(map.arrows).toMatchObject([{ from: 'screen:home', to: 'screen:confirm' }]);
    expect(map.places.find(({ name }) => name === 'confirm')?.routes).toEqual(['/versions', '/charter']);
  });

  it('a screen that no known way leads to: two that lead to each other are not reached by that', () => {
    const screens = {
      home: routed('/', ['/a']),
      a: routed('/a', ['/']),
      b: routed('/b', ['/c']),
      c: routed('/c', ['/b', '/a']),
    };
    expect(codes(mapOf(screens), 'unreachable')).toEqual([['screen:b'], ['screen:c']]);
  });

  it('what the test page opens and what a template names is an entry', () => {
    const screens = { test: routed('/test', ['/a']), a: routed('/a', ['/']), layout: { body: [] } };
    const map = mapOf(screens, { launchers: ['/test'] });
    expect(map.places.map(({ name, entry }) => [name, entry])).toEqual([
      ['test', undefined],
      ['a', 'developer'],
      ['layout', 'template'],
      ['/', undefined],
    ]);
    expect(codes(map, 'unreachable')).toEqual([]);
  });

  it('a screen without a way out: by its frame, a dead end or left by the back arrow only', () => {
    const screens = {
      app: routed('/app', []),
      bare: routed('/bare', ['/bare'], { frame: 'bare' }),
      public: routed('/public', [], { frame: 'public' }),
    };
    expect(codes(mapOf(screens), 'dead-end')).toEqual([['screen:bare']]);
    expect(codes(mapOf(screens), 'back-only')).toEqual([['screen:app']]);
  });

  it('a message that only counts is no way out', () => {
    const press = { do: 'bridge', message: 'adConversion', payload: { uctrackid: '1' } };
    expect(codes(mapOf({ a: screen(button('Go', press)) }), 'back-only')).toEqual([['screen:a']]);
  });

  it('screens that lead only to each other, unless one of them leads out', () => {
    const a = routed('/a', ['/b']);
    expect(codes(mapOf({ a, b: routed('/b', ['/a']) }), 'loop')).toEqual([['screen:a', 'screen:b']]);
    const left = screen([button('Back', to('/a')), button('Out', { do: 'back' })], { routes: ['/b'] });
    expect(codes(mapOf({ a, b: left }), 'loop')).toEqual([]);
  });

  it('screens that send on to each other forever, unless on a condition', () => {
    const sends = (route: string, target: string, test?: object): unknown => ({
      routes: [route],
      on: { enter: { do: 'navigate', to: target, ...(test === undefined ? {} : { if: test }) } },
      body: [],
    });
    expect(codes(mapOf({ a: sends('/a', '/b'), b: sends('/b', '/a') }), 'redirect-circle')).toEqual([
      ['screen:a', 'screen:b'],
    ]);
    const once = { a: sends('/a', '/a', { 'query.from': 'confirm' }) };
    expect(codes(mapOf(once), 'redirect-circle')).toEqual([]);
  });

  it('nothing in a map without a flaw', () => {
    const screens = {
      home: routed('/', ['/a']),
      a: screen(button('Out', { do: 'bridge', message: 'goHome' })),
    };
    expect(mapOf(screens).findings).toEqual([]);
  });
});
