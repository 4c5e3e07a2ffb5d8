/** The file that a built screen comes from: with several frames it is several screens (src/build/variants.ts). */
export const screenOf = (id: string): string => id.replace(/_(?:app|public|bare)$/, '');
