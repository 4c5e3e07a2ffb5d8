/** Light or dark as the switch beside the phone says, whatever the computer draws. It must not know which colors those are. */
import type { Shown } from './protocol.ts';

const asked = /\(prefers-color-scheme:\s*dark\)/;

/** Rules for the dark: once they follow, they do not say what they asked for. */
const found = new WeakSet<CSSMediaRule>();

export function followScheme(sheets: Iterable<CSSStyleSheet>, scheme: NonNullable<Shown['scheme']>): void {
  for (const { cssRules } of sheets)
    for (const rule of cssRules) {
      if (!('media' in rule)) continue;
      const media = rule as CSSMediaRule;
      if (asked.test(media.media.mediaText)) found.add(media);
      if (found.has(media)) media.media.mediaText = scheme === 'dark' ? 'all' : 'not all';
    }
}
