/**
 * `npm run releases:guard`: what the guard does to releases without a defect, with one, and with forged voices; the table of
 * docs/releases.md. An argument says how many ramps without a defect there are of each kind (10 000).
 */
import { cells, createEvidence, falseStops, type Evidence } from '../../src/release/guard/evidence.ts';
import { armed } from '../../src/release/guard/judge.ts';
import { power, visitsFor } from '../../src/release/guard/power.ts';
import { bestPossible } from './guard-bound.ts';
import { detect, isStopped, ramp, randomFrom, visits, type Watch, type World } from './guard-simulation.ts';

const ramps = Number(process.argv[2] ?? 10_000);
const trials = Math.max(50, Math.round(ramps / 10));
const bases = [0, 0.001, 0.01, 0.02];
const percent = (part: number): string => `${(100 * part).toFixed(part < 0.01 && part > 0 ? 2 : 1)} %`;
const line = (...told: readonly string[]): void => console.log(told.join(' | '));

/** How often of so many, and the middle of the seconds that it took. */
function often(
  count: number,
  one: (random: () => number) => number | undefined,
): { readonly seen: number; readonly median: number } {
  const random = randomFrom(count);
  const times = Array.from({ length: count }, () => one(random)).filter((time) => time !== undefined);
  times.sort((a, b) => a - b);
  return { seen: times.length / count, median: times[Math.floor(times.length / 2)] ?? 0 };
}

console.log(`Ramps 1 → 5 → 10 → 25 → 50 % without a defect, ${ramps} of each: stopped`);
line('base', 'voices from everywhere', 'a third of them from one network');
for (const base of bases) {
  const told = [0, 1 / 3].map((crowd) => {
    const { seen } = often(ramps, (random) => ramp({ base, rise: 0, crowd }, random).stoppedAt);
    return `${Math.round(seen * ramps)} of ${ramps}`;
  });
  line(percent(base), ...told);
}

const found = (watch: Watch, world: World): string => {
  const { seen, median } = often(trials, (random) => detect(watch, world, random));
  return `${percent(seen)}${seen > 0 ? `, ${median} s` : ''}`;
};

console.log(`\nFound within ten minutes, and after how many seconds in the middle (${trials} each)`);
line(
  'share',
  'base',
  '200 phones of next in all: 5 points',
  '10 points',
  '50 points',
  '200 a minute: 5 points',
  'phones for 95 % of 5 points',
);
for (const share of [1, 10, 50])
  for (const base of bases) {
    const of = (perMinute: number, rise: number): string =>
      found({ share, perMinute, minutes: 10 }, { base, rise });
    const needed = visitsFor({ share, base }, armed.rise, armed.surely);
    line(`${share} %`, percent(base), of(20, 0.05), of(20, 0.1), of(20, 0.5), of(200, 0.05), String(needed));
  }

console.log(
  '\nWhat no test can do better: 5 points with 200 phones, by one that knows the base, looks once, and leaves one failure out',
);
for (const base of bases) line(percent(base), percent(bestPossible(200, base, 0.05, falseStops, 1)));

console.log(
  '\nTold before it is needed: power with 200 phones of next at 10 %, for rises of 1, 5 and 10 points',
);
for (const base of bases)
  line(
    percent(base),
    ...[0.01, 0.05, 0.1].map((rise) => percent(power({ share: 10, visits: 200, base }, rise))),
  );

console.log(`\nFewer presses come to their end (10 % of phones do, 1000 of next at 10 %), ${trials} each`);
for (const doneWith of [0.1, 0.05, 0.02, 0])
  line(
    percent(doneWith),
    found({ share: 10, perMinute: 100, minutes: 10 }, { base: 0.01, rise: 0, doneWith }),
  );

/** 500 voices with good tokens of one client, in each of ten minutes as many as a server counts of one network. */
const forger =
  (says: (evidence: Evidence) => void, perMinute: number) => (evidence: Evidence, second: number) => {
    if (second % 60 === 0) for (let voice = 0; voice < perMinute; voice += 1) says(evidence);
  };
const forged = { share: 10, day: 0, cell: 7, count: 1 } as const;
console.log(`\nForged by one client, ${trials} each`);
const watch = { share: 10, perMinute: 100, minutes: 10 };
const against = often(trials, (random) =>
  detect(watch, { base: 0.01, rise: 0 }, random, (evidence, second) => {
    if (second === 0)
      for (let voice = 0; voice < 500; voice += 1)
        evidence.add({ ...forged, arm: 'next', outcome: 'failure' });
  }),
);
line('500 failures of a release without a defect', `stopped ${percent(against.seen)}`);
const hidden = forger((evidence) => evidence.add({ ...forged, arm: 'stable', outcome: 'failure' }), 3);
const plain = often(trials, (random) => detect(watch, { base: 0.01, rise: 0.1 }, random));
const masked = often(trials, (random) => detect(watch, { base: 0.01, rise: 0.1 }, random, hidden));
line(
  '500 failures without the release, to hide a rise of 10 points',
  `found ${percent(masked.seen)}, ${masked.median} s; without them ${percent(plain.seen)}, ${plain.median} s`,
);

const all = createEvidence();
const random = randomFrom(1);
const started = performance.now();
for (let phone = 0; phone < 1000; phone += 1) visits(1, all, 10, { base: 0.01, rise: 0 }, random);
isStopped(all);
console.log(`\n1000 phones and a look: ${(performance.now() - started).toFixed(1)} ms, ${cells} cells`);
