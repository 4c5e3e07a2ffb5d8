/**
 * `npm run releases:kill`: kills a publisher 200 times in the middle, on both stores, and prints what was left. An argument says how
 * often, a second one on which store alone.
 */
import { isWhole, killOnce, type Round } from './kill-rounds.ts';
import { kinds, type Kind } from './stores.ts';

const times = Number(process.argv[2] ?? 200);
/** Kills on the same rows: each look reads all that publishers left, and takes longer for each of them. */
const together = 20;

async function killOn(kind: Kind): Promise<readonly Round[]> {
  const rounds: Round[] = [];
  while (rounds.length < times) {
    const place = await kind.place();
    const until = Math.min(times, rounds.length + together);
    while (rounds.length < until) rounds.push(await killOnce(place.asked, 60));
    await place.end();
  }
  await kind.end();
  return rounds;
}

const [, , , only] = process.argv;
for (const kind of kinds.filter(({ name }) => only === undefined || name === only)) {
  const begun = performance.now();
  const rounds = await killOn(kind);
  const broken = rounds.filter((round) => !isWhole(round));
  const old = rounds.filter(({ told, found }) => told === found).length;
  const each = ((performance.now() - begun) / 1000 / times).toFixed(1);
  console.log(
    `${kind.name}: killed ${times} times: ${old} times the old pointer, ${times - old - broken.length} times the new one, ${broken.length} broken; ${each} s each.`,
  );
  for (const round of broken) console.log(`  ${JSON.stringify(round)}`);
  if (broken.length > 0) process.exitCode = 1;
}
