/**
 * Words in which a text of the locales is named by its key, `@orders.name{order.orderNo=A1}`, and what they are in a
 * language (tests/screens/README.md, Words). It must not know who says them.
 */
import { parseTemplate, type Part } from '../../src/lib/template.ts';
import { read } from '../support/project.ts';

export type Texts = Readonly<Record<string, string>>;

/** What stands in the place of a tag, by its path; nothing where only a section asks whether it is there. */
export type Values = ReadonlyMap<string, string>;

export interface Mention {
  readonly key: string;
  readonly values: Values;
}

const locales = {
  es: JSON.parse(read('locales/es.json')) as Texts,
  en: JSON.parse(read('locales/en.json')) as Texts,
};

/** The texts of a case's language. */
export const textsIn = (language: string | undefined): Texts => (language === 'en' ? locales.en : locales.es);

/**
 * A key at the beginning of a word, with a value in braces for each tag; empty braces end it. `@@` is an `@`, and `@}` in a value
 * a brace.
 */
const mention = /@@|(?<![\p{L}\p{N}])@([A-Za-z][\w-]*(?:\.[\w-]+)*)((?:\{(?:@[@}]|[^}])+\})*(?:\{\})?)/gu;
const oneValue = /\{([^=}]*)(?:=((?:@[@}]|[^}])*))?\}/g;

const valuesIn = (braces: string): Values =>
  new Map(
    [...braces.matchAll(oneValue)]
      .filter(([, name]) => name !== '')
      .map(([, name = '', value = '']) => [name, value.replace(/@([@}])/g, '$1')]),
  );

export const partsOf = (text: string): readonly Part[] => {
  const template = parseTemplate(text);
  if (!template.ok) return [];
  if (template.value.kind === 'literal') return [{ kind: 'text', text: template.value.text }];
  return template.value.kind === 'tag' ? [template.value] : template.value.parts;
};

/** The words of a text. Nothing is formatted: an amount is said as it is shown. */
const fill = (parts: readonly Part[], values: Values): string =>
  parts
    .map((part) => {
      if (part.kind === 'text') return part.text;
      const path = part.path.join('.');
      if (part.kind !== 'section') return values.get(path) ?? '';
      return values.has(path) === part.inverted ? '' : fill(part.parts, values);
    })
    .join('');

/** A key that there is not stays as it stands. */
export const inWords = (source: string, texts: Texts): string =>
  source.replace(mention, (whole, key: string | undefined, braces: string | undefined) => {
    if (key === undefined) return '@';
    const text = texts[key];
    return text === undefined ? whole : fill(partsOf(text), valuesIn(braces ?? ''));
  });

export const mentionsIn = (source: string): readonly Mention[] =>
  [...source.matchAll(mention)].flatMap(([, key, braces = '']) =>
    key === undefined ? [] : [{ key, values: valuesIn(braces) }],
  );

/** Words that name nothing, however they look. */
export const quoted = (words: string): string =>
  words.replace(/@(?=@)|(?<![\p{L}\p{N}])@(?=[A-Za-z])/gu, '@@');

/** A text by its key; `next` are the words that follow at once, and must not be read as more of it. */
export function mentioned({ key, values }: Mention, next: string): string {
  const braces = [...values].map(([path, value]) =>
    value === '' ? `{${path}}` : `{${path}=${value.replace(/[@}]/g, '@$&')}}`,
  );
  const end = /^(?:[\w{-]|\.[\w-])/.test(next) ? '{}' : '';
  return `@${key}${braces.join('')}${end}`;
}
