/** The colors of the brand that borrowers see, as this server is set up. It must not know what is drawn in them. */
import { useEffect, useState } from 'react';
import { membersOf } from '../../../check/document/document.ts';
import { brandConfig } from '../../api/brand-config.ts';
import { defaults } from '../../../platform/config.ts';
import type { Brand } from './colour-pair.ts';

const usual: Brand = { ...defaults.brand };

export function useBrand(): Brand {
  const [brand, setBrand] = useState(usual);
  useEffect(() => {
    let isHere = true;
    void brandConfig().then(({ brand: own }) => isHere && setBrand({ ...usual, ...membersOf(own) }));
    return () => {
      isHere = false;
    };
  }, []);
  return brand;
}
