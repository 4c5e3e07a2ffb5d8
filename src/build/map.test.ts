/** How the map is drawn and reported; what is on it is tested in src/check/map. */
import { describe, expect, it } from 'vitest';
import type { ScreenMap } from '../check/map/graph.ts';
import { buildMap } from '../check/map/map.ts';
import { actions, facts } from '../../tests/support/facts.ts';
import { mapDot, wrap } from './map-dot.ts';
import { drawMap } from './map-picture.ts';
import { mapReport } from './map.ts';

const sample = (): ScreenMap =>
  buildMap({
    screens: {
      test: {
        routes: ['/test'],
        body: [{ type: 'button', text: 'Open', press: { do: 'navigate', to: '/a' } }],
      },
      a: {
        routes: ['/a'],
        title: 'A <b> & "c"',
        body: [
          { type: 'button', text: 'On', if: { 'x.a': '1' }, press: { do: 'navigate', to: '/b' } },
          { type: 'button', text: 'Pay', press: { do: 'open-url', url: '{{x.url}}' } },
        ],
      },
      b: {
        routes: ['/b'],
        body: [{ type: 'button', text: 'Pay', press: { do: 'open-url', url: '{{x.url}}' } }],
      },
      c: { routes: ['/c'], frame: 'bare', body: [] },
    },
    fragments: {},
    widgets: { button: { press: 'actions' } },
    actions,
    facts,
    texts: {},
    language: 'en',
    launchers: ['/test'],
    pages: [],
  });

describe('the picture', () => {
  it('has every screen but the one that opens all others, and its ways out with their conditions', async () => {
    const drawn = await drawMap(sample());
    const svg = drawn.ok ? drawn.value : drawn.error;
    const texts = [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text);
    expect(texts).toEqual(
      expect.arrayContaining(['A &lt;b&gt; &amp; &quot;c&quot;', 'On', 'if x.a is 1', 'Pay']),
    );
    expect(texts).not.toContain('Open');
    // Twice the server: an end that is no screen is drawn for each screen.
    expect(texts.filter((text) => text === 'address from the server')).toHaveLength(2);
    expect(texts).toEqual(expect.arrayContaining(['► entry: test page', '! dead end']));
    expect(svg).toMatch(/^<svg width="\d+" height="\d+" lang="en"\n/);
    expect(svg).not.toMatch(/style=|<style|<script|<!--/);
  });

  it('tells each kind of place and arrow by more than its color', () => {
    const { nodes = [], edges = [], subgraphs = [] } = mapDot(sample());
    const looks = nodes.map(({ attributes }) =>
      JSON.stringify([attributes?.['shape'], attributes?.['style']]),
    );
    expect(new Set(looks)).toEqual(new Set(['["box","rounded,filled"]', '["cylinder","filled"]']));
    const lines = (subgraphs[0]?.edges ?? []).map(({ attributes }) =>
      JSON.stringify([attributes?.['style'], attributes?.['arrowhead']]),
    );
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines).toHaveLength(5);
    expect(edges).toHaveLength(3);
  });

  it.each([
    ['', []],
    ['short', ['short']],
    ['a line that is longer than what fits into one', ['a line that is longer than what', 'fits into one']],
    ['a line that leaves one short word', ['a line that leaves one short word']],
  ])('breaks %j', (text, lines) => {
    expect(wrap(text)).toEqual(lines);
  });

  it('cuts what would be longer than three lines', () => {
    const lines = wrap('word '.repeat(40));
    expect(lines).toHaveLength(3);
    expect(lines[2]).toMatch(/ …$/);
  });
});

it('the report counts and names what was found', () => {
  expect(mapReport(sample()).split('\n')).toEqual([
    '4 screens, 4 arrows.',
    'info unreachable  No known way leads to c: only its address (/c) opens it, from the app or a server.',
    'warning dead-end  c has no way out: no button leads on, and its frame has no back arrow.',
  ]);
});
