/** Keeps the shape of the code: the arrows between folders, no cycles, small files, complete units, named exports. */
import { describe, expect, it } from 'vitest';
import { actionNames } from '../src/actions/index.ts';
import { widgetTypes } from '../src/widgets/index.ts';
import { findCycles, scanImports } from './support/imports.ts';
import { judge, layerOf, layers, targetOf } from './support/layers.ts';
import { exists, filesUnder, lineCount, read, sorted } from './support/project.ts';

/** Tests and what they share (`testing.tsx` in a folder) may import what they like; the program may not import them. */
const isTest = (file: string): boolean => /(?:\.test|\/testing)\.tsx?$/.test(file);
const code = filesUnder('src').filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));
const program = code.filter((file) => !isTest(file));
const pascal = (name: string): string =>
  name
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');

function unitsOf(folder: string): readonly string[] {
  const names = filesUnder(folder).map((file) => file.split('/'));
  return [...new Set(names.filter((parts) => parts.length > 3).map((parts) => parts[2] ?? ''))];
}

describe('the code under src', () => {
  it('is there to be read', () => {
    expect(program.length).toBeGreaterThan(50);
  });

  it('keeps the arrows between its folders', () => {
    const wrong = program.flatMap((file) =>
      scanImports(read(file)).flatMap((found) => {
        const reason = judge(file, found);
        return reason === undefined ? [] : [`${file} ${reason}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('is told of these arrows by the table of CONTRIBUTING.md', () => {
    const rows = read('CONTRIBUTING.md')
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .map((line) => line.split('|').map((cell) => cell.trim()));
    const told = (cell = ''): readonly string[] => (cell === '' ? [] : cell.split(', '));
    const table = rows
      .filter(([, folder = '']) => folder in layers)
      .map(([, folder = '', imports, types]) => [folder, told(imports), told(types)] as const);
    const kept = Object.entries(layers).map(([folder, { imports, types = [] }]) => [folder, imports, types]);
    expect(table).toEqual(kept);
  });

  it('imports files that exist, with their endings', () => {
    const wrong = code.flatMap((file) =>
      scanImports(read(file)).flatMap(({ specifier }) => {
        const target = targetOf(file, specifier);
        return target === undefined || exists(target) ? [] : [`${file} imports ${specifier}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('imports no test from the program', () => {
    const wrong = program.filter((file) =>
      scanImports(read(file)).some(({ specifier }) => isTest(specifier)),
    );
    expect(wrong).toEqual([]);
  });

  it('has no import cycle, of types neither, nor have its tests', () => {
    const all = [...code, ...filesUnder('tests').filter((file) => /\.tsx?$/.test(file))];
    const graph = new Map(
      all.map((file) => [
        file,
        scanImports(read(file)).flatMap(({ specifier }) => targetOf(file, specifier) ?? []),
      ]),
    );
    expect(findCycles(graph)).toEqual([]);
  });

  it('lives in the folders of the table', () => {
    const folders = new Set(code.map(layerOf));
    expect([...folders].filter((folder) => folder === undefined || !(folder in layers))).toEqual([]);
  });

  it('of the checker lives in the rooms of CONTRIBUTING.md', () => {
    const told = [...read('CONTRIBUTING.md').matchAll(/^\| `([a-z]+)\/` /gm)].map(([, room]) => room);
    const kept = program.filter((file) => file.startsWith('src/check/')).map((file) => file.split('/'));
    expect(
      sorted([...new Set(kept.filter((parts) => parts.length > 3).map((parts) => parts[2] ?? ''))]),
    ).toEqual(sorted(told.map(String)));
    expect(kept.filter((parts) => parts.length === 3).map((parts) => parts[2])).toEqual([
      'context.ts',
      'project.ts',
      'screen.ts',
    ]);
  });

  it('of the checker asks what an action does, not how it is called', () => {
    // `choose` is a word of the language itself.
    const name = `'(?:${actionNames.filter((each) => each !== 'choose').join('|')})'`;
    const compared = new RegExp(`[!=]==? ${name}|${name} [!=]==?|case ${name}`);
    const listed = new RegExp(`(?<![\\w\\])])\\[\\s*${name}(?:,\\s*${name})*,?\\s*\\]`);
    const given = new RegExp(`\\(\\s*${name}(?:,\\s*${name})*,?\\s*\\)`);
    const checker = program.filter((file) => file.startsWith('src/check/')).map(read);
    const wrong = checker.flatMap(
      (text) => compared.exec(text) ?? listed.exec(text) ?? given.exec(text) ?? [],
    );
    expect(wrong).toEqual([]);
  });

  it('has no default export', () => {
    expect(
      code.filter((file) => /^export default\b|^export \{[^}]*\bas default\b/m.test(read(file))),
    ).toEqual([]);
  });

  it('opens each file with a sentence on what it is for', () => {
    const wrong = program.filter(
      (file) => !file.endsWith('.generated.ts') && !/^(?:#!.*\n)?\/\*\*/.test(read(file)),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the size of files', () => {
  const all = [...code, ...filesUnder('tests').filter((file) => /\.tsx?$/.test(file))];

  it('is at most 300 lines', () => {
    const wrong = all
      .filter((file) => !file.endsWith('.generated.ts'))
      .map((file) => ({ file, lines: lineCount(read(file)) }))
      .filter(({ lines }) => lines > 300);
    expect(wrong).toEqual([]);
  });

  it.each([
    ['src/widgets', widgetTypes.map((type) => `src/widgets/${type}/${pascal(type)}.tsx`), 120],
    ['src/actions', actionNames.map((name) => `src/actions/${name}/${name}.ts`), 80],
  ])('of a unit in %s is moderate', (_folder, files, limit) => {
    const sizes = files.filter(exists).map((file) => ({ file, lines: lineCount(read(file)) }));
    expect(sizes.filter(({ lines }) => lines > limit)).toEqual([]);
  });
});

describe('widgets', () => {
  it('are listed as they are in their folder, in alphabetical order', () => {
    expect(sorted(widgetTypes)).toEqual(sorted(unitsOf('src/widgets')));
    expect(widgetTypes).toEqual(sorted(widgetTypes));
  });

  it.each([...widgetTypes])('%s is complete', (type) => {
    const name = pascal(type);
    const files = ['schema.json', 'examples.json', `${name}.tsx`, `${name}.test.tsx`];
    expect(files.filter((file) => !exists(`src/widgets/${type}/${file}`))).toEqual([]);
    expect(read(`src/widgets/${type}/${name}.tsx`)).toMatch(
      new RegExp(`^export (?:function|const) ${name}\\b`, 'm'),
    );
    expect(JSON.parse(read(`src/widgets/${type}/schema.json`))).toMatchObject({
      properties: { type: { const: type } },
    });
  });
});

describe('actions', () => {
  it('are listed as they are in their folder, in alphabetical order', () => {
    expect(sorted(actionNames)).toEqual(sorted(unitsOf('src/actions')));
    expect(actionNames).toEqual(sorted(actionNames));
  });

  it.each([...actionNames])('%s is complete', (name) => {
    const files = ['schema.json', `${name}.ts`, `${name}.test.ts`];
    expect(files.filter((file) => !exists(`src/actions/${name}/${file}`))).toEqual([]);
    expect(JSON.parse(read(`src/actions/${name}/schema.json`))).toMatchObject({
      properties: { do: { const: name } },
    });
  });
});

describe('the scanner itself', () => {
  it.each([
    ["import { a } from './a.ts';", './a.ts', false],
    ["import type { A } from './a.ts';", './a.ts', true],
    ["import {\n  a,\n  type B,\n} from '../b.ts';", '../b.ts', false],
    ["import * as all from './all.ts';", './all.ts', false],
    ["import type from './type.ts';", './type.ts', false],
    ["import './effect.css';", './effect.css', false],
    ["export * from './c.ts';", './c.ts', false],
    ["export type { C } from './c.ts';", './c.ts', true],
    ["const d = await import('./d.ts');", './d.ts', false],
    ['const e = () => import(`./e.ts`);', './e.ts', false],
    ["import data from './x.json' with { type: 'json' };", './x.json', false],
  ])('reads %j', (source, specifier, typeOnly) => {
    expect(scanImports(source)).toEqual([{ specifier, typeOnly }]);
  });

  it('reads each of several imports, and no comment', () => {
    const source =
      "import './a.css';\nimport { b } from './b.ts';\n// import { c } from './c.ts';\n * import('./d.ts')\n";
    expect(scanImports(source).map(({ specifier }) => specifier)).toEqual(['./b.ts', './a.css']);
  });

  it.each([
    ['src/engine/a.ts', '../lib/path.ts', false, undefined],
    ['src/engine/a.ts', '../widgets/index.ts', false, 'must not import widgets'],
    ['src/engine/a.ts', 'react', false, 'does not use the package react'],
    ['src/engine/a.ts', 'node:fs', false, 'does not use the package node:fs'],
    ['src/platform/a.ts', '../engine/ports.ts', true, undefined],
    ['src/platform/a.ts', '../engine/ports.ts', false, 'only types from engine'],
    ['src/widgets/card/Card.tsx', '../../ui/cx.ts', false, undefined],
    ['src/widgets/card/Card.tsx', './parts.ts', false, undefined],
    ['src/widgets/card/Card.tsx', '../button/Button.tsx', true, 'imports another of widgets'],
    ['src/widgets/card/Card.tsx', '../../engine/plan.ts', true, 'must not import engine'],
    ['src/actions/set/set.ts', '../wait/wait.ts', false, 'imports another of actions'],
    ['src/ui/a.ts', '../model/json.ts', true, 'must not import model'],
    ['src/model/a.ts', 'react', true, undefined],
    ['src/model/a.ts', 'react', false, 'does not use the package react'],
    ['src/build/a.ts', '../widgets/card/schema.json', false, undefined],
    ['src/build/a.ts', '../widgets/card/Card.tsx', false, 'must not import widgets'],
    ['src/server/a.ts', '../app/main.tsx', false, 'must not import app'],
    ['src/app/a.ts', '../server/main.ts', true, 'must not import server'],
    ['src/app/a.ts', '../../tests/support/ports.ts', false, 'leaves src'],
    ['src/stray.ts', './app/a.ts', false, 'in no folder of the table'],
  ])('judges %s importing %s (types only: %s)', (file, specifier, typeOnly, reason) => {
    const verdict = judge(file, { specifier, typeOnly });
    if (reason === undefined) expect(verdict).toBeUndefined();
    else expect(verdict).toContain(reason);
  });

  it('finds cycles and only cycles', () => {
    const graph = new Map([
      ['a', ['b']],
      ['b', ['c', 'd']],
      ['c', ['a']],
      ['d', []],
      ['self', ['self']],
    ]);
    expect(findCycles(graph)).toEqual([['a', 'b', 'c'], ['self']]);
    expect(
      findCycles(
        new Map([
          ['a', ['b']],
          ['b', []],
        ]),
      ),
    ).toEqual([]);
  });
});
