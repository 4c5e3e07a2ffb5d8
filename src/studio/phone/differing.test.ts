/** What differs is told part by part, with where to look on the side that has nothing of it. */
import { expect, it } from 'vitest';
import { differences } from './differing.ts';

const place = (pointer: string) => ({ file: 'screens/home.json', pointer });
const part = (pointer: string, sign: string) => ({ place: place(pointer), sign });

it('what is new, and what is gone elsewhere, are two things', () => {
  const before = [part('/body/0', 'title'), part('/body/1', 'extend'), part('/body/2', 'pay')];
  const now = [
    part('/body/0', 'notice'),
    part('/body/0/body/0', 'in the notice'),
    part('/body/1', 'title'),
    part('/body/3', 'pay'),
  ];
  expect(differences(before, now)).toEqual([
    { before: { at: place('/body/0'), marks: [] }, now: { at: place('/body/0'), marks: [place('/body/0')] } },
    { before: { at: place('/body/1'), marks: [place('/body/1')] }, now: { at: place('/body/1'), marks: [] } },
  ]);
});

it('what says something else is marked on both sides', () => {
  expect(
    differences(
      [part('/body/0', 'one'), part('/body/1', 'a')],
      [part('/body/0', 'one'), part('/body/1', 'b')],
    ),
  ).toEqual([
    {
      before: { at: place('/body/1'), marks: [place('/body/1')] },
      now: { at: place('/body/1'), marks: [place('/body/1')] },
    },
  ]);
});

it('the same differs in nothing', () => {
  expect(differences([part('/body/0', 'one')], [part('/body/4', 'one')])).toEqual([]);
});

it('one of very many is found without comparing each with each', () => {
  const many = (changed: string) =>
    Array.from({ length: 20_000 }, (_, row) => part(`/body/${row}`, row === 11_111 ? changed : `row ${row}`));
  const at = place('/body/11111');
  expect(differences(many('before'), many('now'))).toEqual([
    { before: { at, marks: [at] }, now: { at, marks: [at] } },
  ]);
});
