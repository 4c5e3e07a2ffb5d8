/**
 * `npm run coverage:screens`: runs every case and tells which tests, actions and texts of the definitions none of them
 * met. Exit status 1 when one is missing or a case fails. It must not know how coverage is measured.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { coverageFile, tell, type FileCoverage } from '../screens/covered/report.ts';

rmSync(coverageFile, { force: true });
const { status, stdout, stderr } = spawnSync(
  'npx --no-install vitest run --project dom tests/screens/scenarios.test.tsx --reporter=dot',
  { shell: true, encoding: 'utf8', env: { ...process.env, FORCE_COLOR: '0' } },
);

try {
  const files = JSON.parse(readFileSync(coverageFile, 'utf8')) as readonly FileCoverage[];
  const complete = files.every(({ missing }) => missing.length === 0);
  // Where places are missing, the run fails for that alone: its own words would only say it again.
  if (status !== 0 && complete) console.error(stdout);
  console.log(tell(files));
  process.exitCode = status === 0 && complete ? 0 : 1;
} catch {
  console.error(`${stdout}\n${stderr}\nThe cases did not run to their end: there is nothing to count.`);
  process.exitCode = 1;
}
