/**
 * Checks pictures without words: one that shows a code or how something is done is no ornament. It must not know any widget
 * by name.
 */
import type { Context } from '../context.ts';
import { holderOf, own, type Place } from '../document/document.ts';
import { parseTemplate } from '../document/parsed.ts';
import { resolvePath, type Scope } from '../types/scope.ts';

/** Whether a value is the address of a picture that is read. */
function isRead(address: unknown, scope: Scope): boolean {
  const template = typeof address === 'string' ? parseTemplate(address) : undefined;
  if (template?.ok !== true || template.value.kind !== 'tag') return false;
  const found = resolvePath(template.value.path, scope);
  return found.kind === 'found' && found.type.entity === 'picture-to-read';
}

/** The empty name of a picture that is read; `of`: `image.alt`. */
export function checkOrnament(
  value: unknown,
  of: string,
  place: Place,
  scope: Scope,
  { project, report }: Context,
): void {
  const [type = '', prop = ''] = of.split('.');
  if (value !== '' || own(own(project.facts.widgets, type)?.names ?? {}, prop) !== 'ornament') return;
  const holder = holderOf(place);
  const pictures = Object.entries(own(project.widgets, type) ?? {}).filter(([, kind]) => kind === 'image');
  if (pictures.some(([name]) => isRead(own(holder, name), scope)))
    report(place, 'missing-name', { name: prop, of: type });
}
