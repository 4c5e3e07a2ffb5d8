/** The page of all problems: it has each of them. That it is what the checker says is a step of `npm test`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { problems as catalogue } from '../src/lib/problem.ts';

const page = readFileSync(join(import.meta.dirname, '../docs/problems.md'), 'utf8');

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
