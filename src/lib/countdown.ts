/** How long a countdown still runs, told from the moment it ends. Pure: whoever asks says what time it is. */

/**
 * Whole seconds until `until` (epoch ms), 0 when it is over. An end further away than `longest` seconds is none: the
 * phone's clock was set back meanwhile, and nobody should be locked out for that.
 */
export function secondsLeft(until: unknown, now: number, longest: number): number {
  const left = typeof until === 'number' ? until - now : 0;
  return left > 0 && left <= longest * 1000 ? Math.ceil(left / 1000) : 0;
}
