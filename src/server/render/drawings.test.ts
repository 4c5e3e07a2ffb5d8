/** Holds what is drawn when, and that nothing is drawn twice or kept for nobody. */
import { expect, it } from 'vitest';
import type { Drawing } from '../../model/drawing.ts';
import { createDrawings } from './drawings.ts';
import type { Named } from './outcomes.ts';

const named = (name: string): Named => ({
  name,
  drawing: {
    route: `/${name}`,
    screen: name,
    language: 'es-MX',
    bundle: null,
    words: null,
    off: [],
  },
});

function make(
  draw: (drawing: Drawing) => Promise<string> = ({ route }) => Promise.resolve(`<p>${route}</p>`),
) {
  const drawn: string[] = [];
  const told: string[] = [];
  const drawings = createDrawings(
    (drawing) => {
      drawn.push(drawing.route);
      return draw(drawing);
    },
    (sentence) => told.push(sentence),
  );
  return { drawings, drawn, told };
}

it('draws what is wanted once, keeps it for as long as it is wanted, and says when there is more', async () => {
  const { drawings, drawn } = make();
  expect(drawings.of('a')).toBeUndefined();
  expect(await drawings.follow([named('a'), named('b')])).toBe(true);
  expect([drawings.of('a'), drawings.of('b')]).toEqual(['<p>/a</p>', '<p>/b</p>']);
  expect(await drawings.follow([named('a')])).toBe(false);
  expect([drawings.of('a'), drawings.of('b')]).toEqual(['<p>/a</p>', undefined]);
  await drawings.follow([named('b')]);
  expect(drawn).toEqual(['/a', '/b', '/b']);
});

it('goes on where one cannot be drawn, tells of it once, and tries it again with the next list', async () => {
  let broken = true;
  const { drawings, told } = make(({ route }) =>
    broken && route !== '/c' ? Promise.reject(new Error('no widget')) : Promise.resolve(route),
  );
  const list = ['a', 'b', 'c'].map(named);
  expect(await drawings.follow(list)).toBe(true);
  expect([drawings.of('a'), drawings.of('c')]).toEqual([undefined, '/c']);
  expect(told).toEqual([
    'Not drawn ahead, and shown when the program has come: /a (no widget), /b (no widget)',
  ]);
  expect(await drawings.follow(list)).toBe(false);
  broken = false;
  expect(await drawings.follow(list)).toBe(true);
  expect(drawings.of('a')).toBe('/a');
});

it('leaves a list that another one has overtaken', async () => {
  let release: (markup: string) => void = () => undefined;
  const { drawings, drawn } = make(({ route }) =>
    route === '/a' ? new Promise((done) => (release = done)) : Promise.resolve(route),
  );
  const first = drawings.follow([named('a'), named('b')]);
  expect(await drawings.follow([named('c')])).toBe(true);
  release('late');
  expect(await first).toBe(false);
  expect([drawings.of('a'), drawings.of('b'), drawings.of('c')]).toEqual([undefined, undefined, '/c']);
  expect(drawn).toEqual(['/a', '/c']);
});
