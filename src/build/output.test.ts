import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shortClassNames } from './class-names.ts';
import { compressFolder } from './compress.ts';
import { printProblem, summary } from './print.ts';
import { problem } from '../lib/problem.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'output-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('compressFolder', () => {
  it('writes both encodings beside what is compressible, with the same content', async () => {
    const text = 'const answer = 42;\n'.repeat(100);
    writeFileSync(join(folder, 'app.js'), text);
    writeFileSync(join(folder, 'photo.webp'), text);
    writeFileSync(join(folder, 'tiny.css'), 'a{}');
    await compressFolder(folder);
    expect(brotliDecompressSync(readFileSync(join(folder, 'app.js.br'))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(join(folder, 'app.js.gz'))).toString()).toBe(text);
    expect(() => readFileSync(join(folder, 'photo.webp.br'))).toThrow('ENOENT');
    expect(() => readFileSync(join(folder, 'tiny.css.br'))).toThrow('ENOENT');
  });
});

describe('shortClassNames', () => {
  const names = () => {
    const name = shortClassNames(folder);
    const file = (path: string) => join(folder, 'src', path);
    return [
      name('title', file('a.module.css')),
      name('title', file('b.module.css')),
      name('body', `${file('b.module.css')}?used`),
    ];
  };

  it('are short, different for each class, free of global ones and the same every time', () => {
    mkdirSync(join(folder, 'src'));
    writeFileSync(join(folder, 'src/a.module.css'), '.title { color: red }');
    writeFileSync(
      join(folder, 'src/b.module.css'),
      '.title { color: red } .body, .body:hover { margin: 0.5rem }',
    );
    writeFileSync(join(folder, 'src/base.css'), '.a { color: red }');
    expect(names()).toEqual(['b', 'c', 'd']);
    expect(names()).toEqual(names());
  });

  it('do not depend on who asks first, of animations either', () => {
    mkdirSync(join(folder, 'src'));
    const [one, other] = [join(folder, 'src/a.module.css'), join(folder, 'src/b.module.css')];
    writeFileSync(one, '.title { animation: turn 1s } @keyframes turn { to { rotate: 1turn } }');
    writeFileSync(other, '@keyframes\n  show { to { opacity: 1 } }');
    const [early, late] = [shortClassNames(folder), shortClassNames(folder)];
    const asked: [string, string][] = [
      ['title', one],
      ['turn', one],
      ['show', other],
    ];
    const inOrder = asked.map(([name, file]) => early(name, file));
    const backwards = [...asked].reverse().map(([name, file]) => late(name, file));
    expect(backwards.reverse()).toEqual(inOrder);
  });

  it('has a name for a class it did not foresee', () => {
    expect(shortClassNames(folder)('x', '/elsewhere.module.css')).toBe('a');
  });
});

describe('printProblem', () => {
  const found = {
    ...problem('unknown-prop', { name: 'presss', of: 'button', near: 'press' }),
    file: 'screens/repay.json',
    pointer: '/body/presss',
    line: 2,
    column: 5,
  };

  it('shows place, code, sentence, the line with a mark, and the remedy', () => {
    expect(printProblem(found, '{\n    "presss": 1\n}', false)).toBe(
      [
        'screens/repay.json:2:5 error unknown-prop  Unknown prop "presss" of button.',
        '    2 |     "presss": 1',
        '      |     ^',
        '    Did you mean "press"?',
      ].join('\n'),
    );
  });

  it('cuts a long line around the mark', () => {
    const printed = printProblem(
      { ...found, line: 1, column: 500 },
      `${'x'.repeat(499)}!${'y'.repeat(500)}`,
      false,
    );
    const [, line = '', mark = ''] = printed.split('\n');
    expect(line.length).toBeLessThan(130);
    expect(line[mark.indexOf('^')]).toBe('!');
  });

  it('counts', () => {
    expect(summary([found], 3)).toBe('1 error in 3 files.');
    expect(summary([], 1)).toBe('0 errors in 1 file.');
    expect(summary([found, { ...found, severity: 'warning' }], 3)).toBe('1 error, 1 warning in 3 files.');
  });
});
