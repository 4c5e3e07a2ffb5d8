/** The colors of a campaign in place of the brand's, made readable like them. It must not know any layout. */
import { useEffect } from 'react';
import { fillValues } from '../../engine/values.ts';
import { isColor } from '../../lib/contrast.ts';
import { readPath } from '../../lib/path.ts';
import type { Config } from '../../model/config.ts';
import { applyTheme } from '../theme.ts';
import type { World } from '../world.ts';
import type { Campaign } from './template.ts';

/** The brand with what the campaign's layout changes; a color that cannot be read changes nothing. */
export function brandOf({ loaded, values: given }: Campaign, config: Config): Config['brand'] {
  const { plan } = loaded;
  if (plan === undefined) return config.brand;
  const { values } = fillValues({ plan, given, config });
  const colors = Object.entries(plan.theme).map(
    ([name, color]) =>
      [name, color.evaluate((path) => readPath({ values, config }, path.map(String)))] as const,
  );
  const own = Object.fromEntries(colors.filter(([, color]) => typeof color === 'string' && isColor(color)));
  const { dark } = config.brand;
  return { ...config.brand, ...own, ...(dark === undefined ? {} : { dark: { ...dark, ...own } }) };
}

export function useTheme(campaign: Campaign | undefined, { config }: World): void {
  useEffect(() => {
    if (campaign !== undefined) applyTheme(brandOf(campaign, config));
  }, [campaign, config]);
}
