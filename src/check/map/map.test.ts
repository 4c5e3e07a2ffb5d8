/** The map from definitions: what becomes an arrow, with which words, and what is found. */
import { describe, expect, it } from 'vitest';
import type { MapArrow, MapFinding, ScreenMap } from './graph.ts';
import { buildMap, type MapInput } from './map.ts';

const button = (text: string, press: unknown): unknown => ({ type: 'button', text, press });
const to = (route: string): unknown => ({ do: 'navigate', to: route });

const mapOf = (screens: MapInput['screens'], more: Partial<MapInput> = {}): ScreenMap =>
  buildMap({
    screens,
    fragments: {},
    widgets: { button: { text: 'text', press: 'actions', enabled: 'test' }, link: { url: 'link' } },
    texts: { 'a.go': 'Go', 'a.ask': 'Sure?' },
    language: 'en',
    launchers: [],
    pages: ['/tools'],
    ...more,
  });

const screen = (body: unknown, more: object = {}): unknown => ({ version: 1, routes: ['/a'], body, ...more });
const arrowsOf = (value: unknown, more: Partial<MapInput> = {}): readonly MapArrow[] =>
  mapOf({ a: value, b: { routes: ['/b'], body: [] } }, more).arrows;
const codes = ({ findings }: ScreenMap, code: MapFinding['code']): readonly (readonly string[])[] =>
  findings.filter((finding) => finding.code === code).map(({ places }) => places);

describe('what becomes an arrow', () => {
  it('a press on a button, with its words', () => {
    expect(arrowsOf(screen(button('@a.go', to('/b'))))).toEqual([
      {
        from: 'screen:a',
        to: 'screen:b',
        kind: 'navigate',
        label: 'Go',
        conditions: [],
        stays: false,
      },
    ]);
  });

  it('what happens by itself is a redirect; a refresh is asked for', () => {
    const events = ['enter', 'ready', 'leave', 'refresh'] as const;
    const found = events.map((event) => arrowsOf(screen([], { on: { [event]: [to('/b')] } }))[0]);
    expect(found.map((arrow) => [arrow?.kind, arrow?.label])).toEqual([
      ['redirect', 'on opening'],
      ['redirect', 'once loaded'],
      ['redirect', 'on leaving'],
      ['navigate', 'on refresh'],
    ]);
  });

  it.each([
    [{ do: 'open-url', url: '{{loan.h5Url}}' }, 'server', 'open-url'],
    [{ do: 'open-url', url: '{{config.privacyUrl}}' }, 'config', 'open-url'],
    [{ do: 'open-url', url: '{{config.schemeUrl}}product?x={{loan.id}}' }, 'native:product', 'open-url'],
    [{ do: 'open-url', url: '{{config.schemeUrl}}' }, 'native:app', 'open-url'],
    [{ do: 'open-url', url: 'https://example.org/x?y' }, 'outside:example.org', 'open-url'],
    [{ do: 'open-url', url: 'tel:{{contact.phone}}' }, 'outside:tel:', 'open-url'],
    [{ do: 'open-url', url: '/b/?x=1#y' }, 'screen:b', 'open-url'],
    [{ do: 'open-url', url: '/tools' }, 'page:/tools', 'open-url'],
    [{ do: 'navigate', to: '/c' }, 'missing:/c', 'navigate'],
    [{ do: 'back' }, 'back', 'back'],
    [{ do: 'bridge', message: 'goRate' }, 'native:goRate', 'bridge'],
    [{ do: 'bridge', message: 'goToPage', payload: { page: 'order' } }, 'native:goToPage order', 'bridge'],
  ])('%j leads to %s', (action, place, kind) => {
    expect(arrowsOf(screen(button('Go', action)))).toMatchObject([{ to: place, kind, stays: false }]);
  });

  it('a link with an address', () => {
    expect(arrowsOf(screen({ type: 'link', text: 'Go', url: '/b' }))).toMatchObject([
      { to: 'screen:b', kind: 'open-url', label: 'Go' },
    ]);
  });

  it('a message that only counts, though nobody leaves', () => {
    const press = { do: 'bridge', message: 'confirmBurialPoint', payload: { productId: '1' } };
    expect(arrowsOf(screen(button('Go', press)))).toMatchObject([{ kind: 'bridge', stays: true }]);
  });

  it('each once, however often it is written', () => {
    expect(arrowsOf(screen([button('Go', to('/b')), button('Go', to('/b'))]))).toHaveLength(1);
  });
});

