/** `npm run releases:kill`: kills a publisher 200 times in the middle, on both stores, and prints what was left. */
import { isWhole, killOnce, type Round } from './kill-rounds.ts';
import { kinds } from './stores.ts';

const times = Number(process.argv[2] ?? 200);

for (const kind of kinds) {
  const place = await kind.place();
  const rounds: Round[] = [];
  for (let turn = 0; turn < times; turn += 1) rounds.push(await killOnce(place.asked, 60));
  const broken = rounds.filter((round) => !isWhole(round));
  const old = rounds.filter(({ told, found }) => told === found).length;
  console.log(
    `${kind.name}: killed ${times} times: ${old} times the old pointer, ${times - old - broken.length} times the new one, ${broken.length} broken.`,
  );
  for (const round of broken) console.log(`  ${JSON.stringify(round)}`);
  if (broken.length > 0) process.exitCode = 1;
  await place.end();
  await kind.end();
}
