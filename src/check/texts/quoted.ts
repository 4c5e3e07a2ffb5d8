/**
 * Words in quotation marks that are the name of something on a screen: what one language quotes, the other quotes by its own name. It
 * must not know where that name is shown.
 */
import type { Report } from '../report/report.ts';
import type { Said } from './said.ts';

/** “Pay”, «Pagar» */
const quotes = /[“«]\s*([^“”«»]+?)[,.]?\s*[”»]/gu;

const quotedIn = (text: string): readonly string[] =>
  [...text.matchAll(quotes)].map(([, words = '']) => words);

/** Each file is read beside each other one: which of the two is right, the names say. */
export function checkQuoted(files: readonly (readonly Said[])[], report: Report): void {
  for (const one of files) for (const other of files) if (one !== other) compare(one, other, report);
}

function compare(here: readonly Said[], there: readonly Said[], report: Report): void {
  const mine = new Map(here.map((said) => [said.key, said]));
  const keysBy = new Map<string, string[]>();
  for (const { key, text } of there) keysBy.set(text, [...(keysBy.get(text) ?? []), key]);
  for (const said of there) {
    const own = mine.get(said.key);
    const [quoted, meant] = [quotedIn(own?.text ?? ''), quotedIn(said.text)];
    if (own === undefined || quoted.length !== meant.length) continue;
    for (const [index, words] of meant.entries()) {
      const names = (keysBy.get(words) ?? []).flatMap((key) => mine.get(key)?.text ?? []);
      const name = quoted[index] ?? '';
      const [wanted] = names;
      if (wanted !== undefined && !names.includes(name))
        report(own.place, 'misquoted-label', { name, of: said.place.document.file, detail: wanted });
    }
  }
}
