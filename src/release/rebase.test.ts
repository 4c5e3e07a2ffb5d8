/** Holds what becomes of a release when another build is deployed under it. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Json } from '../model/json.ts';
import type { Parts } from '../model/release.ts';
import { changeOf } from './changes.ts';
import type { Values } from './parts.ts';
import { decided, rebase, shadows } from './rebase.ts';
import { digest } from '../../tests/support/release.ts';

const name = fc.constantFrom('screens/a', 'screens/b', 'fragments/c', 'words/es/d', 'figures');
const value = fc.constantFrom<Json>('one', 'two', 'three', null);
const build: fc.Arbitrary<Values> = fc.dictionary(
  name,
  value.filter((each) => each !== null),
  { noNullPrototype: true },
);
const values = fc.dictionary(name, value, { noNullPrototype: true });

/** A release made on a build: what says the same is no change. */
const releaseOn = (before: Values, wanted: Values): Parts =>
  Object.fromEntries(
    Object.entries(wanted)
      .filter(([part, each]) => (before[part] ?? null) !== each)
      .map(([part, each]) => [part, changeOf(part, each, before, digest)]),
  );

it('carries all on a build that did not change', () => {
  fc.assert(
    fc.property(build, values, (before, wanted) => {
      const parts = releaseOn(before, wanted);
      expect(rebase(parts, before, digest)).toEqual({ parts, dropped: [], conflicts: [] });
    }),
  );
});

it('loses no change in silence: each is carried, said by the build already, or a conflict', () => {
  fc.assert(
    fc.property(build, build, values, (before, after, wanted) => {
      const parts = releaseOn(before, wanted);
      const { parts: carried, dropped, conflicts } = rebase(parts, after, digest);
      const all = [...Object.keys(carried), ...dropped, ...conflicts.map(({ part }) => part)];
      expect(all.sort()).toEqual(Object.keys(parts).sort());
      for (const part of dropped) expect(after[part] ?? null).toEqual(parts[part]?.value);
      for (const part of Object.keys(carried)) expect(after[part]).toEqual(before[part]);
      for (const { part, release, build: own } of conflicts) {
        expect(own).toEqual(after[part] ?? null);
        expect([before[part] ?? null, release]).not.toContainEqual(own);
      }
    }),
  );
});

it('over two builds is what it is over both at once, as long as nothing is in conflict', () => {
  fc.assert(
    fc.property(build, build, build, values, (first, second, third, wanted) => {
      const parts = releaseOn(first, wanted);
      const step = rebase(parts, second, digest);
      const whole = rebase(step.parts, third, digest);
      fc.pre(step.conflicts.length === 0 && step.dropped.length === 0);
      expect(rebase(parts, third, digest)).toEqual(whole);
    }),
  );
});

it('has no conflict left when each is decided', () => {
  fc.assert(
    fc.property(build, build, values, fc.boolean(), (before, after, wanted, own) => {
      const rebased = rebase(releaseOn(before, wanted), after, digest);
      const choices = Object.fromEntries(
        rebased.conflicts.map(({ part }) => [part, own ? ('release' as const) : ('build' as const)]),
      );
      const parts = decided(rebased, choices, after, digest);
      expect(rebase(parts, after, digest)).toEqual({ parts, dropped: [], conflicts: [] });
      for (const { part, release } of rebased.conflicts)
        expect(parts[part]?.value).toEqual(own ? release : undefined);
    }),
  );
});

it('names a conflict in both languages', () => {
  const parts = releaseOn({ 'screens/a': 'one' }, { 'screens/a': 'two' });
  const [changed] = rebase(parts, { 'screens/a': 'three' }, digest).conflicts;
  const [gone] = rebase(parts, {}, digest).conflicts;
  expect(changed?.words['en-IN']).toBe('The build and the release both changed screens/a.');
  expect(gone?.words['es-MX']).toBe('La app quitó screens/a y la versión lo cambia.');
});

it('tells what it hides of a build', () => {
  const parts = releaseOn({}, { 'screens/a': 'two', 'screens/b': 'two', 'words/es/d': 'two' });
  expect(shadows(parts, { 'screens/a': 'one', 'screens/b': 'two' })).toEqual(['screens/a']);
});
