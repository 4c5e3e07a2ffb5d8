/**
 * What a parameter of an address may be (docs/language.md, "Parameters"): compiled once, asked of every value. Anything
 * that does not fit counts as missing. It must not know where a value comes from.
 */
import { success, type Result } from './result.ts';
import { compileSchema, type TestError } from './test.ts';

/** Letters at most, where a parameter declares none. */
export const defaultLength = 256;

const words = ['pattern', 'enum', 'format'] as const;

/** `declared` is the parameter as it is written; a pattern keeps to the caps of tests. */
export function parameterCheck(
  declared: Readonly<Record<string, unknown>>,
): Result<(value: string) => boolean, TestError> {
  const limits = words.flatMap((word) =>
    declared[word] === undefined ? [] : [[word, declared[word]] as const],
  );
  const rule = compileSchema(Object.fromEntries(limits));
  if (!rule.ok) return rule;
  const { maxLength } = declared;
  const most = typeof maxLength === 'number' ? maxLength : defaultLength;
  return success((value) => value !== '' && value.length <= most && rule.value(value));
}
