/** Which screens a definition leads to, so that their chunks are there before they are asked for. */

/** Routes named by the `navigate` actions anywhere in a definition or its fragments. */
export function routesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(routesIn);
  if (typeof value !== 'object' || value === null) return [];
  const { do: action, to } = value as { do?: unknown; to?: unknown };
  const own = action === 'navigate' && typeof to === 'string' ? [to] : [];
  return [...own, ...Object.values(value).flatMap(routesIn)];
}

/** Runs when the phone has nothing else to do; returns what cancels it. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: 5000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, 2000);
  return () => clearTimeout(timer);
}
