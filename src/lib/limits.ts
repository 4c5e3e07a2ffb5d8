/** Published limits of a definition (docs/language.md, Limits); the checker and the loader both keep them. */
export const limits = { bytes: 256 * 1024, nodes: 1000, depth: 32 } as const;
