/**
 * An SVG file as plain data, so that a page can draw it as elements of its own: the content policy allows no markup from
 * a string. It reads what Graphviz writes and nothing wider.
 */

/** `[name, attributes, children]`; a string is text. */
export type SvgTree = readonly [string, Readonly<Record<string, string>>, readonly (SvgTree | string)[]];

type Growing = [string, Record<string, string>, (SvgTree | string)[]];

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decode = (text: string): string =>
  text.replaceAll(/&(?:#(\d+)|(\w+));/g, (whole: string, code: string | undefined, name: string) =>
    code === undefined ? (entities[name] ?? whole) : String.fromCodePoint(Number(code)),
  );

function attributesOf(text: string): Record<string, string> {
  const found = [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(
    ([, name = '', value = '']): [string, string] => [name.replace('xlink:', ''), decode(value)],
  );
  return Object.fromEntries(found.filter(([name]) => !name.startsWith('xmlns')));
}

/** The outermost element, or `undefined` when the text is no complete SVG. */
export function svgTree(svg: string): SvgTree | undefined {
  const open: Growing[] = [];
  for (const [, close, name = '', attributes = '', alone, text = ''] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)([^>]*?)(\/?)>|([^<]+)/g,
  )) {
    const last = open.at(-1);
    if (name === '') {
      if (text.trim() !== '') last?.[2].push(decode(text));
    } else if (close === '/') {
      const done = open.pop();
      if (done?.[0] !== name) return undefined;
      if (open.length === 0) return name === 'svg' ? done : undefined;
    } else {
      const element: Growing = [name, attributesOf(attributes), []];
      last?.[2].push(element);
      if (alone !== '/') open.push(element);
    }
  }
  return undefined;
}
