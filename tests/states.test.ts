/** What is made for the states of the project's own screens: answers that the reader takes, and tests that turn out as said. */
import { describe, expect, it } from 'vitest';
import { readKnown } from '../src/build/known.ts';
import { readLibrary } from '../src/build/project.ts';
import { statesInput } from '../src/build/states-input.ts';
import { checkOf } from '../src/check/states/classes.ts';
import { dataOf } from '../src/check/states/data.ts';
import { combine, statesOf } from '../src/check/states/states.ts';
import { readPath } from '../src/lib/path.ts';
import { readData } from '../src/lib/reader.ts';
import type { ScreenDefinition } from '../src/model/definition.ts';
import { root } from './support/project.ts';

const library = readLibrary(root);
const known = readKnown(root);
const input = statesInput(library, known, 'en');
const screens = Object.keys(library.screens);

describe.each(screens)('the states of %s', (id) => {
  const { states, count } = statesOf(id, input);
  const sources = Object.entries((library.screens[id] as ScreenDefinition).data ?? {});

  it('are not too many to look at, each with a name of its own', () => {
    expect(states.length).toBeGreaterThan(0);
    expect(states.length).toBeLessThan(100);
    expect(new Set(states.map(({ name }) => name)).size).toBe(states.length);
    expect(count).toMatch(/^(?:all \d+|\d+ of \d+) combinations/);
  });

  it('have answers that the reader takes as they are', () => {
    for (const state of states)
      for (const [name, { call }] of sources) {
        const ending = state.sources[name];
        if (ending?.kind !== 'ready') continue;
        const schema = library.calls[call]?.data;
        // A picture is no data to be read.
        if (library.calls[call]?.envelope === 'image') continue;
        const read = schema === null || schema === undefined ? undefined : readData(schema, ending.data);
        expect({ state: state.name, read }).toEqual({
          state: state.name,
          read: { ok: true, value: ending.data },
        });
      }
  });

  it('have data for which the tests turn out as the name says', () => {
    for (const { factors, rows, subjects } of combine(id, input))
      for (const row of rows) {
        const data = dataOf(factors, row, subjects.usual);
        for (const [index, { name, path, conditions, values }] of factors.list.entries()) {
          if (!factors.counts(index, row)) continue;
          const chosen = values[row[index] ?? 0];
          for (const condition of conditions) {
            const check = checkOf(condition);
            const held = check(readPath(data, path) as typeof chosen);
            expect({ name, held }).toEqual({ name, held: check(chosen) });
          }
        }
      }
  });

  it('have data that agree with each other, and tests turn out on them as well', () => {
    for (const { factors, rows, subjects } of combine(id, input))
      for (const row of rows) {
        const data = dataOf(factors, row, subjects.usual);
        const agreed = Object.fromEntries(
          Object.entries(data).map(([root, value]) => [root, subjects.agreed(root, value)]),
        );
        for (const [root, value] of Object.entries(agreed))
          expect(subjects.agreed(root, value)).toEqual(value);
        for (const [index, { name, path, conditions, values }] of factors.list.entries()) {
          if (!factors.counts(index, row)) continue;
          const chosen = values[row[index] ?? 0];
          const held = conditions.map((condition) =>
            checkOf(condition)(readPath(agreed, path) as typeof chosen),
          );
          expect({ name, held }).toEqual({
            name,
            held: conditions.map((condition) => checkOf(condition)(chosen)),
          });
        }
      }
  });

  it('tell apart what its tests do: each choice of each path is in one of them', () => {
    for (const { factors, rows } of combine(id, input))
      for (const [index, { name, values }] of factors.list.entries()) {
        const chosen = new Set(rows.filter((row) => factors.counts(index, row)).map((row) => row[index]));
        expect({ name, values: chosen.size }).toEqual({ name, values: values.length });
      }
  });

  it('are the same in both languages, but for the words', () => {
    const spanish = statesOf(id, statesInput(library, known, 'es')).states;
    expect(spanish.map(({ query, dialog }) => ({ query, dialog }))).toEqual(
      states.map(({ query, dialog }) => ({ query, dialog })),
    );
  });
});
