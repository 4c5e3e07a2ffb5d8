import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesUnder } from '../../../tests/support/project.ts';
import { catalogue, joined, say } from './say.ts';
import { access } from './access.ts';
import { bodies } from './bodies.ts';
import { commanding } from './commanding.ts';
import { guarding } from './guarding.ts';
import { publishing } from './publishing.ts';
import { standing } from './standing.ts';

const names = (sentence: string): readonly string[] =>
  [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort();

/** Said alike in both: names, signs and words that both languages have. */
const alike = ['member', 'widget', 'ofRelease', 'lineOf', 'buildSays', 'approvedByNone'];

describe('the catalogue of what publishers and operators read', () => {
  it.each(Object.entries(catalogue))('%s is in both languages, with the same names', (name, { en, es }) => {
    expect([en.trim(), es.trim()]).not.toContain('');
    expect(names(es)).toEqual(names(en));
    expect(es === en).toBe(alike.includes(name));
  });

  it('has no name twice', () => {
    const all = [access, bodies, commanding, guarding, publishing, standing].flatMap((each) =>
      Object.keys(each),
    );
    expect(new Set(all).size).toBe(all.length);
  });

  it('holds nothing that nobody says', () => {
    const code = filesUnder('src')
      .filter(
        (file) =>
          file.endsWith('.ts') &&
          !file.includes('.test.') &&
          (!file.startsWith('src/release/operations/') || file.endsWith('/say.ts')),
      )
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const isSaid = (name: string): boolean =>
      // Names that are made of what a command, a role, a member or a part is called, a table asks for.
      /^(?:command|form|member|option|role|studio|type|what) /.test(name) ||
      new RegExp(`['"]${name}['"]`).test(code);
    expect(Object.keys(catalogue).filter((name) => !isSaid(name))).toEqual([]);
  });
});

it('fills each language with its own, and what a person wrote as they wrote it', () => {
  expect(say('needsApproval', { what: say('figures') })).toEqual({
    'en-IN': 'It changes figures: another person must approve it.',
    'es-MX': 'Cambia cifras: otra persona debe aprobarlo.',
  });
  expect(say('because', { why: '{why} $& {release}' })['en-IN']).toBe('Why: {why} $& {release}');
});

it('joins what says something', () => {
  const some = [say('personHolds'), undefined, say('nobodySent')];
  expect(joined(some)).toEqual({
    'en-IN': 'A person holds it. Nobody is sent it.',
    'es-MX': 'Una persona la detiene. Nadie la recibe.',
  });
});
