/** Which file a screen comes from. It must not know what is in it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promotionRoute, promotionStart } from '../../src/lib/promotion.ts';
import { root } from '../support/project.ts';

/** The file that a built screen comes from: with several frames it is several screens (src/release/variants.ts). */
export const screenOf = (id: string): string => id.replace(/_(?:app|public|bare)$/, '');

const layoutFile = (id: string): string => `screens/promotion/${id}.json`;

export const isLayout = (id: string): boolean => existsSync(join(root, layoutFile(id)));

export const fileOf = (id: string): string => {
  const name = screenOf(id);
  return isLayout(name) ? layoutFile(name) : `screens/${name}.json`;
};

/** Where a screen of the promotion stands in the whole of addresses: `/promotion#/downloadTemplate`. */
export const promotionAddress = (hash: string = promotionStart): string => promotionRoute + hash;
