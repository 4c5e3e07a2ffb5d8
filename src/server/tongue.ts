/** Which language a call is answered in. It must not know what is said in it. */
import type { Tongue } from './sandbox/content.ts';

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const knownOf = (tag: string): Tongue | undefined =>
  (['es', 'en'] as const).find((tongue) => tag.trim().toLowerCase().split('-')[0] === tongue);

/** The best weighed language of the header that is one of ours (RFC 9110, 12.5.4). */
export function acceptedTongue(header: string): Tongue | undefined {
  const ranges = header.split(',').map((range) => {
    const [tag = '', ...parameters] = range.split(';');
    const weight = /^\s*q\s*=\s*([\d.]+)\s*$/i.exec(parameters.join(';'))?.[1];
    return { tongue: knownOf(tag), weight: weight === undefined ? 1 : Number(weight) };
  });
  return ranges
    .filter(({ tongue, weight }) => tongue !== undefined && weight > 0)
    .sort((a, b) => b.weight - a.weight)[0]?.tongue;
}

/**
 * `Accept-Language` says what the screen speaks (docs/contract.md section 2). Where it is missing, or names none of ours,
 * the `language` counts that a host app may give, as a header or in the query; else it is Spanish.
 */
export function tongueOf(headers: Headers, query: Readonly<Record<string, unknown>>): Tongue {
  const given = text(headers['language']) || text(query['language']);
  return (
    acceptedTongue(text(headers['accept-language'])) ?? (given.toLowerCase().startsWith('en') ? 'en' : 'es')
  );
}
