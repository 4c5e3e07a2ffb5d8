/** Which of the stored encodings a client wants, by its Accept-Encoding. It must not know files. */

export type Encoding = 'br' | 'gzip';

/** What there is, by its encoding. */
type Stored = { readonly [encoding in Encoding]?: unknown };

/** The best first: taken when the client likes both the same. */
const preferred: readonly Encoding[] = ['br', 'gzip'];

function weights(header: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const quality = parameters.find((parameter) => /^q\s*=/.test(parameter));
    const weight = quality === undefined ? 1 : Number(quality.replace(/^q\s*=\s*/, ''));
    if (name !== '') found.set(name, weight >= 0 && weight <= 1 ? weight : 0);
  }
  return found;
}

/** Browsers write a handful of headers, and each of them with every request; whoever invents others is read anew. */
const read = new Map<string, ReadonlyMap<string, number>>();
const remembered = 64;
/** Characters; a header that is longer asks for nothing. */
const longest = 1000;
const nothing: ReadonlyMap<string, number> = new Map();

function weightsOf(header: string): ReadonlyMap<string, number> {
  if (header.length > longest) return nothing;
  const found = read.get(header) ?? weights(header);
  if (read.size < remembered && header.length < 256) read.set(header, found);
  return found;
}

export function pickEncoding(header: string | undefined, stored: Stored): Encoding | undefined {
  const asked = weightsOf(header ?? '');
  const weight = (encoding: Encoding): number => asked.get(encoding) ?? asked.get('*') ?? 0;
  let best: Encoding | undefined;
  for (const encoding of preferred) {
    if (stored[encoding] === undefined || weight(encoding) === 0) continue;
    if (best === undefined || weight(encoding) > weight(best)) best = encoding;
  }
  // Only a client that says so prefers the plain file.
  return best !== undefined && (asked.get('identity') ?? 0) > weight(best) ? undefined : best;
}
