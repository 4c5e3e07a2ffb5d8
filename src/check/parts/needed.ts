/**
 * Values without which an action does nothing that anybody wanted: a date to save, a telephone to write to, words to copy. It must
 * not know any action by name.
 */
import { isEntity, wordsOfEntity } from '../../lib/entities.ts';
import { textKey, type Template } from '../../lib/template.ts';
import type { Context } from '../context.ts';
import type { Place } from '../document/document.ts';
import { parseTemplate } from '../document/parsed.ts';
import { checkEntity } from '../types/entity.ts';
import { mayBeHollow } from '../types/hollow.ts';
import { inWordsOf } from '../report/example.ts';
import { resolvePath, type Scope } from '../types/scope.ts';
import { entityIn, inWords } from '../types/type.ts';

/** How it may be without a value: missing, or an empty text. */
function gapIn(template: Template, scope: Scope): 'missing' | 'empty' | undefined {
  if (template.kind === 'literal') return template.text === '' ? 'empty' : undefined;
  if (template.kind === 'parts') return mayBeHollow(template, scope) ? 'empty' : undefined;
  const found = resolvePath(template.path, scope);
  if (found.kind !== 'found') return undefined;
  return found.type.absent ? 'missing' : found.type.blank === true ? 'empty' : undefined;
}

/** Whether the value is of another kind than it takes, and has been said. */
function isOther(template: Template, of: string, place: Place, scope: Scope, context: Context): boolean {
  const { takes } = context.project.notes.get(of) ?? {};
  const found = template.kind === 'tag' ? resolvePath(template.path, scope) : undefined;
  if (takes === undefined || template.kind !== 'tag' || found?.kind !== 'found') return false;
  const { type } = found;
  // A value of no kind may be one all the same.
  if (isEntity(takes))
    return (
      entityIn(type) !== undefined &&
      checkEntity(
        `{{${template.path.join('.')}}}`,
        { of: inWordsOf(of), wanted: takes },
        place,
        scope,
        context,
      )
    );
  if (type.kinds === undefined || type.meaning === takes || type.loose === true) return false;
  const name = `{{${template.path.join('.')}}}`;
  context.report(place, 'wrong-kind', {
    name,
    of: inWordsOf(of),
    detail: inWords(type),
    wanted: wordsOfEntity(takes),
  });
  return true;
}

export function checkNeeded(value: unknown, of: string, place: Place, scope: Scope, context: Context): void {
  const notes = context.project.notes.get(of);
  if (notes?.needed !== true || typeof value !== 'string' || textKey(value) !== undefined) return;
  const template = parseTemplate(value);
  if (template.ok && isOther(template.value, of, place, scope, context)) return;
  const gap = template.ok ? gapIn(template.value, scope) : undefined;
  // Where it is shown as well, what is missing is said of the text.
  if (gap === undefined || (gap === 'missing' && notes.copied === true)) return;
  const args = { name: value === '' ? 'it' : value, of: inWordsOf(of) };
  context.report(place, 'maybe-missing', gap === 'missing' ? args : { ...args, detail: 'empty' });
}
