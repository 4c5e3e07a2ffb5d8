/** A release that is proved after others of its build is proved as if it were the first: nothing of theirs stays. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readProject } from '../../src/build/project.ts';
import type { Json } from '../../src/model/json.ts';
import { prove } from '../../src/release/prove.ts';
import { openSnapshot, snapshotOf } from '../../src/release/snapshot.ts';
import { hashOfPart } from '../../src/release/text.ts';
import { partOf } from '../studio/checked-sequences.ts';
import { digest, ownPart, ownSnapshot } from '../support/release.ts';
import { root } from '../support/project.ts';

const files = ['repay', 'customer-service', 'classic', 'contact-card', 'repay-channels', 'promotion-form'];
const part = partOf(readProject(root), files);
const begun = snapshotOf(part, ownSnapshot().schemas);
const { values } = openSnapshot(begun);

const repay = ownPart('screens/repay');
/** Right and wrong, of every kind of part; null: it goes. */
const changes: readonly (readonly [string, Json])[] = [
  ['words/es/app.back', 'Volver'],
  ['words/es/app.back', '{{#money}}{{x}}'],
  ['words/es/app.back', null],
  ['words/en/app.back', 'Go {{there}}'],
  ['words/es/made.up', 'Nadie lo dice'],
  ['screens/repay', { ...repay, body: [{ type: 'buton' }] }],
  ['screens/repay', { ...repay, title: '@made.up' }],
  ['screens/repay', null],
  ['screens/new', { version: 2, routes: ['/new'], title: '@app.back', body: [] }],
  ['fragments/contact-card', null],
  ['fragments/contact-card', { ...ownPart('fragments/contact-card'), body: { type: 'text', text: '@none' } }],
  ['layouts/classic', { ...ownPart('layouts/classic'), body: [] }],
];

const partsOf = (chosen: readonly number[]) =>
  Object.fromEntries(
    chosen.map((index) => {
      const [name, value] = changes[index % changes.length] ?? ['', null];
      const own = values[name];
      return [name, { base: own === undefined ? null : hashOfPart(own, digest), value }];
    }),
  );

it('a release is proved after others as if it were the first', () => {
  const releases = fc.array(fc.array(fc.nat(changes.length - 1), { maxLength: 3 }), {
    minLength: 3,
    maxLength: 4,
  });
  fc.assert(
    fc.property(releases, (all) => {
      const kept = structuredClone(begun);
      for (const chosen of all) {
        const parts = partsOf(chosen);
        const anew = prove({ snapshot: structuredClone(begun), parts, digest });
        expect(prove({ snapshot: kept, parts, digest })).toEqual(anew);
      }
    }),
    { numRuns: 3 },
  );
}, 120_000);
