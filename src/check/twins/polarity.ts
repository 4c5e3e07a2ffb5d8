/**
 * Whether words say that all is well or that it is not: what the contract and the texts call something, in the language that names
 * are written in. It must not know where they stand.
 */

/** `care`: not well yet. */
export type Polarity = 'good' | 'bad' | 'care';

const good =
  /\b(?:paid|repaid|approved|accepted|answered|confirmed|completed?|done|handed|success(?:ful(?:ly)?)?)\b/i;
const bad =
  /\b(?:late|overdue|failed|refused|rejected|declined|wrong|invalid|unpaid|expired|blocked|lost|errors?)\b/i;
/** Said of what did not happen: the `not` in it turns nothing round. */
const failed = /\b(?:could|can|was|were|did|is|are|do|does|has|have) ?not\b|n’t\b|\bcannot\b/i;
const turned = /\b(?:no|not|never|without|none|nothing|if|unless|before|until|to be)\b/i;

/** Names and paths in a text say nothing of their own. */
const bare = (words: string): string => words.replaceAll(/\{\{.*?\}\}/g, ' ');

/** Of a few words, such as what a status is called: "Not approved". */
export function polarityOfName(name: string): Polarity | undefined {
  const isGood = good.test(name);
  if (bad.test(name)) return turned.test(name) ? undefined : 'bad';
  if (!isGood) return undefined;
  return turned.test(name) ? (/\bnot\b/i.test(name) ? 'bad' : undefined) : 'good';
}

/** Of what a person reads: only where it says nothing to the contrary. */
export function polarityOfWords(texts: readonly string[]): Polarity | undefined {
  const words = texts.map(bare).join('. ');
  const isBad = bad.test(words) || failed.test(words);
  if (isBad === good.test(words) || turned.test(words.replaceAll(new RegExp(failed, 'gi'), ' ')))
    return undefined;
  return isBad ? 'bad' : 'good';
}
