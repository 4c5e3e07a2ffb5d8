/**
 * An older backend, which sends none of the members that `docs/contract.md` section 4 calls optional: one product stands
 * for it, lent like the first, and one order of it. It must not know any call.
 */

export const oldProduct = 'old';

/** The order of a world that is as an older backend sends it. */
export const oldOrder = '174-old';

export const isOld = (productId: string): boolean => productId === oldProduct;
