/** Whatever a definition holds, the map shows each of its navigations. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actions, facts } from '../../../tests/support/facts.ts';
import { buildMap, type MapInput } from './map.ts';

const empty: MapInput = {
  screens: {},
  fragments: {},
  widgets: {
    button: { press: 'actions' },
    card: { body: 'nodes' },
    later: { items: { items: { object: { body: 'nodes' } } } },
  },
  actions,
  facts,
  texts: {},
  language: 'en',
  launchers: [],
  pages: [],
};

describe('any definition', () => {
  const route = fc.constantFrom('/a', '/b', '/c', '/d/e');
  const test = fc.constantFrom<object>({}, { if: { 'x.a': '1' } }, { if: { not: { 'x.b': true } } });
  const { actions } = fc.letrec<{ action: object; actions: unknown }>((tie) => ({
    actions: fc.oneof(tie('action'), fc.array(tie('action'), { maxLength: 3 })),
    action: fc.oneof(
      { depthSize: 'small' },
      fc.tuple(route, test).map(([target, given]) => ({ do: 'navigate', to: target, ...given })),
      fc.array(fc.tuple(test, tie('actions')), { maxLength: 3 }).map((branches) => ({
        do: 'choose',
        // Only the last branch may go without a test: what follows it is never tried, and the checker says so.
        of: branches.map(([given, then], index) => ({
          ...(index < branches.length - 1 ? { if: { 'x.c': index } } : given),
          then,
        })),
      })),
      tie('actions').map((fail) => ({ do: 'open-url', url: '{{x.url}}', fail })),
      tie('actions').map((fail) => ({ do: 'call', call: 'score', on: { fail } })),
    ),
  }));
  const { nodes } = fc.letrec<{ nodes: unknown }>((tie) => ({
    nodes: fc.oneof(
      { depthSize: 'small' },
      fc.tuple(test, actions).map(([given, press]) => ({ type: 'button', text: 'Go', press, ...given })),
      fc.array(tie('nodes'), { maxLength: 3 }),
      fc.tuple(test, tie('nodes')).map(([given, body]) => ({ type: 'card', body, ...given })),
      tie('nodes').map((body) => ({ type: 'later', items: [{ title: 'Tab', body }] })),
    ),
  }));

  const navigated = (value: unknown): readonly string[] => {
    if (Array.isArray(value)) return value.flatMap(navigated);
    if (typeof value !== 'object' || value === null) return [];
    const own = 'do' in value && value.do === 'navigate' && 'to' in value ? [String(value.to)] : [];
    return [...own, ...Object.values(value).flatMap(navigated)];
  };

  it('has an arrow for each of its navigations, and no other', () => {
    fc.assert(
      fc.property(nodes, nodes, actions, (body, dialog, enter) => {
        const definition = { body, on: { enter }, dialogs: { d: { title: 'D', body: dialog } } };
        const { arrows } = buildMap({ ...empty, screens: { s: definition } });
        const led = arrows.filter(
          ({ kind, to: target }) => kind !== 'open-url' && target.startsWith('missing:'),
        );
        const targets = new Set(led.map((arrow) => arrow.to.replace('missing:', '')));
        expect(targets).toEqual(new Set(navigated(definition)));
      }),
    );
  });
});
