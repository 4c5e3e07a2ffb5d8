/** Every file of cases, run. A screen needs no more than its file to be tested here. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CaseFile } from './case.ts';
import { coverage } from './covered/project.ts';
import { coverageFile, type FileCoverage } from './covered/report.ts';
import { leftOver, tellChanges } from './golden.ts';
import { builtScreens } from './places.ts';
import { screenOf } from './screen-of.ts';
import { runCases } from './harness.tsx';

const found = import.meta.glob<CaseFile>('./*.cases.json', { eager: true, import: 'default' });
const files = Object.fromEntries(
  Object.entries(found).map(([path, file]) => [path.replace(/^\.\/|\.cases\.json$/g, ''), file]),
);

for (const [id, file] of Object.entries(files)) runCases(id, file);

// After all cases: what they met. The numbers are left for `npm run coverage:screens`.
describe('coverage', async () => {
  const names = (await coverage()).map(({ file }) => file);
  let files: readonly FileCoverage[] = [];

  beforeAll(async () => {
    files = await coverage();
    mkdirSync(dirname(coverageFile), { recursive: true });
    writeFileSync(coverageFile, JSON.stringify(files));
  });

  it.each(names)('everything in %s was met by a case', (name) => {
    const missing = files.find(({ file }) => file === name)?.missing ?? ['The file was not counted.'];
    if (missing.length > 0) throw new Error(`No case met:\n${missing.join('\n')}\n`);
  });
});

describe('screens', () => {
  it('each have a file of cases', () => {
    expect(Object.keys(files).sort()).toEqual([...new Set(builtScreens.map(screenOf))].sort());
  });
});

describe('outlines', () => {
  afterAll(tellChanges);

  it('are each kept by a case', () => {
    expect(leftOver(files)).toEqual([]);
  });
});
