/**
 * Where in a pasted text the number stands that a field asks for: a card comes with its expiry, a phone with its country,
 * a code in its message. Cutting all digits of such a text at the limit would leave a number that nobody wrote. Pure; it
 * must not know the field.
 */
type Span = readonly [from: number, to: number];

/** Digits with a little between them are one number. */
const runs = /\d+(?:[\s-]{1,3}\d+)*/g;
const expiry = /\d{1,2}\s?\/\s?\d{2,4}/g;
/** A country as it is written before a phone; those of the markets are known without a sign behind them. */
const country = /^\D*(?:\+|00)\s?\(?(?:86|91|52|1|\d{1,3}(?=\D))/;
const marketCountry = /^\D*(?:86|91|52)/;
/** The fewest digits of a card, by ISO/IEC 7812. */
const fewestOfCard = 13;

const countOf = (text: string): number => text.replace(/\D/g, '').length;

/** The part of the text to take; all of it where nothing tells. `text` has its digits as 0 to 9. */
export function numberIn(text: string, format: 'card' | 'phone' | 'digits', most: number): Span {
  return readers[format](text, most) ?? [0, text.length];
}

const readers = {
  card(text: string, most: number): Span | undefined {
    const cards = text.replace(expiry, (date) => 'x'.repeat(date.length));
    const run = [...cards.matchAll(runs)].find(([digits]) => countOf(digits) >= fewestOfCard);
    if (run === undefined) return undefined;
    const [digits] = run;
    const start = run.index;
    const length = cardIn(digits, most);
    return length === undefined ? undefined : [start, start + length];
  },
  phone(text: string, most: number): Span | undefined {
    const found = country.exec(text) ?? (countOf(text) > most ? marketCountry.exec(text) : null);
    if (found === null) return undefined;
    const from = found[0].length;
    const [run = ''] = /^[\d\s().-]*/.exec(text.slice(from)) ?? [];
    return [from, from + run.length];
  },
  digits(text: string, most: number): Span | undefined {
    if (countOf(text) <= most) return undefined;
    const fits = ([digits]: RegExpMatchArray): boolean => countOf(digits) === most;
    const found = [...text.matchAll(runs)].find(fits) ?? [...text.matchAll(/\d+/g)].find(fits);
    return found === undefined ? undefined : [found.index ?? 0, (found.index ?? 0) + found[0].length];
  },
} as const;

/**
 * How much of a run of digits is the card: the whole run, unless its check digit is wrong and a shorter one has a right
 * one (then a code follows), or unless it has no room: then as many groups of four as have. A group is never cut.
 */
function cardIn(run: string, most: number): number | undefined {
  const ends = [...run.matchAll(/\d+/g)].map(({ 0: group, index }) => (index ?? 0) + group.length).reverse();
  const cards = ends.filter((end) => {
    const count = countOf(run.slice(0, end));
    return count >= fewestOfCard && count <= most;
  });
  const right = cards.find((end) => checks(run.slice(0, end)));
  const whole = cards.find((end) => end === run.length);
  return right ?? whole ?? cards.find((end) => /^(?:\d+|\d{4}(?:[\s-]+\d{4})+)$/.test(run.slice(0, end)));
}

/** The check digit of ISO/IEC 7812. */
function checks(card: string): boolean {
  const digits = Array.from(card.replace(/\D/g, ''), Number).reverse();
  const sum = digits.reduce((total, digit, index) => {
    const counted = index % 2 === 0 ? digit : digit * 2;
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return sum % 10 === 0;
}
