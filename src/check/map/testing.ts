/** Small maps, for the tests of what is drawn in them and found. */
import type { MapArrow, MapFinding, ScreenMap } from './graph.ts';
import { actions, facts } from '../../../tests/support/facts.ts';
import { buildMap, type MapInput } from './map.ts';

export const button = (text: string, press: unknown): unknown => ({ type: 'button', text, press });
export const to = (route: string): unknown => ({ do: 'navigate', to: route });

export const mapOf = (screens: MapInput['screens'], more: Partial<MapInput> = {}): ScreenMap =>
  buildMap({
    screens,
    fragments: {},
    widgets: {
      button: { text: 'text', press: 'actions', enabled: 'test' },
      card: { body: 'nodes' },
      link: { url: 'link' },
    },
    texts: { 'a.go': 'Go', 'a.ask': 'Sure?' },
    actions,
    facts,
    language: 'en',
    launchers: [],
    pages: ['/tools'],
    ...more,
  });

export const screen = (body: unknown, more: object = {}): unknown => ({
  version: 2,
  routes: ['/a'],
  body,
  ...more,
});
export const arrowsOf = (value: unknown, more: Partial<MapInput> = {}): readonly MapArrow[] =>
  mapOf({ a: value, b: { routes: ['/b'], body: [] } }, more).arrows;
export const codes = ({ findings }: ScreenMap, code: MapFinding['code']): readonly (readonly string[])[] =>
  findings.filter((finding) => finding.code === code).map(({ places }) => places);
