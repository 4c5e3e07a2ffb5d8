/**
 * Checks a text key where it is used: it exists, and its text reads in each language only what is visible there. It must
 * not know widgets or actions, nor what a text may read.
 */
import type { ProblemCode } from '../../lib/problem.ts';
import type { ProblemArguments } from '../../lib/problems/entry.ts';
import type { Template } from '../../lib/template.ts';
import type { Context } from '../context.ts';
import type { Place } from '../document/document.ts';
import { parseTemplate } from '../document/parsed.ts';
import { nearKey } from '../report/near-key.ts';

/** A problem of the words, with the files whose words have it. */
interface Said {
  readonly code: ProblemCode;
  readonly args: ProblemArguments;
  readonly files: string[];
}

/** `read` checks the words of one language; what is wrong with several of them is one problem. */
export function checkKey(
  key: string,
  place: Place,
  context: Context,
  read: (words: Template, context: Context) => void,
): void {
  const { texts, used, different } = context.project;
  used.add(key);
  const lacking = [...texts].filter(([, keys]) => !keys.has(key)).map(([file]) => file);
  if (lacking.length === texts.size && texts.size > 0) {
    const known = new Set([...texts.values()].flatMap((keys) => [...keys.keys()]));
    context.report(place, 'missing-text', { name: key, of: lacking.join(' and '), ...nearKey(key, known) });
    return;
  }
  const failed = different.get(key);
  const found = new Map<string, Said>();
  for (const [file, keys] of texts) {
    const report: Context['report'] = (where, code, args) => {
      // Which language is wrong is said with both of them.
      if (failed !== undefined) failed.add(file);
      else if (where !== place) context.report(where, code, args);
      else {
        const same = JSON.stringify([code, args]);
        const said = found.get(same) ?? { code, args, files: [] };
        found.set(same, said);
        said.files.push(file);
      }
    };
    const template = parseTemplate(keys.get(key) ?? '');
    // One that does not parse is a problem of the locale file, and reported there.
    if (template.ok) read(template.value, { ...context, report });
  }
  for (const { code, args, files } of found.values())
    context.report(place, code, { ...args, text: key, files: [...new Set(files)].join(' and ') });
}
