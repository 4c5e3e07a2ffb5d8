/**
 * How long it takes to prove a release, whole: the first for a build, and the next. Prints the time that passed, and that of
 * the processor alone, which a busy machine does not change.
 * Called as `npm run releases:prove`.
 */
import { prove } from '../../src/release/prove.ts';
import { contractOf } from '../../src/release/snapshot.ts';
import { tell } from '../../src/release/telling.ts';
import { changed, digest, ownSnapshot } from '../support/release.ts';

const timed = <T>(name: string, work: () => T): T => {
  const [start, before] = [performance.now(), process.cpuUsage()];
  const made = work();
  const [elapsed, { user, system }] = [performance.now() - start, process.cpuUsage(before)];
  const own = `${Math.round((user + system) / 1000)} ms of its own`;
  process.stdout.write(`${name.padEnd(44)} ${Math.round(elapsed)} ms, ${own}\n`);
  return made;
};

const snapshot = timed('the snapshot of the project, made and read', ownSnapshot);
timed('its contract', () => contractOf(snapshot, digest));
for (const text of ['Uno', 'Dos', 'Tres']) {
  const parts = changed({ 'words/es/app.back': text, 'words/es/loan.total': `${text} en total` });
  const proof = timed(`a release proved (${text === 'Uno' ? 'the first' : 'again'})`, () =>
    prove({ snapshot, parts, digest }),
  );
  if (!proof.ok) throw new Error(JSON.stringify(proof.problems));
  timed('and told', () => tell(snapshot, parts));
}
