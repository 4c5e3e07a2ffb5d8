/** A part that only some phones show says which, and so does what stands in its place. */
import { expect, it } from 'vitest';
import schema from '../../build/screen.base.schema.json' with { type: 'json' };
import { needsInWords } from './needs-words.ts';
import { needsOf } from './needs.ts';

const file = 'screens/terms.json';
const of = (body: unknown, pointer: string) =>
  needsOf(new Map([[file, JSON.stringify({ body })]]), { file, pointer });

it('says nothing of a part that every phone shows', () => {
  expect(of([{ type: 'text' }], '/body/0')).toBeUndefined();
  expect(of([{ type: 'text' }], '/body/7')).toBeUndefined();
});

it('names what the part and what is around it need', () => {
  const body = [
    { type: 'box', requires: ['bridge'], body: [{ type: 'button', requires: ['save'], fallback: null }] },
  ];
  expect(of(body, '/body/0')).toEqual({ has: ['bridge'], lacks: undefined, isReplaced: false });
  expect(of(body, '/body/0/body/0')).toEqual({
    has: ['bridge', 'save'],
    lacks: undefined,
    isReplaced: false,
  });
});

it('says on which phones something else stands there', () => {
  const body = [{ type: 'button', requires: ['save'], fallback: { type: 'box', body: [{ type: 'text' }] } }];
  expect(of(body, '/body/0')).toMatchObject({ has: ['save'], isReplaced: true });
  expect(of(body, '/body/0/fallback')).toMatchObject({ has: [], lacks: ['save'] });
  expect(of(body, '/body/0/fallback/body/0')).toMatchObject({ has: [], lacks: ['save'] });
});

it('tells of an app that lacks the part what every phone would show', () => {
  const body = [{ type: 'map', fallback: { type: 'text' } }];
  expect(of(body, '/body/0')).toBeUndefined();
  expect(of(body, '/body/0/fallback')).toMatchObject({ has: [], lacks: [] });
});

it('every feature that a part may need has words, and what stands in says the opposite', () => {
  const features = schema.$defs.generalProps.requires.items.enum;
  expect(features.length).toBeGreaterThan(0);
  for (const tongue of ['es', 'en'] as const)
    for (const feature of features) {
      const only = needsInWords({ has: [feature], lacks: undefined, isReplaced: false }, tongue);
      const instead = needsInWords({ has: [], lacks: [feature], isReplaced: false }, tongue);
      for (const said of [only, instead])
        expect(said).not.toMatch(new RegExp(`phones that ${feature}|que ${feature}[.;]`));
    }
});

it('are none of a part that has been undone, whatever it stood in', () => {
  const list = { type: 'stack', requires: ['save'], body: [{ type: 'text', text: 'a' }] };
  const undone = new Map([['screens/one.json', JSON.stringify({ body: [list] })]]);
  const at = (pointer: string) => needsOf(undone, { file: 'screens/one.json', pointer });
  expect(at('/body/0/body/0')?.has).toEqual(['save']);
  expect(at('/body/0/body/1')).toBeUndefined();
});
