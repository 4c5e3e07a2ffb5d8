/**
 * Checks what only a promotion's screens have: the defaults of the values that a template fills in, the colors they set,
 * and the state that lives in cookies. It must not know any layout.
 */
import type { Context } from '../context.ts';
import { checkContrast } from './contrast.ts';
import { checkCookies } from './cookies.ts';
import { checkColor, checkDefault, checkLimits } from './defaults.ts';
import type { Members, Place } from '../document/document.ts';
import { inside, isList, isObject, keyOf, membersOf, own } from '../document/document.ts';
import { isPromotion } from '../parts/addresses.ts';
import { checkText, checkValue, checkWords } from '../parts/strings.ts';
import { checkEntity } from '../types/entity.ts';
import { bind, emptyScope, type Scope } from '../types/scope.ts';
import { checkTarget } from '../types/target.ts';
import { typeOfSchema, type KnownSchema } from '../types/type.ts';
import { writtenSchema } from '../types/written.ts';

/** Words of one language, in every text of a default that is neither an address nor one of several codes. */
function checkWordsOf(value: unknown, schema: KnownSchema, place: Place, context: Context): void {
  if (isList(value))
    value.forEach((item, index) => checkWordsOf(item, schema.items ?? {}, inside(place, index), context));
  else if (isObject(value)) {
    for (const [name, inner] of Object.entries(schema.properties ?? {}))
      checkWordsOf(own(value, name), inner, inside(place, name), context);
  } else if (typeof value === 'string' && schema.type === 'string') {
    const { format, enum: codes } = schema;
    const isCode = format !== undefined || codes !== undefined || /^[^\s\p{Lu}]*$/u.test(value);
    if (!isCode) checkWords(value, place, context);
  }
}

/** Whether what a color reads is declared as something else: that is told where it is declared. */
function isMisdeclared(
  color: unknown,
  of: string,
  screen: Members,
  place: Place,
  { report }: Context,
): boolean {
  const path = typeof color === 'string' ? /^\{\{(values(?:\.[\w-]+)+)\}\}$/.exec(color)?.[1] : undefined;
  if (path === undefined) return false;
  const [first = '', ...more] = path.split('.').slice(1);
  const steps = [first, ...more.flatMap((name) => ['properties', name])];
  const { format } = steps.reduce<Members>(
    (all, step) => membersOf(own(all, step)),
    membersOf(screen['values']),
  );
  if (typeof format !== 'string' || format === 'color') return false;
  report(inside(place, 'values', ...steps, 'format'), 'wrong-value', {
    name: JSON.stringify(format),
    of: `"${path}", which ${of} reads`,
    near: 'color',
    sure: true,
  });
  return true;
}

/** What is for pages of the promotion alone. */
const promotional = ['theme', 'values'] as const;

export function checkTemplate(screen: Members, place: Place, scope: Scope, context: Context): void {
  const { file } = place.document;
  for (const name of promotional)
    if (screen[name] !== undefined && screen['routes'] !== undefined && !isPromotion(context))
      context.report(keyOf(place, name), 'promotion-only', { name, of: file });
  // Defaults stand before the screen does: they see the settings of the brand and nothing else.
  const early = bind(emptyScope, [['config', { type: context.project.config, path: 'config' }]]);
  for (const [name, declared] of Object.entries(membersOf(screen['values']))) {
    const there = inside(place, 'values', name, 'default');
    const { default: otherwise } = membersOf(declared);
    checkValue(otherwise, there, early, context);
    checkContrast(otherwise, there, context);
    const schema = writtenSchema(declared);
    const type = typeOfSchema(schema);
    checkWordsOf(otherwise, schema, there, context);
    if (checkLimits(schema, inside(place, 'values', name), context))
      checkDefault(otherwise, schema, `values.${name}`, there, context);
    checkTarget(
      otherwise,
      { of: `the default of "values.${name}"`, type, written: false, required: true },
      there,
      early,
      context,
    );
  }
  for (const [name, color] of Object.entries(membersOf(screen['theme']))) {
    const sink = { of: `the color "${name}"`, use: 'data', absent: true } as const;
    if (name === '$comment' || isMisdeclared(color, sink.of, screen, place, context)) continue;
    if (checkEntity(color, { of: sink.of, wanted: 'color' }, inside(place, 'theme', name), scope, context))
      continue;
    checkText(color, inside(place, 'theme', name), scope, context, sink);
    const isLiteral = typeof color === 'string' && color !== '' && !/\{\{|^@/.test(color);
    if (isLiteral) checkColor(color, sink.of, inside(place, 'theme', name), context);
  }
  checkContrast(screen['theme'], inside(place, 'theme'), context);
  checkCookies(screen['cookies'], inside(place, 'cookies'), scope, context);
}
