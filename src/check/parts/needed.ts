/**
 * Values without which an action does nothing that anybody wanted: a date to save, a telephone to write to, words to copy. It must
 * not know any action by name.
 */
import { textKey, type Template } from '../../lib/template.ts';
import type { Context } from '../context.ts';
import type { Place } from '../document/document.ts';
import { parseTemplate } from '../document/parsed.ts';
import { mayBeHollow } from '../types/hollow.ts';
import { inWordsOf } from '../report/example.ts';
import { resolvePath, type Scope } from '../types/scope.ts';

/** How it may be without a value: missing, or an empty text. */
function gapIn(template: Template, scope: Scope): 'missing' | 'empty' | undefined {
  if (template.kind === 'literal') return template.text === '' ? 'empty' : undefined;
  if (template.kind === 'parts') return mayBeHollow(template, scope) ? 'empty' : undefined;
  const found = resolvePath(template.path, scope);
  if (found.kind !== 'found') return undefined;
  return found.type.absent ? 'missing' : found.type.blank === true ? 'empty' : undefined;
}

export function checkNeeded(value: unknown, of: string, place: Place, scope: Scope, context: Context): void {
  const notes = context.project.notes.get(of);
  if (notes?.needed !== true || typeof value !== 'string' || textKey(value) !== undefined) return;
  const template = parseTemplate(value);
  const gap = template.ok ? gapIn(template.value, scope) : undefined;
  // Where it is shown as well, what is missing is said of the text.
  if (gap === undefined || (gap === 'missing' && notes.copied === true)) return;
  const args = { name: value === '' ? 'it' : value, of: inWordsOf(of) };
  context.report(place, 'maybe-missing', gap === 'missing' ? args : { ...args, detail: 'empty' });
}
