/**
 * Checks how a text with plural forms is used: named by itself and not by a form, with one whole number that is counted
 * (docs/language.md, "Plurals"). It must not know where the text is shown.
 */
import { formOf } from '../../lib/plural.ts';
import { numbersIn } from '../../lib/template.ts';
import type { Context } from '../context.ts';
import type { Place } from '../document/document.ts';
import { parseTemplate } from '../document/parsed.ts';
import { resolvePath, type Scope } from '../types/scope.ts';
import { inWords, mayBe, type Type } from '../types/type.ts';

/** A text of digits is no number, an amount is none to count, and what may have a fraction is in no form "one". */
const isCountable = (type: Type): boolean =>
  type.kinds === undefined ||
  (mayBe(type, 'number') && type.meaning === undefined && (type.range?.whole === true || type.told !== true));

const otherForm = (key: string, keys: ReadonlyMap<string, string>): string | undefined =>
  keys.get(`${key}_other`);

/** Whether the key names one form of a text instead of the text, and that has been said. */
function isForm(key: string, place: Place, { project, report }: Context): boolean {
  const form = formOf(key);
  const isOne =
    form !== undefined &&
    [...project.texts.values()].some((keys) => keys.has(key) && otherForm(form.of, keys) !== undefined);
  if (!isOne) return false;
  project.used.add(key).add(form.of);
  report(place, 'plural-form', { name: `@${key}`, near: `@${form.of}`, sure: true });
  return true;
}

/** What the form for all other numbers counts: one whole number, in the first language that has it. */
function checkCounted(key: string, place: Place, scope: Scope, { project, report }: Context): void {
  const [other] = [...project.texts.values()].flatMap((keys) => otherForm(key, keys) ?? []);
  const template = other === undefined ? undefined : parseTemplate(other);
  if (template?.ok !== true) return;
  const counted = numbersIn(template.value).map((path) => ({
    path: path.join('.'),
    found: resolvePath(path, scope),
  }));
  // One that leads nowhere is said by itself.
  if (counted.some(({ found }) => found.kind !== 'found')) return;
  const types = counted.flatMap(({ path, found }) =>
    found.kind === 'found' ? [{ path, type: found.type }] : [],
  );
  const whole = types.filter(({ type }) => isCountable(type));
  if (whole.length === 1) return;
  const [first] = types;
  const detail =
    whole.length > 1
      ? `${whole.map(({ path }) => `{{${path}}}`).join(' and ')} are whole numbers, and nothing says which is counted`
      : first === undefined
        ? 'it has no number outside of sections'
        : `{{${first.path}}} is ${first.type.told === true && mayBe(first.type, 'number') ? 'a number that may have a fraction' : inWords(first.type)}`;
  report(place, 'unfit-plural', { name: `${key}_other`, detail });
}

/** Whether the key names one form instead of the text: nothing more is said of it then. */
export function checkPlural(key: string, place: Place, scope: Scope, context: Context): boolean {
  if (isForm(key, place, context)) return true;
  checkCounted(key, place, scope, context);
  return false;
}
