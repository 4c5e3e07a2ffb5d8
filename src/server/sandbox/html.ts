/** HTML of the sandbox's pages: everything that is not written here is escaped. It must not know what a page shows. */
import { sayIn, type Tongue } from './content.ts';

export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Piece = string | number | Html | readonly Html[];

const escape = (text: string): string =>
  text.replace(
    /[&<>"']/g,
    (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[letter] ?? letter,
  );

/** Pieces put into the template are escaped unless they are HTML themselves. */
export function html(parts: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  const written = parts.map((part, index) => {
    const piece = pieces[index];
    if (piece === undefined) return part;
    if (piece instanceof Html) return part + piece.text;
    if (typeof piece === 'object') return part + piece.map((each) => each.text).join('');
    return part + escape(String(piece));
  });
  return new Html(written.join(''));
}

/** Who reads the page: words come in pairs, and every way leads to pages in the same language. */
export interface Reader {
  readonly tongue: Tongue;
  say(es: string, en: string): string;
}

export const readerOf = (tongue: Tongue): Reader => ({
  tongue,
  say: sayIn(tongue),
});

/** A path of the sandbox's own, in the language of who reads: docs/contract.md 2 names it for the app's pages as well. */
export const way = ({ tongue }: Reader, path: string): string =>
  `${path}?isNeedPop=${tongue === 'en' ? '1' : '2'}`;

/** The page of a world, or what is done to it. */
export const link = (reader: Reader, session: string, deed = ''): string =>
  way(reader, `/sandbox/session/${encodeURIComponent(session)}${deed === '' ? '' : `/${deed}`}`);

/** A button that does a deed to a world. */
export function form(
  reader: Reader,
  session: string,
  deed: string,
  label: string,
  fields: Readonly<Record<string, string>>,
  described = '',
): Html {
  const inputs = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  return html`<form method="post" action="${link(reader, session, deed)}">
    ${inputs}<button aria-label="${label}${described === '' ? '' : ` ${described}`}">${label}</button>
  </form>`;
}
