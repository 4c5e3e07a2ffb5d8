/**
 * Finds what stands for nothing where a value is handed on or kept: a dash, "N/A", or a format, which writes a dash for what is
 * missing. A test finds something there, and a person reads a dash as an amount. It must not know where the value goes.
 */
import { textKey, type Part, type Template } from '../../lib/template.ts';
import type { Context } from '../context.ts';
import type { Place } from '../document/document.ts';
import { parseTemplate } from '../document/parsed.ts';
import { resolvePath, type Scope } from './scope.ts';

const isStandIn = (text: string): boolean =>
  /^\s*(?:[-\u2010-\u2015\u2212_.?*…]+|n\.?\/?a\.?|s\/d|null|nil|none|undefined|nan|nothing|nada|ninguno)\s*$/i.test(
    text,
  );

/** Sections whose words are only that: `{{^x}}—{{/x}}`. */
const ofSection = (part: Part): string | undefined => {
  if (part.kind !== 'section') return undefined;
  const [only, second] = part.parts;
  const isAlone = only?.kind === 'text' && second === undefined && isStandIn(only.text);
  return isAlone ? only.text.trim() : part.parts.map(ofSection).find((each) => each !== undefined);
};

type Found = { readonly name: string; readonly missing?: string };

function standIn(template: Template, scope: Scope): Found | undefined {
  if (template.kind === 'literal')
    return isStandIn(template.text) ? { name: template.text.trim() } : undefined;
  if (template.kind !== 'parts') return undefined;
  const [only, second] = template.parts;
  if (only?.kind === 'format' && second === undefined) {
    const found = resolvePath(only.path, scope);
    const path = only.path.join('.');
    return found.kind === 'found' && found.type.absent ? { name: '—', missing: path } : undefined;
  }
  const name = template.parts.map(ofSection).find((each) => each !== undefined);
  return name === undefined ? undefined : { name };
}

/** Whether it has been said. What is shown at once may say a dash; what is kept or handed on is asked for by tests. */
export function checkStandIn(
  value: unknown,
  of: string,
  place: Place,
  scope: Scope,
  { report }: Context,
): boolean {
  if (typeof value !== 'string' || textKey(value) !== undefined) return false;
  const template = parseTemplate(value);
  const found = template.ok ? standIn(template.value, scope) : undefined;
  if (found === undefined) return false;
  report(place, 'stand-in', { ...found, of });
  return true;
}
