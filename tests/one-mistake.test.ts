/**
 * One mistake is one problem: each family of mistakes made in the project's own definitions is told once, where it is made. A run
 * tries the same ones each time; `MUTANTS=30` tries more of each family, `SEED=7` others.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openProject } from '../src/check/session/session.ts';
import { readParts } from '../src/build/parts.ts';
import { readProject } from '../src/build/project.ts';
import { mistakesOn, type Mistake } from './support/mistakes.ts';
import { changed, sitesIn } from './support/mutations.ts';
import { root } from './support/project.ts';

const runs = { numRuns: Number(process.env['MUTANTS'] ?? 1), seed: Number(process.env['SEED'] ?? 20261121) };

const input = readProject(root);
const { widgets, actions } = readParts(root);
const definitions = [...input.screens, ...input.fragments, ...input.layouts];

interface Routed {
  readonly routes?: readonly string[] | Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, { readonly required?: boolean }>>;
}

const needed = new Map(
  input.screens.flatMap(({ text }) => {
    const { routes = [], query = {} } = JSON.parse(text) as Routed;
    const names = Object.keys(query).filter((name) => query[name]?.required === true);
    return (Array.isArray(routes) ? routes : Object.keys(routes)).map(
      (route) => [String(route), names] as const,
    );
  }),
);

/** One project for all: of what a mistake does not touch nothing is gone through again. */
const session = openProject(input);
const sites = definitions.flatMap(({ file, text }) =>
  sitesIn(JSON.parse(text)).map((site) => ({ file, text, site })),
);

type Spot = (typeof sites)[number];

/** What is told of the project with the mistake, as `file/pointer code`. */
function toldOf({ file, text, site }: Spot, mistake: Mistake, pick: number): readonly string[] {
  const edit = mistake(site, pick);
  if (edit === undefined) return [];
  session.update(file, JSON.stringify(changed(JSON.parse(text), site.pointer, edit), null, 2));
  const { problems } = session.all();
  session.update(file, text);
  return problems.map((each) => `${each.file}${each.pointer} ${each.code}`);
}

describe('one mistake is one problem, where it is made', () => {
  it.each(Object.entries(mistakesOn({ parts: [...widgets, ...actions], needed })))(
    'in %s',
    (_name, mistake) => {
      const possible = sites.filter(({ site }) => mistake(site, 0) !== undefined);
      fc.assert(
        fc.property(fc.nat(), fc.nat(1000), (at, pick) => {
          const spot = possible[at % possible.length];
          if (spot === undefined) throw new Error('This mistake can be made nowhere.');
          const told = toldOf(spot, mistake, pick);
          const place = [spot.file, ...spot.site.pointer].join('/');
          // The place itself, so that a failure says where the mistake was made.
          expect({ place, told }).toEqual({ place, told: [expect.stringContaining(place)] });
        }),
        { ...runs, endOnFailure: true },
      );
    },
  );
});
