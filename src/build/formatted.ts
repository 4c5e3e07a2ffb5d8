/**
 * What the repository's formatter makes of a text that a script writes, so that what is generated looks as what is written by
 * hand. It must not know who writes.
 */
import type * as Oxfmt from 'oxfmt';

/** As `.oxfmtrc.jsonc` has it, which the programmatic interface does not read. */
const style = { singleQuote: true, printWidth: 110 };

/**
 * Loaded where it is used, and by a name: Vite takes all that its configuration may load into the configuration, and a build without
 * what developers need would miss it.
 */
const formatter: string = 'oxfmt';

/** @param file its name says the language. @throws Error naming the file and the first place that does not parse. */
export async function formatted(file: string, text: string): Promise<string> {
  const { format } = (await import(formatter)) as typeof Oxfmt;
  const { code, errors } = await format(file, text, style);
  const [wrong] = errors;
  if (wrong !== undefined) throw new Error(`${file}: ${wrong.codeframe ?? wrong.message}`);
  return code;
}
