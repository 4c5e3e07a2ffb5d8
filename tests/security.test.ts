/**
 * Holds `docs/security.md` against the project: each of the 42 points has what holds it, and a test that is there or a word on
 * why there is none.
 */
import { expect, it } from 'vitest';
import { exists, filesUnder, read } from './support/project.ts';
import { faultsOf, misnumbered, sentencesOf } from './support/specification.ts';

const points = sentencesOf(read('docs/security.md'));
/** A row that nothing here can show says whose matter it is, or why nothing does. */
const shownElsewhere = /^(?:The lender|No test): \S.{20,}/;

it('has the 42 points, numbered without a gap', () => {
  expect(misnumbered(points)).toEqual([]);
  expect(points).toHaveLength(42);
});

it('names for each what holds it and a test that shows it, all of them there', () => {
  const faults = points.flatMap((point) => {
    const found = faultsOf(point, { exists, read });
    return shownElsewhere.test(point.shown)
      ? found.filter((fault) => !fault.includes(' is no `file` › test: '))
      : found;
  });
  expect(faults).toEqual([]);
});

// What a screen cannot name it cannot show, copy, share, keep or send to the host app.
it('no screen but the test page names the session', () => {
  const naming = filesUnder('screens').filter(
    (file) => file.endsWith('.json') && read(file).includes('sessionId'),
  );
  expect(naming).toEqual(['screens/fragments/test-open.json', 'screens/test-preview.json']);
});
