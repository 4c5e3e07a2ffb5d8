/** What a server knows of the features of an app around a page (src/platform/device.ts). It must not know what needs them. */
import type { Config } from '../../model/config.ts';

/** A browser that an app has opened within itself says so; one that says nothing is a browser. */
const isWithinApp = (userAgent: string): boolean =>
  /; wv\)/.test(userAgent) || (/iP(?:hone|ad|od)/.test(userAgent) && !/Safari\//.test(userAgent));

/** undefined: only the page can know. */
export function hasFeature(
  name: string,
  userAgent: string,
  { bridge }: Pick<Config, 'bridge'>,
): boolean | undefined {
  if (name === 'save' && bridge.offers.includes('saveFile')) return true;
  if (isWithinApp(userAgent)) return undefined;
  return name === 'bridge' ? false : name === 'save' ? true : undefined;
}
