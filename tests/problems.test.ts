/** The page of all problems: what it says is what the checker says. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { problems as catalogue } from '../src/lib/problem.ts';
import { problemsPage } from './support/problems.ts';

const page = readFileSync(join(import.meta.dirname, '../docs/problems.md'), 'utf8');

it('is what the catalogue and the wrong definitions make it', async () => {
  expect(await problemsPage()).toBe(page);
});

it.each(Object.entries(catalogue))(
  'has %s once, with an example where the checker finds it',
  (code, entry) => {
    const sections = page.split(`\n### ${code}\n`);
    expect(sections).toHaveLength(2);
    const [section = ''] = (sections[1] ?? '').split('\n### ');
    expect(section).toContain('**What to do:**');
    expect(section).not.toContain('undefined');
    const isGenerated = ['too-large', 'too-many-widgets', 'too-deep'].includes(code);
    expect(section.includes('```')).toBe(entry.found.includes('check') && !isGenerated);
  },
);
