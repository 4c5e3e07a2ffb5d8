/**
 * What no test can do better: how often a rise could be seen at most, by whoever knew how many phones fail without it. It must not
 * know the guard.
 */

/** Of 0, 1, 2 … failures where `mean` are expected. */
function chances(mean: number): readonly number[] {
  const found = [Math.exp(-mean)];
  for (let count = 1; count < 40 + 4 * mean; count += 1) found.push(((found.at(-1) ?? 0) * mean) / count);
  return found;
}

const from = (of: readonly number[], least: number): number =>
  of.slice(least).reduce((sum, chance) => sum + chance, 0);

/**
 * The most powerful test of all that stop a release without a defect with this chance (Neyman and Pearson): it looks once, when all
 * phones have come, and needs none of the others. @param spared failures that do not count, since one client may have sent them.
 */
export function bestPossible(
  phones: number,
  base: number,
  rise: number,
  error: number,
  spared: number,
): number {
  const [without, withIt] = [chances(phones * base), chances(phones * (base + rise))];
  let least = 0;
  while (from(without, least) > error) least += 1;
  // At the limit it lets a coin decide, so that all of the error is used.
  const coin = least === 0 ? 0 : (error - from(without, least)) / (without[least - 1] ?? 1);
  return from(withIt, least + spared) + coin * (least === 0 ? 0 : (withIt[least - 1 + spared] ?? 0));
}
