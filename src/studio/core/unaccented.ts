/** Letters as they are without what stands on or below them: `Ñandú` → `Nandu`. */
export const unaccented = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');
