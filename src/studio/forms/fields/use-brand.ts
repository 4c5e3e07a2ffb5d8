/** The colors of the brand that borrowers see, as this server is set up. It must not know what is drawn in them. */
import { useEffect, useState } from 'react';
import { membersOf } from '../../../check/document/document.ts';
import { defaults } from '../../../platform/config.ts';
import type { Brand } from './colour-pair.ts';

const usual: Brand = { ...defaults.brand };

/** Where it cannot be had, those of a product without a brand are as near as any. */
async function ask(): Promise<Brand> {
  try {
    const answer = await fetch('/config.json');
    return answer.ok ? { ...usual, ...membersOf(membersOf(await answer.json())['brand']) } : usual;
  } catch {
    return usual;
  }
}

let asked: Promise<Brand> | undefined;

export function useBrand(): Brand {
  const [brand, setBrand] = useState(usual);
  useEffect(() => {
    let isHere = true;
    asked ??= ask();
    void asked.then((answered) => isHere && setBrand(answered));
    return () => {
      isHere = false;
    };
  }, []);
  return brand;
}
