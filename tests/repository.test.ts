/** Keeps the rest of the repository true: pages that name real files, pinned dependencies, no trace of a machine. */
import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exists, filesUnder, read, sorted } from './support/project.ts';
import { scanImports } from './support/imports.ts';
import { citationsIn, citesUnnamed, namedPaths, namedScripts } from './support/pages.ts';
import { playwrightTotals, vitestTotals } from './support/totals.ts';

interface Manifest {
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

interface Lock {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly optionalDependencies?: Readonly<Record<string, string>>;
        readonly integrity?: string;
        readonly hasInstallScript?: boolean;
      }
    >
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

  // Each of them fails a test that tells a newcomer nothing of where it is written.
  it.each([
    ['Add a widget', ['npm run schema', 'npm run reference', 'src/widgets/index.ts']],
    ['Add an action', ['npm run schema', 'npm run reference', 'src/actions/index.ts']],
    ['Add a screen', ['npm run schema', 'npm run check', 'npm run map', 'tests/cases/routes.json']],
    [
      'Add a call',
      ['npm run schema', 'npm run reference', 'tests/cases/calls.json', 'src/server/sandbox/calls/'],
    ],
  ])('CONTRIBUTING.md › %s names all that must be done', (title, names) => {
    const [, section = ''] = read('CONTRIBUTING.md').split(`## ${title}\n`);
    const text = section.split(/^## /m)[0] ?? '';
    expect(names.filter((name) => !text.includes(`\`${name}`))).toEqual([]);
  });

  it('reads names out of a page', () => {
    const text =
      'Make the file `screens/new.json` with. See `src/lib/path.ts`, `src/<x>/y`, [the map](../CONTRIBUTING.md#map), `npm run check` [x](https://x.mx).';
    expect(namedPaths('docs/a.md', text)).toEqual(['src/lib/path.ts', 'CONTRIBUTING.md']);
    expect(namedScripts(text)).toEqual(['check']);
  });
});

describe('decisions', () => {
  const decided = pages.filter((page) => /^docs\/decisions\/(?!README)/.test(page));
  const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

  // One that changes what was decided is a page of its own: restore the old one and write the next.
  it('are not edited; a new one has its line in tests/decisions.json', () => {
    const digests = Object.fromEntries(decided.map((page) => [basename(page), digest(read(page))]));
    expect(digests).toEqual(JSON.parse(read('tests/decisions.json')));
  });

  it('are numbered without a gap, and all stand in their list with their title', () => {
    const list = read('docs/decisions/README.md');
    for (const [index, page] of decided.entries()) {
      const number = String(index + 1).padStart(4, '0');
      expect(basename(page)).toMatch(new RegExp(`^${number}-`));
      const title = /^# (.+)$/m.exec(read(page))?.[1] ?? '';
      expect(title).toMatch(new RegExp(`^${number} .`));
      expect(list).toContain(`- [${title}](${basename(page)})`);
    }
  });
});

describe('comments', () => {
  const commented = texts.filter((file) => /\.(?:tsx?|mjs|css|html|json|yml)$/.test(file));

  it('cite pages that exist, from the root of the project', () => {
    const wrong = commented.flatMap((file) =>
      citationsIn(file, read(file)).flatMap(({ page }) => (pages.includes(page) ? [] : [`${file}: ${page}`])),
    );
    expect(wrong).toEqual([]);
  });

  it('cite sections that exist by their number', () => {
    const wrong = commented.flatMap((file) =>
      citationsIn(file, read(file)).flatMap(({ page, section }) =>
        section === undefined || !pages.includes(page) || read(page).includes(`\n## ${section}. `)
          ? []
          : [`${file}: ${page} ${section}`],
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('and pages name the file with every section that they cite', () => {
    expect(texts.filter((file) => citesUnnamed(read(file)))).toEqual([]);
  });

  it('are found with what they cite', () => {
    const code = "/** See docs/contract.md 4. */\nconst a = 'no.md'; // As CONTRIBUTING.md says.\n";
    expect(citationsIn('a.ts', code)).toEqual([
      { page: 'docs/contract.md', section: '4' },
      { page: 'CONTRIBUTING.md', section: undefined },
    ]);
    expect(citationsIn('a.json', '{ "$comment": "(docs/a.md)", "text": "b.md" }')).toEqual([
      { page: 'docs/a.md', section: undefined },
    ]);
    expect(
      [
        ['the contract', "'s section 9"],
        ['docs/contract.md', ' 9'],
      ].map((words) => citesUnnamed(words.join(''))),
    ).toEqual([true, false]);
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

  const [, product = ''] = read('docs/dependencies.md').split(/^## .*$/m);
  const columns = [...product.matchAll(/^\| `([^`]+)` +\| ([^|]+?) +\|/gm)];
  /** Names of imported packages by folder of src; types are erased, tests are no part of the product. */
  const imported = texts
    .filter((file) => /^src\/.*(?<!\.test|\/testing)\.tsx?$/.test(file))
    .flatMap((file) =>
      scanImports(read(file)).flatMap(({ specifier, typeOnly }) =>
        typeOnly ? [] : [{ folder: file.split('/')[1] ?? '', specifier }],
      ),
    );
  const usedIn = (name: string): readonly string[] => {
    const found = imported.filter(({ specifier }) => specifier === name || specifier.startsWith(`${name}/`));
    if (found.length > 0) return [...new Set(found.map(({ folder }) => folder))];
    // Vite loads by its name what its configuration asks for.
    const asked = [read('vite.config.ts'), read('src/build/minifying.ts')].join('\n');
    if (asked.includes(`'${name}'`)) return ['configuration'];
    return Object.values(manifest.scripts).some((script) => script.split(' ').includes(name))
      ? ['scripts']
      : [];
  };

  it('of the product have a line with what they are used in', () => {
    expect(sorted(columns.map((match) => match[1] ?? ''))).toEqual(
      sorted(Object.keys(manifest.dependencies)),
    );
  });

  it.each(columns.map((match) => [match[1] ?? '', match[2] ?? '']))('%s is used in: %s', (name, folders) => {
    expect(sorted(folders.split(', '))).toEqual(sorted(usedIn(name)));
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

  it('run no script when they are installed, nor have we any that needs that', () => {
    expect(read('.npmrc')).toContain('ignore-scripts=true\n');
    expect(Object.keys(manifest.scripts).filter((name) => /^(?:pre|post)/.test(name))).toEqual([]);
    const { packages } = JSON.parse(read('package-lock.json')) as Lock;
    const asked = Object.keys(packages).filter((path) => packages[path]?.hasInstallScript === true);
    // docs/dependencies.md says what is lost by it.
    expect(asked).toEqual(['node_modules/esbuild']);
  });

  it('are locked with their digests', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as Lock;
    const unknown = Object.entries(packages).filter(
      ([path, { integrity }]) => path !== '' && !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''),
    );
    // A registry may lack what the lint tools have for other systems; nothing of it reaches a build.
    const lint = /^node_modules\/@oxlint(?:-tsgolint)?\//;
    expect(unknown.filter(([path]) => !lint.test(path))).toEqual([]);
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
      /(?:eslint|oxlint)-(?:disable|enable)|@ts-(?:ignore|expect-error|nocheck)|(?:prettier|oxfmt)-ignore/;
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
