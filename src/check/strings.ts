/**
 * Checks strings and tests of a definition: templates parse, paths begin with visible names, texts exist. It must not
 * know widgets or actions.
 */
import type { Path } from '../lib/path.ts';
import { isSafeName, parsePath } from '../lib/path.ts';
import type { Part, Template, TemplateError } from '../lib/template.ts';
import { formats, parseTemplate, textKey } from '../lib/template.ts';
import { compileSchema } from '../lib/test.ts';
import type { Context, Members, Scope } from './context.ts';
import type { Place } from './document.ts';
import { inside, isList, isObject, keyOf } from './document.ts';
import { listed, nearest } from './nearest.ts';

type MemberCode = 'unknown-query' | 'unknown-state' | 'unknown-config';
const memberCodes: ReadonlyMap<string, MemberCode> = new Map([
  ['query', 'unknown-query'],
  ['state', 'unknown-state'],
  ['config', 'unknown-config'],
]);

const codes = {
  syntax: 'bad-template',
  'forbidden-tag': 'forbidden-tag',
  'unknown-format': 'unknown-format',
  'format-content': 'format-content',
  'bad-path': 'bad-path',
} as const;

/** A path that cannot be parsed: a forbidden name is named as such. */
function reportBadPath(text: string, place: Place, context: Context): void {
  const forbidden = text.split('.').some((name) => !isSafeName(name));
  context.report(place, forbidden ? 'forbidden-name' : 'bad-path', { name: text });
}

export function reportTemplate(error: TemplateError, place: Place, context: Pick<Context, 'report'>): void {
  if (error.code === 'bad-path') reportBadPath(error.text, place, context as Context);
  else context.report(place, codes[error.code], { name: error.text, detail: formats.join(', ') });
}

/** A declared member of `state`, `query` or `config`. */
export function checkMember(
  root: string,
  name: string,
  members: Members,
  place: Place,
  context: Context,
): void {
  const code = memberCodes.get(root);
  if (code === undefined || members === undefined || members.has(name)) return;
  context.report(place, code, { name, near: nearest(name, members), detail: listed(members) });
}

export function checkPath(path: Path, place: Place, scope: Scope, context: Context): void {
  const [root, member] = path;
  if (root === undefined) return;
  if (!scope.has(root)) {
    const near = nearest(root, scope.keys());
    context.report(place, 'unknown-root', {
      name: root,
      of: path.join('.'),
      near,
      detail: listed(scope.keys()),
    });
  } else if (member !== undefined) checkMember(root, member, scope.get(root), place, context);
}

function checkPart(part: Part, place: Place, scope: Scope, context: Context): void {
  if (part.kind === 'text') return;
  const [root] = part.path;
  if (part.kind === 'section' && part.path.length === 1 && root !== undefined && !scope.has(root)) {
    const near = nearest(root, [...formats, ...scope.keys()]);
    context.report(place, 'unknown-format', { name: root, near, detail: formats.join(', ') });
  } else checkPath(part.path, place, scope, context);
  if (part.kind === 'section') part.parts.forEach((inner) => checkPart(inner, place, scope, context));
}

function checkTemplate(template: Template, place: Place, scope: Scope, context: Context): void {
  if (template.kind === 'tag') checkPath(template.path, place, scope, context);
  if (template.kind === 'parts') template.parts.forEach((part) => checkPart(part, place, scope, context));
}

/** A text key: it exists, and its text in each language reads only what is visible where it is used. */
function checkKey(key: string, place: Place, scope: Scope, context: Context): void {
  const { texts, used } = context.project;
  used.add(key);
  const files = [...texts].filter(([, keys]) => !keys.has(key)).map(([file]) => file);
  if (files.length === texts.size && texts.size > 0) {
    const known = [...texts.values()].flatMap((keys) => [...keys.keys()]);
    context.report(place, 'missing-text', { name: key, of: files.join(' and '), near: nearest(key, known) });
    return;
  }
  if (context.project.different.has(key)) return;
  const report: Context['report'] = (where, code, args) =>
    context.report(where, code, { ...args, text: key });
  for (const [, keys] of texts) {
    const template = parseTemplate(keys.get(key) ?? '');
    // One that does not parse is a problem of the locale file, and reported there.
    if (template.ok) checkTemplate(template.value, place, scope, { ...context, report });
  }
}

export function checkText(text: unknown, place: Place, scope: Scope, context: Context): void {
  if (typeof text !== 'string') return;
  const key = textKey(text);
  if (key !== undefined) return checkKey(key, place, scope, context);
  const template = parseTemplate(text);
  if (template.ok) checkTemplate(template.value, place, scope, context);
  else reportTemplate(template.error, place, context);
}

/** A string that must yield a value: exactly one tag. Returns its path. */
export function checkTag(
  text: string,
  what: string,
  place: Place,
  scope: Scope,
  context: Context,
): Path | undefined {
  const template = parseTemplate(text);
  if (!template.ok) reportTemplate(template.error, place, context);
  else if (template.value.kind !== 'tag') context.report(place, 'not-one-tag', { name: text, of: what });
  else {
    checkPath(template.value.path, place, scope, context);
    return template.value.path;
  }
  return undefined;
}

/** Any JSON whose strings are resolved. */
export function checkValue(value: unknown, place: Place, scope: Scope, context: Context): void {
  if (typeof value === 'string') checkText(value, place, scope, context);
  else if (isList(value))
    value.forEach((item, index) => checkValue(item, inside(place, index), scope, context));
  else if (isObject(value)) {
    for (const [name, item] of Object.entries(value)) {
      if (!isSafeName(name)) context.report(keyOf(place, name), 'forbidden-name', { name });
      checkValue(item, inside(place, name), scope, context);
    }
  }
}

/** The regular expression of a schema: the other words are the structure's business. */
export function checkSchema(schema: unknown, place: Place, context: Context): void {
  if (!isObject(schema)) return;
  const compiled = compileSchema(schema);
  if (!compiled.ok && compiled.error.code === 'bad-pattern') {
    context.report(place, 'bad-pattern', { name: compiled.error.text });
  }
}

const joints: ReadonlySet<string> = new Set(['any', 'all', 'not']);

export function checkTest(test: unknown, place: Place, scope: Scope, context: Context): void {
  if (!isObject(test)) return;
  const names = Object.keys(test).filter((name) => name !== '$comment');
  const joint = names.find((name) => joints.has(name));
  if (joint !== undefined && names.length > 1) {
    context.report(place, 'bad-test', { name: `"${joint}" stands beside other members` });
  }
  for (const name of names) {
    const part = test[name];
    const there = inside(place, name);
    if (name === 'not') checkTest(part, there, scope, context);
    else if (joints.has(name)) {
      if (isList(part)) part.forEach((item, index) => checkTest(item, inside(there, index), scope, context));
    } else {
      const path = parsePath(name);
      if (path.ok) checkPath(path.value, keyOf(place, name), scope, context);
      else reportBadPath(name, keyOf(place, name), context);
      checkSchema(part, there, context);
    }
  }
}

/** A path into the screen's state, as `bind`, `keep` and `set` write it. */
export function checkStatePath(text: string, place: Place, context: Context): void {
  const path = parsePath(text);
  if (!path.ok) return reportBadPath(text, place, context);
  const [root, member] = path.value;
  if (root === 'state' && member !== undefined)
    checkMember(root, member, context.declared.state, place, context);
}