describe('conditions', () => {
  const conditions = (body: unknown, more: Partial<MapInput> = {}): readonly (readonly string[])[] =>
    arrowsOf(screen(body), more).map((arrow) => arrow.conditions);

  it('of every widget around it, of the button and of the action', () => {
    const inner = {
      ...(button('Go', { ...(to('/b') as object), if: { 'x.c': 3 } }) as object),
      if: { 'x.b': ['1', '2'] },
      enabled: { 'state.agree': true },
    };
    expect(conditions({ type: 'card', if: { 'x.a': { minItems: 1 } }, body: inner })).toEqual([
      ['x.a is a list with entries', 'x.b is 1 or 2', 'state.agree is true', 'x.c is 3'],
    ]);
  });

  it('of branches: the last is for what the others leave', () => {
    const of = [{ if: { 'x.a': '1' }, then: to('/b') }, { then: to('/c') }];
    expect(conditions(button('Go', { do: 'choose', of }))).toEqual([['x.a is 1'], ['x.a is not 1']]);
    const more = [{ if: { 'x.b': '2' }, then: to('/d') }, ...of];
    expect(conditions(button('Go', { do: 'choose', of: more }))).toEqual([
      ['x.b is 2'],
      ['x.a is 1'],
      ['otherwise'],
    ]);
  });

  it('of failures and answers', () => {
    const call = { do: 'call', call: 'score', on: { fail: to('/b'), '800006': [to('/c')] } };
    const open = { do: 'open-url', url: '{{x.y}}', fail: to('/d') };
    expect(conditions(button('Go', [call, open]))).toEqual([
      ['when the answer is 800006'],
      ['when it fails'],
      [],
      ['when it fails'],
    ]);
  });

  it('of a dialog: what opens it, through other dialogs too', () => {
    const definition = screen(button('Go', { do: 'open', dialog: 'first', if: { 'x.a': '1' } }), {
      dialogs: {
        first: {
          title: '@a.ask',
          buttons: [{ text: 'Yes', if: { 'x.b': '2' }, press: { do: 'open', dialog: 'second' } }],
        },
        second: { title: 'Really?', buttons: [{ text: 'Yes', press: to('/b') }] },
      },
    });
    expect(arrowsOf(definition)).toMatchObject([
      { label: 'Really? › Yes', conditions: ['x.a is 1', 'x.b is 2'] },
    ]);
  });

  it('are decided where a fragment is given what decides them', () => {
    const fragments = {
      part: {
        params: { order: {}, period: { default: false }, route: {} },
        body: {
          type: 'button',
          text: '{{order.name}}',
          if: { 'order.open': true },
          press: {
            do: 'choose',
            of: [{ if: { period: true }, then: to('/c') }, { then: { do: 'open-url', url: '{{route}}' } }],
          },
        },
      },
    };
    const use = (given: object): unknown => ({ type: 'fragment', of: 'part', with: given });
    const given = { order: '{{loan.order}}', route: '/b' };
    expect(arrowsOf(screen(use(given)), { fragments })).toMatchObject([
      { to: 'screen:b', label: '‹loan.order.name›', conditions: ['loan.order.open is true'] },
    ]);
    expect(arrowsOf(screen(use({ ...given, period: true })), { fragments })).toMatchObject([
      { to: 'missing:/c' },
    ]);
  });

  it('say what belongs together', () => {
    const body = {
      ...(button('Go', to('/b')) as object),
      if: { any: [{ 'x.a': '1' }, { 'x.b': '2', 'x.c': '3' }] },
    };
    expect(conditions(body)).toEqual([['x.a is 1 or (x.b is 2 and x.c is 3)']]);
  });

  it('are said in Spanish too', () => {
    const body = {
      ...(button('Go', to('/b')) as object),
      if: { not: { 'x.a': { type: 'string', minLength: 1 } } },
    };
    expect(conditions(body, { language: 'es' })).toEqual([['x.a no tiene texto']]);
  });
});

describe('what is found', () => {
  const routed = (route: string, leads: readonly string[], more: object = {}): unknown => ({
    routes: [route],
    body: leads.map((target) => button(target, to(target))),
    ...more,
  });

  it('an arrow to a route that no screen has', () => {
    expect(codes(mapOf({ a: routed('/a', ['/nowhere']) }), 'no-screen')).toEqual([['missing:/nowhere']]);
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
