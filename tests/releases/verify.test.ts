/** Holds that a row that was changed, put in or taken out is found. */
import { expect, it } from 'vitest';
import { addFor } from '../../src/server/releases/key-desk.ts';
import { verify } from '../../src/server/releases/look.ts';
import { approve } from '../../src/server/releases/approve.ts';
import { publish } from '../../src/server/releases/publish.ts';
import { back } from '../../src/server/releases/ramp.ts';
import { openDesk } from './desk.ts';
import { ana, folder, host, luis, noMarks } from './fakes.ts';

it.each([
  ["UPDATE log SET text = REPLACE(text, 'Luis', 'Eva') WHERE number = 2", /Line 2 of the log/],
  ['DELETE FROM log WHERE number = 2', /of the log, or the one before it/],
  ["UPDATE pointers SET text = REPLACE(text, 'r1', 'r9') WHERE seq = 1", /The row "pointer 1"/],
  ['DELETE FROM pointers WHERE seq = 1', /The row "pointer 1" is gone/],
  ["INSERT INTO pointers (seq, text) VALUES (9, '{}')", /The row "pointer 9"/],
  ["UPDATE releases SET parts = REPLACE(parts, 'one', 'two')", /The row "release r1"/],
  [
    'UPDATE releases SET changes = REPLACE(changes, \'"structure":true\', \'"structure":false\')',
    /The row "release r1"/,
  ],
  ["UPDATE releases SET salt = 'x'", /The row "release r1"/],
  ["UPDATE authors SET person = 'Eva'", /The row "author r1 Eva"/],
  ['DELETE FROM authors', /The row "author r1 Ana" is gone/],
  ['UPDATE verdicts SET shows = 0', /The row "verdict r1 build-1"/],
  ["UPDATE verdicts SET manifest = REPLACE(manifest, 'repay', 'other')", /The row "verdict r1 build-1"/],
  ['DELETE FROM verdicts', /The row "verdict r1 build-1" is gone/],
  ["UPDATE bundles SET text = REPLACE(text, 'one', 'two')", /The bundle .+ is not what was written/],
  ['DELETE FROM bundles', /A bundle of r1 is not there/],
  ["INSERT INTO approvals VALUES ('r1', 'v', 'Eva', '', '')", /The row "approval r1 v Eva"/],
  ["UPDATE approvals SET person = 'Eva'", /The row "approval r1 .+ Eva"/],
  ["UPDATE keys SET roles = 'publisher'", /The row "key .+"/],
  ["UPDATE keys SET revoked_at = '2026-01-01'", /The row "revoked key .+"/],
  ["INSERT INTO keys VALUES ('0', 'Eva', 'publisher', 'x', '', NULL)", /The row "key 0"/],
])('%s', async (sql, words) => {
  const { desk, bench } = await openDesk();
  bench.marks = { ...noMarks, structure: true };
  const made = await publish(desk, ana, { files: folder('one') });
  const version = made.ok ? (made.value.version ?? '') : '';
  await approve(desk, luis, { release: 'r1', version });
  await publish(desk, ana, { release: 'r1' });
  await back(desk, ana, {});
  await addFor(desk, host, { person: 'Eva', roles: ['oncall'] });
  expect((await verify(desk, 'en-IN')).ok).toBe(true);
  expect(await desk.store.run(sql)).toBeGreaterThan(0);
  const found = await verify(desk, 'en-IN');
  expect([found.ok, found.words.join('\n')]).toEqual([false, expect.stringMatching(words)]);
});
