/** Finds data that is named without its two braces, and so would be shown as it is written. It must not know where a text goes. */
import type { Context } from '../context.ts';
import type { Place } from '../document/document.ts';
import { parsePath } from '../document/parsed.ts';
import { isDeclared, resolvePath, type Scope } from '../types/scope.ts';

/** Data named between one brace, or without any, which is taken as it stands. */
export function checkBraces(text: string, place: Place, scope: Scope, { report }: Context): void {
  for (const [piece, name = ''] of text.matchAll(/\{\s*([\w-]+(?:\.[\w-]+)+)\s*\}/g)) {
    const path = parsePath(name);
    if (path.ok && resolvePath(path.value, scope).kind !== 'unknown-root')
      report(place, 'missing-braces', { name: piece, detail: `{{${name}}}` });
  }
}

/** The whole text is the path of something that this place can read. */
export function isBarePath(text: string, scope: Scope): boolean {
  const path = parsePath(text);
  return path.ok && isDeclared(path.value, scope);
}
