/** How ids fall into shares: counted for a script that prints it and a test that runs a few. It must not know a release. */
import { createHash } from 'node:crypto';
import { bucketOf, isInShare, lotText } from '../../src/lib/releases/choose.ts';

export const shares: readonly number[] = [0.1, 1, 5, 10, 25, 50, 75, 99];

export interface Lots {
  /** The greatest distance between what a share is and what it came to, in points. */
  readonly worst: number;
  /** Ids that a greater share lost. */
  readonly flipped: number;
}

/** @param ids how many. */
export function draw(ids: number, salt: string): Lots {
  const counts = shares.map(() => 0);
  let flipped = 0;
  for (let at = 0; at < ids; at += 1) {
    const bucket = bucketOf(
      createHash('sha256')
        .update(lotText(salt, `${at.toString(16)}-id`))
        .digest(),
    );
    let was = false;
    for (const [index, share] of shares.entries()) {
      const is = isInShare(bucket, share);
      if (was && !is) flipped += 1;
      if (is) counts[index] = (counts[index] ?? 0) + 1;
      was = is;
    }
  }
  const distances = shares.map((share, index) => Math.abs(((counts[index] ?? 0) / ids) * 100 - share));
  return { worst: Math.max(...distances), flipped };
}
