/** What the checker knows of a screen's routes: who has them, and what each gives. */
import { describe, expect, it } from 'vitest';
import { placed, said, screen } from '../../../tests/invalid/checked.ts';
import type { Json } from '../../model/json.ts';

const routes: Json = {
  '/versions': {},
  '/charter': { plan: true, kind: 'period' },
  '/third': { kind: 'all' },
};
const shownAlways = { type: 'text', text: '{{config.appName}}' };
const shown = (test: Json, more: Readonly<Record<string, Json>> = {}) =>
  said(screen([shownAlways, { ...shownAlways, if: test }], { routes, ...more }))
    .filter((line) => !line.startsWith('unused-route-value: '))
    .map((line) => line.split('.')[0]);

describe('what routes give', () => {
  it('is tested where some give it', () => {
    expect(shown({ 'route.plan': true })).toEqual([]);
    expect(shown({ some: 'route.kind' })).toEqual([]);
    expect(shown({ not: { 'route.kind': 'period' } })).toEqual([]);
  });

  it('is nothing else than what is written', () => {
    expect(shown({ 'route.plan': false })).toEqual(['impossible-value: "route']);
    expect(shown({ 'route.kind': 'perod' })).toEqual(['impossible-value: "route']);
  });

  it('is always there where each route gives it', () => {
    const every = { '/a': { plan: true }, '/b': { plan: true } };
    expect(shown({ 'route.plan': true }, { routes: every })).toEqual([
      'test-always: This test always holds here: "route',
    ]);
  });

  it('may be missing where it is shown', () => {
    const body = { type: 'spinner', text: '{{route.kind}}' };
    expect(said(screen(body, { routes })).map((line) => line.split(':')[0])).toEqual(['unguarded']);
  });

  it('is nothing for a screen with a list', () => {
    expect(shown({ 'route.plan': true }, { routes: ['/a'] })).toEqual([
      'unknown-route-value: No route of the screen gives it a "plan"',
    ]);
  });

  it('is no name for anything else', () => {
    const data = { route: { call: 'loanDetails', send: { orderId: '1' } } };
    expect(placed(screen([], { data }))).toContain('screens/other.json/data/route reserved-name');
  });
});

describe('a map of routes', () => {
  const body = { type: 'text', text: '{{config.appName}}' };

  it('is led to, and has frames', () => {
    const frames = { '/charter': 'public' };
    const test = { any: [{ 'route.plan': true }, { some: 'route.kind' }] };
    const files = {
      ...screen({ ...body, if: test }, { routes, frames }),
      'screens/more.json': {
        version: 2,
        body: { type: 'button', text: '{{config.appName}}', press: { do: 'navigate', to: '/charter' } },
      },
    };
    expect(placed(files)).toEqual([]);
    expect(placed(screen(body, { routes, frames: { '/chartr': 'public' } }))).toEqual([
      'screens/other.json/frames/~1chartr foreign-route',
    ]);
  });

  it('shares no route with another screen', () => {
    expect(placed(screen(body, { routes: { '/a': {}, '/list': {} } }))).toEqual([
      'screens/other.json/routes/~1list duplicate-route',
    ]);
  });

  it('begins with a slash', () => {
    expect(said(screen(body, { routes: { a: { plan: true } } }))).toEqual([
      'unknown-key: Unknown key "a" of routes with what each gives the screen. Did you mean "/a"?',
    ]);
  });

  it('sends on to itself without an end from any of its routes', () => {
    const on = { enter: { do: 'navigate', to: '/charter', replace: true } };
    expect(placed(screen(body, { routes, on }))).toEqual(['screens/other.json/on/enter/to endless-timer']);
  });
});
