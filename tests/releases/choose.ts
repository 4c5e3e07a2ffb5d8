/** `npm run releases:choose`: a million ids and five salts; prints how far each share is missed, and who flips as it rises. */
import { draw, shares } from './lots.ts';

const ids = 1_000_000;
let failed = false;
for (const salt of ['a', 'b7', '2026-11', 'x'.repeat(22), '']) {
  const { worst, flipped } = draw(ids, salt);
  failed ||= worst > 0.2 || flipped > 0;
  console.log(
    `${JSON.stringify(salt).padEnd(26)} ${ids} ids, shares ${shares.join(' ')}: at most ${worst.toFixed(3)} points off, ${flipped} flipped`,
  );
}
if (failed) process.exitCode = 1;
