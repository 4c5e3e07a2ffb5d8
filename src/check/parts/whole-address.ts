/**
 * Finds the value in an address that is a whole address already: by its kind, or by the test that lets it stand there. It must not
 * know what else may be wrong with an address.
 */
import type { Part } from '../../lib/template.ts';
import { membersOf, nameFrom } from '../document/document.ts';
import { pathsOf, type Formula } from '../types/formula.ts';
import { formulaOf } from '../types/judge.ts';
import { resolvePath, type Scope } from '../types/scope.ts';

const addresses: ReadonlySet<string | undefined> = new Set([
  'address',
  'picture',
  'picture-to-read',
  'sound',
  'uri',
]);

/** The first value that needs nothing before it, in a section or not; what stands behind a "?" is a parameter of another. */
function addressIn(parts: readonly Part[], scope: Scope): string | undefined {
  for (const part of parts) {
    if (part.kind === 'text' && part.text.includes('?')) return undefined;
    if (part.kind === 'section') return addressIn(part.parts, scope);
    const found = part.kind === 'tag' ? resolvePath(part.path, scope) : undefined;
    if (part.kind === 'tag' && found?.kind === 'found' && addresses.has(found.type.entity))
      return `{{${part.path.join('.')}}}`;
  }
  return undefined;
}

/** A value behind a scheme that is there only where it has one itself. */
function askedIn([first, next]: readonly Part[], scope: Scope): string | undefined {
  if (first?.kind !== 'text' || !/^https?:\/\/$/.test(first.text) || next?.kind !== 'tag') return undefined;
  const name = next.path.join('.');
  const asked = formulaOf({ some: name }, scope);
  const at = asked && pathsOf(asked)[0];
  const hasOne = (formula: Formula): boolean =>
    formula.kind === 'condition'
      ? formula.held &&
        formula.steps.at(-1)?.path === at &&
        /^\^https?/.test(nameFrom(membersOf(formula.condition)['pattern']))
      : formula.kind === 'all' && formula.parts.some(hasOne);
  return scope.held?.some(({ formula }) => hasOne(formula)) === true ? `{{${name}}}` : undefined;
}

export const wholeIn = (parts: readonly Part[], scope: Scope): string | undefined =>
  addressIn(parts, scope) ?? askedIn(parts, scope);
