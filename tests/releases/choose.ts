/**
 * `npm run releases:choose`: a million ids and five salts; prints how far each share is missed, and who flips as it rises. And what
 * choosing costs a page, beside reading the block that it chooses from.
 */
import { median } from '../bench/statistics.ts';
import { bucketOf, choices, lotText, type Person } from '../../src/lib/releases/choose.ts';
import type { Now } from '../../src/model/release.ts';
import { emptyManifest, hashOf, nothingOff } from '../support/release-objects.ts';
import { digest } from '../support/release.ts';
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

/** A release that changes twenty screens, beside another; no bundle, whose reading would hide what choosing costs. */
const screens = Object.fromEntries(
  Array.from({ length: 20 }, (_, at) => [`screen-${at}`, hashOf(String(at))] as const),
);
const manifest = { ...emptyManifest, screens };
const who = { language: 'es-MX', country: 'MX', versionFrom: '2.4' } as const;
const now: Now = {
  seq: 7,
  stable: { release: 'r1', manifest },
  next: { release: 'r2', manifest, salt: 'x'.repeat(12), share: 10, who },
  off: nothingOff,
};
const person: Person = { language: 'es-MX', country: 'MX', brand: '', version: '2.10.1', promotion: '' };
const text = JSON.stringify(now);
const batch = 2000;

/** ms */
function timed(work: (at: number) => unknown): number {
  const start = performance.now();
  for (let at = 0; at < batch; at += 1) work(at);
  return performance.now() - start;
}
const choose = (at: number): unknown =>
  choices(now, person, bucketOf(digest(lotText(now.next?.salt ?? '', String(at)))));
const ratios = Array.from({ length: 60 }, () => timed(choose) / timed(() => JSON.parse(text)));
console.log(
  `choosing takes ${median(ratios.slice(10)).toFixed(2)} of the time of reading a block of ${text.length} letters without its bundles`,
);
if (failed) process.exitCode = 1;
