/**
 * Whether a text that is put together can end up with nothing in it: every part of it stands in a section that may be left out,
 * or shows what may be missing. It must not know where the text goes.
 */
import type { Path } from '../../lib/path.ts';
import { nothing } from '../../lib/presence.ts';
import type { Part, Template } from '../../lib/template.ts';
import { learn, resolvePath, type Scope } from './scope.ts';

/** Nothing may stand there; of what leads nowhere that is said elsewhere. */
function mayLack(path: Path, scope: Scope): boolean {
  const found = resolvePath(path, scope);
  return found.kind === 'found' && (found.type.absent || found.type.blank === true);
}

function inside(part: Extract<Part, { kind: 'section' }>, scope: Scope): Scope {
  const found = resolvePath(part.path, scope);
  const isThere = found.kind === 'found' && !part.inverted;
  return isThere ? learn(scope, [[found.path, { present: true, excluded: nothing }]]) : scope;
}

/** A section is no gap where another one speaks for the rest: `{{#x}}…{{/x}}{{^x}}…{{/x}}`. */
function areHollow(parts: readonly Part[], scope: Scope): boolean {
  const shown = parts.flatMap((part) =>
    part.kind === 'section' && !areHollow(part.parts, inside(part, scope))
      ? [{ path: part.path.join('.'), inverted: part.inverted }]
      : [],
  );
  const isWhole = shown.some((one) =>
    shown.some((other) => other.path === one.path && other.inverted !== one.inverted),
  );
  return !isWhole && parts.every((part) => isHollow(part, scope));
}

function isHollow(part: Part, scope: Scope): boolean {
  if (part.kind === 'text') return part.text.trim() === '';
  // Every format has a dash for what is missing.
  if (part.kind === 'format') return false;
  const isOpen = mayLack(part.path, scope);
  if (part.kind === 'tag') return isOpen;
  return (part.inverted ? true : isOpen) || areHollow(part.parts, inside(part, scope));
}

/** Of a text with several parts; a single tag says by its type whether it may be missing. */
export const mayBeHollow = (template: Template, scope: Scope): boolean =>
  template.kind === 'parts' && areHollow(template.parts, scope);
