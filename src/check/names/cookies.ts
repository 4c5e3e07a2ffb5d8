/** Checks the cookies of a screen or a fragment: each holds a text of its state. It must not know who reads them. */
import type { Context } from '../context.ts';
import { inside, isObject, type Place } from '../document/document.ts';
import { checkKind } from '../parts/props.ts';
import { checkStatePath } from '../parts/strings.ts';
import type { Scope } from '../types/scope.ts';
import { inWords, mayBe, text } from '../types/type.ts';

export function checkCookies(cookies: unknown, place: Place, scope: Scope, context: Context): void {
  for (const [name, path] of Object.entries(isObject(cookies) ? cookies : {})) {
    const there = inside(place, name);
    checkKind(path, 'statePath', there, scope, context, 'screen.cookies');
    if (typeof path !== 'string' || !path.startsWith('state.')) continue;
    const type = checkStatePath(path, there, scope, { ...context, report: () => undefined });
    const args = { name: path, of: 'a cookie', detail: inWords(type), wanted: inWords(text) };
    if (!mayBe(type, 'text')) context.report(there, 'wrong-type', args);
  }
}
