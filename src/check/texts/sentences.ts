/** One sentence that stands in two texts says the same figure in both. It must not know where they are shown. */
import type { Report } from '../report/report.ts';
import { figuresIn } from './numbers.ts';
import type { Said } from './said.ts';

interface Sentence {
  readonly said: Said;
  readonly figures: string;
}

/** So short, two sentences may be alike by chance. */
const enough = 5;

/** Forms of one text count by themselves. */
const stem = (key: string): string => key.replace(/_(?:zero|one|two|few|many|other)$/, '');

export function checkSentences(texts: readonly Said[], report: Report): void {
  const groups = new Map<string, Sentence[]>();
  for (const said of texts)
    for (const sentence of said.text.split(/(?<=[.!?])\s+|\n/)) {
      if (!/\d/.test(sentence) || sentence.includes('{{') || sentence.split(/\s+/).length < enough) continue;
      const figures = figuresIn(sentence)
        .filter((each) => each.includes(' '))
        .join(', ');
      const key = sentence.replaceAll(/\d+(?:[.,]\d+)*/g, '#').replace(/[.!?]+$/, '');
      if (figures !== '') groups.set(key, [...(groups.get(key) ?? []), { said, figures }]);
    }
  for (const group of groups.values()) {
    const counts = new Map<string, number>();
    for (const { figures } of group) counts.set(figures, (counts.get(figures) ?? 0) + 1);
    const [[usual] = ['']] = [...counts].sort(([, one], [, other]) => other - one);
    const right = group.find(({ figures }) => figures === usual);
    for (const { said, figures } of counts.size === 1 ? [] : group)
      if (right !== undefined && figures !== usual && stem(said.key) !== stem(right.said.key))
        report(said.place, 'different-figures', { name: figures, detail: usual, missing: right.said.key });
  }
}
