/**
 * What may be wanted soon is fetched and not imported: a browser asks once for a module, and one that did not come then, in a gap of
 * the network, could not be shown any more when it is needed. It must not know what is fetched.
 */

/** Read by what stands around each `import()` of a build (src/build/plugin.ts). */
export const fetching = { ahead: false };

/** All that `load` imports before it returns is brought into the browser's cache alone; without a build it is imported. */
export function aheadOfNeed(load: () => void): void {
  fetching.ahead = true;
  try {
    load();
  } finally {
    fetching.ahead = false;
  }
}
