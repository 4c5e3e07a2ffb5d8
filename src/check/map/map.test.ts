/** The map from definitions: what becomes an arrow, with which words, and what is found. */
import { describe, expect, it } from 'vitest';
import type { MapInput } from './map.ts';
import { arrowsOf, button, screen, to } from './testing.ts';

describe('what becomes an arrow', () => {
  it('a press on a button, with its words', () => {
    expect(arrowsOf(screen(button('@a.go', to('/b'))))).toEqual([
      {
        from: 'screen:a',
        to: 'screen:b',
        kind: 'navigate',
        label: 'Go',
        conditions: [],
        tests: [],
        stays: false,
      },
    ]);
  });

  it('what a fragment with a state of its own does by itself', () => {
    const own = {
      params: { way: {} },
      state: {},
      data: {
        list: { call: 'read', failed: to('{{way}}'), emptyBody: button('Empty', to('{{way}}')) },
      },
      on: { enter: to('{{way}}') },
      body: [],
    };
    const use = { type: 'fragment', of: 'own', with: { way: '/b' } };
    const found = arrowsOf(screen(use), { fragments: { own } });
    expect(found.map(({ to: target, kind, label }) => [target, kind, label])).toEqual([
      ['screen:b', 'redirect', 'on opening'],
      ['screen:b', 'navigate', 'Empty'],
      ['screen:b', 'redirect', 'when it failed'],
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

  it('of two ways and of a chain of them', () => {
    const two = { if: { 'x.a': '1' }, then: to('/b'), else: to('/c') };
    expect(conditions(button('Go', two))).toEqual([['x.a is 1'], ['x.a is not 1']]);
    expect(conditions(button('Go', { if: { 'x.b': '2' }, then: to('/d'), else: [two] }))).toEqual([
      ['x.b is 2'],
      ['x.a is 1'],
      ['otherwise'],
    ]);
  });

  it('of the rows of a table', () => {
    const table = { match: '{{x.a}}', is: { '1': to('/b'), true: [to('/c')] }, else: to('/d') };
    expect(conditions(button('Go', table))).toEqual([['x.a is 1'], ['x.a is true'], ['otherwise']]);
  });

  it('of the rows of a widget', () => {
    const widget = {
      type: 'button',
      match: '{{x.a}}',
      is: { '1': { text: 'One', press: to('/b') } },
      else: { press: to('/c') },
      text: 'Go',
    };
    expect(conditions(widget)).toEqual([['x.a is 1'], ['x.a is not 1']]);
    const link = { type: 'link', match: '{{x.a}}', is: { '1': { url: '/b' } }, else: {} };
    expect(arrowsOf(screen(link))).toMatchObject([{ to: 'screen:b', conditions: ['x.a is 1'] }]);
  });

  it('of a table in a fragment, by what it is given', () => {
    const fragments = {
      part: {
        params: { kind: {} },
        body: button('Go', { match: '{{kind}}', is: { late: to('/b') }, else: to('/c') }),
      },
    };
    const use = (kind: string): unknown => ({ type: 'fragment', of: 'part', with: { kind } });
    expect(arrowsOf(screen(use('late')), { fragments })).toMatchObject([{ to: 'screen:b', conditions: [] }]);
    expect(conditions(use('{{x.kind}}'), { fragments })).toEqual([
      ['x.kind is late'],
      ['x.kind is not late'],
    ]);
  });

  it('of failures and answers', () => {
    const call = { do: 'call', call: 'score', on: { fail: to('/b'), look: to('/d'), '800006': [to('/c')] } };
    const open = { do: 'open-url', url: '{{x.y}}', fail: to('/d') };
    expect(conditions(button('Go', [call, open]))).toEqual([
      ['when the answer is 800006'],
      ['when it fails'],
      ['to look whether it was done'],
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

  it('of what must be present', () => {
    const told = (test: unknown) =>
      arrowsOf(screen(button('Go', { ...(to('/b') as object), if: test }))).flatMap(
        ({ conditions }) => conditions,
      );
    expect(told({ some: 'x.a' })).toEqual(['x.a is present']);
    expect(told({ some: ['x.a', 'x.b'], 'x.c': '1' })).toEqual([
      'x.c is 1 and x.a is present and x.b is present',
    ]);
    expect(told({ not: { some: 'x.a' } })).toEqual(['x.a is not present']);
    expect(told({ not: { some: ['x.a', 'x.b'] } })).toEqual(['not (x.a is present and x.b is present)']);
    const fragments = {
      part: {
        params: { a: {}, b: {} },
        body: button('Go', { ...(to('/b') as object), if: { some: ['a', 'b.c'] } }),
      },
    };
    const use = (given: object) =>
      arrowsOf(screen({ type: 'fragment', of: 'part', with: given }), { fragments });
    expect(use({ a: 'x', b: '{{x.b}}' })).toMatchObject([{ conditions: ['x.b.c is present'] }]);
    expect(use({ a: '', b: '{{x.b}}' })).toEqual([]);
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
