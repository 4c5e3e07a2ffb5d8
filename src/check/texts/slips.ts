/**
 * Slips in the writing of one text: what was left to be done, characters that came out wrong, words of one brand, amounts
 * and days that data should say. It must not know the text's language, nor where it stands.
 */
import type { ProblemCode } from '../../lib/problem.ts';
import type { Report, Slip } from '../report/report.ts';
import type { Place } from '../document/document.ts';
import { kept } from '../document/kept.ts';
import { written } from './language.ts';
import { wordlessIn } from './wordless.ts';

interface Rule {
  readonly code: ProblemCode;
  readonly pattern: RegExp;
  readonly detail: string;
  readonly wanted?: string;
}

const data = 'Write data between two braces, such as {{loan.amount}}.';

const unfinished: readonly (readonly [RegExp, string, string?])[] = [
  // In Spanish capitals TODO is a word: "TODO INCLUIDO".
  [/\b(?:TODO(?!\s+\p{Lu}{2})|FIXME|TBD|TBC|XXX|WIP)\b/u, 'a mark of what is still to be done'],
  // Small, it is a status that a person reads.
  [
    /^\s*(?:PENDIENTE|PENDING)\W*$|^\s*(?:[Pp]or|[Aa]|POR) (?:definir|redactar|completar|DEFINIR)\W*$|^\s*[Tt]o be (?:defined|decided|written)\W*$/u,
    'a mark of what is still to be done',
  ],
  [/\btbd\b|\bx{3,}\b|\blorem ipsum\b/i, 'a mark of what is still to be done'],
  [
    /(?:pendiente de|falta|por) traducir|sin traducir|to be translated|needs? translation|^translate\b/i,
    'a mark of what is still to be done',
  ],
  [
    /^\s*(?:asdf\w*|qwerty\w*|foo|bar|baz|placeholder|text|texto|title|label|string)\s*$|^(?:[Tt]exto de (?:prueba|ejemplo)|(?:[Ss]ample|[Tt]est|[Ss]ome) text)$/,
    'a filler',
  ],
  [
    /\[object Object\]|\bundefined\b|\bNaN\b|^\s*(?:null|none|nil)\s*$/i,
    'what a program says where it has no words',
  ],
  [/(?<!\d\s?)%(?:\d+\$)?[sdif@](?!\p{L})/u, 'a place holder of another program', data],
  [/[$%#]?\{\s*[\w-]*\s*\}/, 'a place holder of another program', data],
  [/(?<![\p{L}\d])\$[a-z]\w*|:[a-z]+[A-Z]\w*/u, 'a place holder of another program', data],
  [
    /\[(?:name|nombre|amount|monto|date|fecha|number|número|link|enlace|text|texto|insert\b[^\]]*)\]/i,
    'a place holder of another program',
    data,
  ],
];

const company =
  /\bS\.?\s?A\.?(?:\s?P\.?\s?I\.?)? de C\.?\s?V\.?|\bS\. ?de R\. ?L\.|\bSOFOM\b|\b(?:Pvt|Private)\.? (?:Ltd|Limited)|\bLtd\.|\bInc\.|\bLLC\b/;

/** Letters and the marks of sentences: nothing in such a text is data, an address or a broken letter. */
const isPlain = (text: string): boolean =>
  /^[a-záéíóúüñ .,;:!¡¿?«»()’“”…—-]*$/i.test(text) && !/\S\.\S|\p{L}\?\p{L}/u.test(text);

/** In the order in which they are asked: of several that a text breaks in one piece, the first says it best. */
const rules: readonly Rule[] = [
  ...unfinished.map(([pattern, detail, wanted]) => ({
    code: 'unfinished-text' as const,
    pattern,
    detail,
    ...(wanted !== undefined && { wanted }),
  })),
  {
    code: 'markup',
    pattern: /&(?:[a-z]{2,8}|#\d{1,5}|#x[\da-f]{1,5});/i,
    detail: 'an entity',
  },
  {
    code: 'broken-characters',
    pattern: /Ã[\u0080-\u00bf\u2018-\u203a\u0152-\u017e]|Â[\u0080-\u00bf]|â€|ï»¿|ðŸ|\ufffd/u,
    detail: 'letters of a file that was not saved as UTF-8',
  },
  {
    code: 'broken-characters',
    // eslint-style control characters are what this looks for.
    pattern: /[\p{Cc}\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff](?<!\n)/u,
    detail: 'a character that nobody sees',
    wanted: 'Remove it, or write an ordinary space in its place.',
  },
  {
    code: 'broken-characters',
    pattern: /\\(?:[nrt"]|u[\da-f]{4})/i,
    detail: 'a backslash that would be shown',
    wanted: 'One backslash is enough in JSON; a line ends without one.',
  },
  {
    code: 'broken-characters',
    pattern: /\p{L}[?´`¨]\p{L}/u,
    detail: 'a mark in place of a letter',
  },
  { code: 'stray-space', pattern: /^\s+\S|\S\s+$/u, detail: 'a space at its end or beginning' },
  { code: 'stray-space', pattern: /\S {2,}\S/, detail: 'two spaces in a row' },
  {
    code: 'brand-words',
    pattern: /[\w.+-]+@[\w-]+\.[\w.-]*\w/,
    detail: 'an address of one brand',
    wanted: 'Write {{config.serviceEmail}}, or {{config.company.email}}.',
  },
  {
    code: 'brand-words',
    pattern: /\bhttps?:\/\/\S+|\bwww\.\S+|\b[a-z\d-]+\.(?:com|mx|in|org|net|app)(?:\.\w{2})?\b(?!\()/i,
    detail: 'an address of one brand',
    wanted: 'Lead there with a link or a button; addresses are in the configuration.',
  },
  {
    code: 'brand-words',
    pattern: /\+\d[\d ()-]{7,}\d|\b\d{2,4}[ -]\d{3,4}[ -]\d{4}\b|\b[89]00[ -]?\d{3}[ -]?\d{3,4}\b|\b\d{10}\b/,
    detail: 'a telephone of one brand',
    wanted: 'Write {{config.servicePhone}}, or {{config.company.phone}}.',
  },
  {
    code: 'brand-words',
    pattern: company,
    detail: 'the name of one company',
    wanted: 'Write {{config.company.name}}: each brand has its own in its configuration.',
  },
  {
    code: 'literal-value',
    pattern:
      /(?:[$₹€]|\b(?:Rs|MXN|INR|USD|US\$)\b\.?)\s?\d[\d.,]*|\b\d[\d.,]*\s?(?:pesos|rupias|rupees|MXN|INR|USD)\b|\b\d{1,3}(?:,\d{2,3})*\.\d{2}\b(?!\s?%)|\b\d{1,3}(?:,\d{2,3})+\b/i,
    detail: 'an amount',
    wanted:
      'Read it from the data: {{#money}}{{loan.amount}}{{/money}}. A screen never says an amount by itself.',
  },
  {
    code: 'literal-value',
    pattern:
      /\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})\b|\b\d{1,2}(?:º)? (?:de )?(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b|\b(?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2}\b|\b\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:january|february|march|april|may|june|july|august|september|october|november|december)\b/i,
    detail: 'a day',
    wanted: 'Read it from the data: {{#date}}{{loan.repayDate}}{{/date}}.',
  },
];

/** Those that letters alone can break. */
const ofLetters: ReadonlySet<ProblemCode> = new Set(['unfinished-text', 'stray-space', 'brand-words']);
const plainRules = rules.filter(({ code }) => ofLetters.has(code));

const doubled = /(?<![\p{L}\d])(\p{L}+)\s+\1(?![\p{L}\d])/giu;
/** Said twice on purpose. */
const emphatic: ReadonlySet<string> = new Set(['bla', 'had', 'muy', 'no', 'that', 'very', 'ya']);

const doubledIn = kept((text): Slip | undefined => {
  const between = written(text).join(' \u0000 ');
  const found = [...between.matchAll(doubled)].find(([, word = '']) => !emphatic.has(word.toLowerCase()));
  return found === undefined ? undefined : ['doubled-word', { name: found[0] }];
});

/** Names of a brand that are known: those with which the configuration shows what it is. */
export type Brands = readonly string[];

const aloneIn = kept((name) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u'));

function brandIn(text: string, brands: Brands): Slip | undefined {
  const found = brands.find((name) => aloneIn(name).test(text));
  return found === undefined ? undefined : ['brand-words', { name: found, detail: 'the name of one brand' }];
}

/** The rules that a text breaks, with what breaks each. */
const broken = kept((text): readonly (readonly [Rule, string])[] =>
  (isPlain(text) ? plainRules : rules).flatMap((rule): readonly (readonly [Rule, string])[] => {
    // Where a text begins and ends is asked of the whole, what its words are of the pieces between the tags.
    const pieces = rule.code === 'stray-space' ? [text] : written(text);
    const [name] = pieces.flatMap((piece) => rule.pattern.exec(piece)?.[0] ?? []);
    return name === undefined ? [] : [[rule, name]];
  }),
);

/** The slips of a text, one of each kind. `dates`: days that a text may name, as those of the legal documents. */
export function slipsIn(text: string, brands: Brands, dates: ReadonlySet<string>): readonly Slip[] {
  const found = new Map<ProblemCode, Slip>();
  for (const [{ code, detail, wanted }, name] of broken(text)) {
    if (found.has(code) || dates.has(name)) continue;
    found.set(code, [
      code,
      { name: code === 'stray-space' ? text : name, detail, ...(wanted !== undefined && { wanted }) },
    ]);
  }
  if (found.has('unfinished-text')) return [...found.values()];
  for (const slip of [doubledIn(text), brandIn(written(text).join(' '), brands)])
    if (slip !== undefined && !found.has(slip[0])) found.set(slip[0], slip);
  return [...found.values()];
}

/** An amount that a screen says by itself, in any of its forms. */
const bareNumber = /^\s*[\d.,]*\d{3}[\d.,]*\s*$/;

/** The slips of what a definition shows by itself; words in it are another matter. */
export function reportSlips(text: string, brands: Brands, place: Place, report: Report): void {
  const wordless = wordlessIn(text);
  const slips = wordless === undefined ? slipsIn(text, brands, new Set()) : [wordless];
  for (const [code, args] of slips) if (code !== 'stray-space') report(place, code, args);
  if (slips.length === 0 && bareNumber.test(text))
    report(place, 'literal-value', { name: text, detail: 'a number' });
}
