/**
 * Finds the sign of a currency that is written before an amount: the format for money writes it itself, so it would stand
 * there twice. It must not know where the text stands.
 */
import type { Part } from '../../lib/template.ts';
import type { Report } from '../report/report.ts';
import type { Place } from '../document/document.ts';

/** A sign with the space after it, for a pattern: what is taken away before an amount. */
export const sign = '[$₹]\\s*';

/** A sign and, as its first group, the beginning of the amount that is formatted after it. */
export const signed = new RegExp(`${sign}(\\{\\{\\s*#\\s*money\\s*\\}\\})`);

/** Written by hand before the format. */
export function reportSign(text: string, place: Place, report: Report): void {
  const [name, detail] = signed.exec(text) ?? [];
  if (name !== undefined && detail !== undefined) report(place, 'duplicate-sign', { name, detail });
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
