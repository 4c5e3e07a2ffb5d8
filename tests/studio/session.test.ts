import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readProject } from '../../src/build/project.ts';
import { checkAll } from '../../src/check/project.ts';
import type { Problem } from '../../src/lib/problem.ts';
import { openProject } from '../../src/check/session/session.ts';
import { root } from '../support/project.ts';
import { partOf, sessions } from './checked-sequences.ts';

const input = partOf(readProject(root), [
  'repay',
  'customer-service',
  'classic',
  'contact-card',
  'repay-channels',
  'promotion-form',
]);

describe('a session of the checker', () => {
  it('says at every step what the whole check says', () => {
    expect(() => fc.assert(sessions(input), { numRuns: 10 })).not.toThrow();
  }, 120_000);

  it('tells of one file at once what is wrong in it', () => {
    const session = openProject(input);
    const file = 'screens/repay.json';
    const text = input.screens.find((each) => each.file === file)?.text ?? '';
    expect(session.first(file).map(({ code }) => code)).not.toContain('unknown-widget');
    session.update(file, text.replace(/"type": "[a-z-]+"/, '"type": "buton"'));
    expect(session.first(file).map(({ code }) => code)).toContain('unknown-widget');
    expect(session.of(file)).toEqual(session.all().problems.filter((problem) => problem.file === file));
    session.update(file, text);
    expect(session.all()).toEqual(checkAll(input));
  });

  it('goes on to tell of a file what only the whole shows, until the whole is told anew', () => {
    const session = openProject(input);
    const file = 'screens/repay.json';
    const text = input.screens.find((each) => each.file === file)?.text ?? '';
    const codes = (problems: readonly Problem[]): readonly string[] =>
      problems.map(({ code }) => code).sort();
    expect(codes(session.of(file))).toContain('missing-empty-state');
    expect(codes(session.first(file))).toEqual(codes(session.of(file)));
    session.update(file, text.replace(/"type": "[a-z-]+"/, '"type": "buton"'));
    expect(codes(session.first(file))).toEqual(
      expect.arrayContaining(['missing-empty-state', 'unknown-widget']),
    );
  });

  it('takes no notice of files that hold no definition', () => {
    const session = openProject(input);
    session.update('src/App.tsx', 'x');
    session.update('locales/documents/deeper/x.json', '{}');
    expect(session.input()).toBe(input);
    session.update('screens/new.json', '{ "version": 2, "body": [] }');
    expect(session.input().screens.map(({ file }) => file)).toContain('screens/new.json');
    session.update('screens/new.json', null);
    expect(session.input().screens.map(({ file }) => file)).not.toContain('screens/new.json');
  });
});
