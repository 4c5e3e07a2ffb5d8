/**
 * Strings of a definition as they are read, each once: most of them stand in fragments and texts, which every screen that
 * uses them asks for again. It must not know where a string stands.
 */
import * as paths from '../../lib/path.ts';
import type { Path, PathError } from '../../lib/path.ts';
import type { Result } from '../../lib/result.ts';
import * as templates from '../../lib/template.ts';
import type { Template, TemplateError } from '../../lib/template.ts';

/** A server that proves releases runs for weeks. */
const most = 20_000;

/** What comes of a text, kept by the text. */
function kept<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const result = read(text);
    if (known.size >= most) known.clear();
    known.set(text, result);
    return result;
  };
}

export const parseTemplate: (text: string) => Result<Template, TemplateError> = kept(templates.parseTemplate);
export const parsePath: (text: string) => Result<Path, PathError> = kept(paths.parsePath);
