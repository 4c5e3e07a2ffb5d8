/** Keeps the rest of the repository true: pages that name real files, pinned dependencies, no trace of a machine. */
import { describe, expect, it } from 'vitest';
import { exists, filesUnder, read, sorted } from './support/project.ts';
import { namedPaths, namedScripts } from './support/pages.ts';
import { playwrightTotals, vitestTotals } from './support/totals.ts';

interface Manifest {
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

interface Lock {
  readonly packages: Readonly<
    Record<string, { readonly optionalDependencies?: Readonly<Record<string, string>> }>
  >;
}

const manifest = JSON.parse(read('package.json')) as Manifest;
const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
const texts = filesUnder('.').filter((file) => !/\.(?:png|jpe?g|webp|ico|br|gz|sqlite)$/.test(file));
const pages = texts.filter((file) => file.endsWith('.md'));

// Written in pieces, so that this file does not hold what it looks for.
const machinePath = new RegExp(`(?<![\\w.~-])/(?:${['work', 'root', 'home', 'tmp', 'Users'].join('|')})/`);
const registryHost = new RegExp(
  ['registry\\.(?:npm', 'yarn)[a-z]*\\.|//[\\w.-]*(?:artifactory|nexus|verdaccio)'].join('|'),
);

describe('documentation', () => {
  it('has a start page', () => {
    expect(pages).toContain('README.md');
  });

  it.each(pages)('%s names files that exist', (page) => {
    expect(namedPaths(page, read(page)).filter((path) => !exists(path))).toEqual([]);
  });

  it.each(pages)('%s names scripts that exist', (page) => {
    expect(namedScripts(read(page)).filter((name) => !(name in manifest.scripts))).toEqual([]);
  });

  it('reads names out of a page', () => {
    const text =
      'Make the file `screens/new.json` with. See `src/lib/path.ts`, `src/<x>/y`, [the map](../CONTRIBUTING.md#map), `npm run check` [x](https://x.mx).';
    expect(namedPaths('docs/a.md', text)).toEqual(['src/lib/path.ts', 'CONTRIBUTING.md']);
    expect(namedScripts(text)).toEqual(['check']);
  });
});

describe('dependencies', () => {
  const explained = [...read('docs/dependencies.md').matchAll(/^\| `([^`]+)` +\|/gm)].map(
    (match) => match[1] ?? '',
  );

  it.each(versions)('%s is pinned to %s', (_name, version) => {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('are all explained, and what is explained is used', () => {
    expect(sorted(explained)).toEqual(sorted(versions.map(([name]) => name)));
  });

  // npm leaves out what its registry does not have for another system, and then refuses its own file in `npm ci`.
  it('are locked for every system, also those this machine is not', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as Lock;
    const locked = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, '')));
    const optional = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
      Object.keys(optionalDependencies),
    );
    expect(optional.filter((name) => !locked.has(name))).toEqual([]);
  });

  it('are locked without the address of a registry', () => {
    expect(read('package-lock.json')).not.toContain('"resolved": "http');
  });
});

describe('files', () => {
  it('hold no path of one machine', () => {
    expect(texts.filter((file) => machinePath.test(read(file)))).toEqual([]);
  });

  it('hold no registry host', () => {
    expect(texts.filter((file) => registryHost.test(read(file)))).toEqual([]);
  });

  it('give a reason wherever a rule is switched off: behind two dashes, or in a comment on the line above', () => {
    const directive =
      /(?:eslint|oxlint)-(?:disable|enable)|@ts-(?:ignore|expect-error|nocheck)|prettier-ignore/;
    const reason = (line: string, above: string): boolean =>
      / -- \S/.test(line) || /^\s*(?:\/\/|\{?\/\*|\*)\s*\w/.test(above);
    const wrong = texts
      .filter((file) => /\.(?:tsx?|css|js|mjs)$/.test(file) && file !== 'tests/repository.test.ts')
      .flatMap((file) => {
        const lines = read(file).split('\n');
        return lines.flatMap((line, index) =>
          directive.test(line) && !reason(line, lines[index - 1] ?? '') ? [`${file}:${index + 1}`] : [],
        );
      });
    expect(wrong).toEqual([]);
  });

  it('skip no test and put none before the others', () => {
    const marked = /\b(?:it|test|describe)\.(?:skip|only|todo|fixme|fails)\b/;
    const wrong = texts
      .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))
      .filter((file) => marked.test(read(file)));
    expect(wrong).toEqual([]);
  });

  it.each([
    [['see ', 'home', 'ana', 'app'].join('/'), true],
    [['"', 'tmp', 'x"'].join('/'), true],
    ['src/home/a.ts', false],
    ['https://example.com/home/', false],
  ])('%j is recognized as a path of one machine: %s', (text, expected) => {
    expect(machinePath.test(text)).toBe(expected);
  });
});

describe('the totals of a run', () => {
  it('count passed and failed tests of vitest, and files that could not be loaded', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ];
    expect(vitestTotals({ numPassedTests: 5, numFailedTests: 1, testResults })).toEqual({
      passed: 5,
      failed: 2,
    });
  });

  it('count a journey that passed only when repeated as failed', () => {
    const report = { stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 }, errors: [{}] };
    expect(playwrightTotals(report)).toEqual({ passed: 3, failed: 3 });
  });

  it('refuse a report without numbers', () => {
    expect(() => vitestTotals({})).toThrow('numPassedTests');
    expect(() => playwrightTotals(undefined)).toThrow('expected');
  });
});
