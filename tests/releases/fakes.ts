/** Persons, a build and a bench for tests of releases: what is proved there takes no time. It must not know a store. */
import { asIs } from '../../src/release/operations/say.ts';
import type { Told } from '../../src/release/told.ts';
import type { Bench } from '../../src/server/releases/bench.ts';
import type { Build } from '../../src/server/releases/builds.ts';
import type { Outcome } from '../../src/server/releases/desk.ts';
import type { Person } from '../../src/server/releases/people.ts';
import type { Marks } from '../../src/server/releases/marks.ts';
import type { BuildContract, Parts } from '../../src/model/release.ts';

export const ana: Person = { name: 'Ana', roles: ['publisher', 'reviewer'] };
export const luis: Person = { name: 'Luis', roles: ['publisher', 'reviewer'] };
export const host: Person = { name: 'host', roles: ['host'] };

export const noMarks: Marks = {
  structure: false,
  documents: false,
  consent: false,
  cost: false,
  figures: false,
};

/** A build that has these parts, and nothing that proves. */
export function smallBuild(id = 'build-1', files: Build['files'] = new Map()): Build {
  const contract: BuildContract = {
    id,
    language: 2,
    widgets: { text: 'w', embed: 'w' },
    actions: {},
    calls: { loanPush: 'c' },
    builtIn: { 'screens/repay': 's', 'layouts/classic': 'l' },
    project: id,
  };
  return { contract, project: '{}', files };
}

export interface Fake {
  /** Builds that cannot show anything. */
  readonly cannot?: Set<string>;
  /** What differs on a build, in words. */
  readonly conflicts?: Map<string, string>;
  marks: Marks;
  /** Asked so often. */
  judged: number;
}

/** Every file is a part; a file with the text `wrong` is an error; what is shown is one bundle for each release. */
export function fakeBench(): Fake & Bench {
  const fake: Fake & Bench = {
    cannot: new Set(),
    conflicts: new Map(),
    marks: noMarks,
    judged: 0,
    async judge(contract, { parts }) {
      fake.judged += 1;
      const isWrong = Object.values(parts).some(({ value }) => value === 'wrong');
      const text = JSON.stringify(parts);
      const hash = (await import('../../src/server/releases/digest.ts')).hashOf(text);
      const shows = !isWrong && fake.cannot?.has(contract) !== true;
      const words = fake.conflicts?.get(contract);
      return {
        shows,
        problems: isWrong
          ? [
              {
                code: 'unknown-widget',
                severity: 'error',
                file: 'screens/repay.json',
                pointer: '',
                line: 1,
                column: 1,
                message: 'It is wrong.',
                remedy: 'Put it right.',
                facts: { name: '' },
              },
            ]
          : [],
        words: [
          ...(shows ? [] : isWrong ? [] : [asIs('It lacks the widget "rows".')]),
          ...(words === undefined ? [] : [asIs(words)]),
        ],
        manifest: {
          screens: shows ? { repay: hash } : {},
          layouts: {},
          words: null,
          documents: {},
          routes: {},
        },
        bundles: shows ? { [hash]: text } : {},
      };
    },
    async read(_contract, { files, parent }) {
      const own: Parts = Object.fromEntries(
        files.map(({ file, text }) => [file.replace('.json', ''), { base: null, value: text }]),
      );
      const changed = Object.keys(own).filter((name) => parent[name]?.value !== own[name]?.value);
      return {
        parts: { ...parent, ...own },
        marks: fake.marks,
        told: changed.map((name) => asIs(`${name} changed.`)),
        problems: [],
        words: [],
      };
    },
    async show(_contract, { parts, parent }) {
      const changed = Object.keys(parts).filter((name) => parent[name]?.value !== parts[name]?.value);
      return changed.map((part) => ({
        part,
        words: asIs(`${part} changed.`),
        steps: [
          {
            before: [asIs((parent[part]?.value as string | undefined) ?? 'as built')],
            now: [asIs(parts[part]?.value as string)],
          },
        ],
        screens: ['repay'],
        program: false,
      }));
    },
    shadows: async (_contract, parts) => Object.keys(parts),
    screensWith: async (_contract, widget) => (widget === 'embed' ? ['about', 'repay'] : []),
  };
  return fake;
}

/** A folder with one screen. */
export const folder = (text: string, file = 'screens/repay.json') => [{ file, text }];

/** What an operation answered, as a person reads it. */
export const said = (outcome: Outcome, language: keyof Told = 'en-IN'): string =>
  outcome.ok
    ? [outcome.value.outcome, ...outcome.value.words.map((each) => each[language])].join('\n')
    : `${outcome.error.status} ${outcome.error.words[language]}`;
