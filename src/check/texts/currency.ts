/**
 * Finds a currency that is written beside an amount: the format for money writes its sign itself, so it would stand
 * there twice. It must not know where the text stands.
 */
import type { Part } from '../../lib/template.ts';
import type { Report } from '../report/report.ts';
import type { Place } from '../document/document.ts';

/** A sign with the space after it, for a pattern: what is taken away before an amount. */
export const sign = '(?:[$₹]|\\b(?:MXN|MX\\$|INR|Rs\\.?)(?=\\W))\\s*';

/** A sign and, as its first group, the beginning of the amount that is formatted after it. */
export const signed = new RegExp(`${sign}(\\{\\{\\s*#\\s*money\\s*\\}\\})`);

/** The end of a formatted amount as the first group, and the name of a currency after it. */
export const followed = /(\{\{\s*\/\s*money\s*\}\})\s*(?:MXN|INR|M\.N\.|pesos|rupias|rupees)(?!\p{L})/iu;

/** Written by hand beside the format. */
export function reportSign(text: string, place: Place, report: Report): void {
  for (const pattern of [signed, followed]) {
    const [name, detail] = pattern.exec(text) ?? [];
    if (name !== undefined && detail !== undefined) report(place, 'duplicate-sign', { name, detail });
  }
}

/** Reports what stands after `before`: an amount that is to get the format loses the sign it has. */
export function afterSign(before: Part | undefined, report: Report): Report {
  const found = before?.kind === 'text' ? /[$₹](?=\s*$)/.exec(before.text)?.[0] : undefined;
  if (found === undefined) return report;
  return (place, code, args) => {
    const detail = `${args.detail ?? ''}, without the "${found}" before it: the format writes the sign`;
    report(place, code, code === 'raw-money' ? { ...args, detail } : args);
  };
}
