/**
 * A field's rule whose regular expression stands in the data: `{ "pattern": "{{config.phone.pattern}}" }`. Braces that open
 * twice are no regular expression, so the two are told apart by how they are written. It must not know any data.
 */

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** What is written for the pattern of this test, where it is no regular expression but a tag. */
export function patternTag(test: unknown): string | undefined {
  const pattern = isObject(test) ? test['pattern'] : undefined;
  return typeof pattern === 'string' && pattern.includes('{{') ? pattern : undefined;
}

/** The test without its pattern: what it asks whatever the pattern turns out to be. */
export function withoutPattern(test: unknown): unknown {
  if (patternTag(test) === undefined || !isObject(test)) return test;
  const { pattern: _pattern, ...others } = test;
  return others;
}
