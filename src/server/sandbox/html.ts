/** HTML of the sandbox's pages: everything that is not written here is escaped. It must not know what a page shows. */

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

/** The page of a world. */
export const link = (session: string): string => `/sandbox/session/${encodeURIComponent(session)}`;

/** A button that does a deed to a world. */
export function form(
  session: string,
  deed: string,
  label: string,
  fields: Readonly<Record<string, string>>,
  described = '',
): Html {
  const inputs = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  return html`<form method="post" action="${link(session)}/${deed}">
    ${inputs}<button aria-label="${label}${described === '' ? '' : ` ${described}`}">${label}</button>
  </form>`;
}
