/** Which screens a definition leads to, so that their chunks are there before they are asked for. */

/** Routes named by the `navigate` actions anywhere in a definition or its fragments. */
export function routesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(routesIn);
  if (typeof value !== 'object' || value === null) return [];
  const { do: action, to } = value as { do?: unknown; to?: unknown };
  const own = action === 'navigate' && typeof to === 'string' ? [to] : [];
  return [...own, ...Object.values(value).flatMap(routesIn)];
}

/** The screen itself, its data and its pictures come first, on a slow network too. */
const patience = 3000;

/** Runs when the phone has had time for the screen and has nothing else to do; returns what cancels it. */
export function whenIdle(work: () => void): () => void {
  let handle: number | undefined;
  const timer = setTimeout(() => {
    if (typeof requestIdleCallback === 'function') handle = requestIdleCallback(work);
    else work();
  }, patience);
  return () => {
    clearTimeout(timer);
    if (handle !== undefined) cancelIdleCallback(handle);
  };
}
