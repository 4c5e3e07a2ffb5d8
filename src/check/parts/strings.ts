/**
 * Checks strings of a definition: templates parse, paths lead somewhere, what is shown can be shown, texts exist. It must
 * not know widgets or actions.
 */
import type { Path } from '../../lib/path.ts';
import { isSafeName } from '../../lib/path.ts';
import type { Part, Template, TemplateError } from '../../lib/template.ts';
import { formats, textKey } from '../../lib/template.ts';
import type { Context } from '../context.ts';
import { reservedNames } from '../context.ts';
import { checkBraces, isBarePath } from './braces.ts';
import { checkKey } from './keys.ts';
import { afterSign, reportSign } from '../texts/currency.ts';
import type { Place } from '../document/document.ts';
import { parsePath, parseTemplate } from '../document/parsed.ts';
import { inside, isList, isObject, keyOf } from '../document/document.ts';
import { isWorded, keysOf, reportMarkup } from '../texts/language.ts';
import { reportSlips } from '../texts/slips.ts';
import { reportLacking } from '../names/lacking.ts';
import { checkLost } from './lost-words.ts';
import { listed, nearTo } from '../report/nearest.ts';
import { noteThere } from './never-there.ts';
import { checkPlural } from './plural-texts.ts';
import { mayBeHollow } from '../types/hollow.ts';
import type { Scope } from '../types/scope.ts';
import { learn, resolvePath } from '../types/scope.ts';
import {
  handedOn,
  judgeFormat,
  judgeParameter,
  judgePromise,
  judgeTag,
  nameBeside,
  type Sink,
} from '../types/shown.ts';
import { anything, inWords, mayBe, type Type } from '../types/type.ts';

type MemberCode = 'unknown-query' | 'unknown-config' | 'unknown-route-value';
const memberCodes: ReadonlyMap<string, MemberCode> = new Map([
  ['query', 'unknown-query'],
  ['config', 'unknown-config'],
  ['route', 'unknown-route-value'],
]);

const codes = {
  syntax: 'bad-template',
  'forbidden-tag': 'forbidden-tag',
  'unknown-format': 'unknown-format',
  'format-content': 'format-content',
  'bad-path': 'bad-path',
} as const;

/** A path that cannot be parsed: a forbidden name is named as such. */
export function reportBadPath(text: string, place: Place, context: Pick<Context, 'report'>): void {
  const forbidden = text.split('.').some((name) => !isSafeName(name));
  context.report(place, forbidden ? 'forbidden-name' : 'bad-path', { name: text });
}

export function reportTemplate(error: TemplateError, place: Place, context: Pick<Context, 'report'>): void {
  if (error.code === 'bad-path') reportBadPath(error.text, place, context);
  else context.report(place, codes[error.code], { name: error.text, detail: formats.join(', ') });
}

/** The type of a path; one that leads nowhere is reported and holds anything. */
export function checkPath(path: Path, place: Place, scope: Scope, context: Context): Type {
  const [root = ''] = path;
  const found = resolvePath(path, scope);
  if (found.kind === 'found') return found.type;
  const { report } = context;
  if (found.kind === 'unknown-root') {
    reportUnknown(path, place, scope, context);
    return anything;
  }
  const { step, of, holder } = found;
  const names = [...(holder.members?.keys() ?? [])];
  const code = of === root ? memberCodes.get(root) : undefined;
  if (found.kind === 'no-member' && of === 'state') reportLacking(step, names, place, context);
  else if (found.kind === 'no-member')
    report(place, code ?? 'unknown-data', {
      name: step,
      of,
      ...nearTo(step, names),
      detail: listed(names),
    });
  else if (found.kind === 'no-list')
    report(place, 'not-a-list', { name: `${of}.${step}`, of, detail: inWords(holder) });
  else report(place, 'not-an-object', { name: `${of}.${step}`, of, detail: inWords(holder) });
  return anything;
}

/** A name that means nothing. Every use of an entry that has no name says the same: it is said once, at its repeat. */
function reportUnknown(path: Path, place: Place, scope: Scope, { report }: Context): void {
  const [root = '', ...rest] = path;
  const names = [...scope.names.keys()];
  const near = nearTo(root, names);
  const detail = listed(names);
  // What is near was meant only where it is hardly misspelt, and the rest of the path is there as well.
  const isMeant = near.sure && resolvePath([near.near ?? '', ...rest], scope).kind === 'found';
  const number = rest.length === 0 ? /^(\w+)Number$/.exec(root)?.[1] : undefined;
  if (scope.unnamed === undefined || isMeant || reservedNames.has(root))
    report(place, 'unknown-root', { name: root, of: path.join('.'), ...near, detail });
  else report(scope.unnamed, 'unknown-root', { name: number ?? root, missing: 'as', detail });
}

function checkTagged(
  path: Path,
  sink: Sink,
  joined: boolean,
  place: Place,
  scope: Scope,
  context: Context,
): void {
  const type = checkPath(path, place, scope, context);
  noteThere(path, place, scope, context);
  const problem = judgeTag(path.join('.'), type, sink, joined);
  if (problem?.[0] === 'not-words')
    context.report(place, 'not-words', { ...problem[1], near: nameBeside(path, scope) });
  else if (problem !== undefined) context.report(place, ...problem);
}

/** Words or another value stand beside it. */
const isJoined = (parts: readonly Part[]): boolean =>
  parts.length > 1 && parts.filter((part) => part.kind !== 'text' || part.text.trim() !== '').length > 1;

function checkParts(
  parts: readonly Part[],
  around: boolean,
  sink: Sink,
  place: Place,
  scope: Scope,
  context: Context,
): void {
  const joined = around || isJoined(parts);
  for (const [index, part] of parts.entries()) {
    const isAmount = part.kind === 'tag' || part.kind === 'format';
    const report = isAmount ? afterSign(parts[index - 1], context.report) : context.report;
    checkPart(part, joined, sink, place, scope, report === context.report ? context : { ...context, report });
  }
}

function checkPart(
  part: Part,
  joined: boolean,
  sink: Sink,
  place: Place,
  scope: Scope,
  context: Context,
): void {
  if (part.kind === 'text') return checkBraces(part.text, place, scope, context);
  if (part.kind === 'tag') return checkTagged(part.path, sink, joined, place, scope, context);
  if (part.kind === 'format') {
    const type = checkPath(part.path, place, scope, context);
    noteThere(part.path, place, scope, context);
    const found = resolvePath(part.path, scope);
    const stands = found.kind === 'found' ? found.path : '';
    const name = part.path.join('.');
    // A test that asks too little of it is told as that.
    const isAsked = scope.held?.some(({ paths }) => paths.includes(stands)) === true;
    const problem =
      judgeFormat(name, type, part.format, stands) ??
      judgeParameter(name, type, stands, sink) ??
      judgePromise(name, isAsked ? { ...type, blank: false } : type, sink, joined);
    if (problem !== undefined) context.report(place, ...problem);
    return;
  }
  const [root] = part.path;
  if (part.path.length === 1 && root !== undefined && !scope.names.has(root)) {
    const near = nearTo(root, [...formats, ...scope.names.keys()]);
    context.report(place, 'unknown-format', { name: root, ...near, detail: formats.join(', ') });
    return;
  }
  checkPath(part.path, place, scope, context);
  const found = resolvePath(part.path, scope);
  // Inside a section its value is there.
  const within =
    found.kind === 'found' && !part.inverted ? learn(scope, [[found.path, { present: true }]]) : scope;
  // What is missing inside of it is left out alone, not the text around it.
  checkParts(part.parts, joined, { ...sink, essential: false, line: false }, place, within, context);
}

function checkTemplate(template: Template, sink: Sink, place: Place, scope: Scope, context: Context): void {
  if (template.kind === 'literal') {
    checkBraces(template.text, place, scope, context);
    const wanted = sink.use === 'data' ? 'handed on' : undefined;
    if (isBarePath(template.text, scope))
      context.report(place, 'missing-braces', {
        name: template.text,
        detail: `{{${template.text}}}`,
        ...(wanted === undefined ? {} : { wanted }),
      });
  }
  if (template.kind === 'tag') checkTagged(template.path, sink, false, place, scope, context);
  if (template.kind === 'parts') {
    checkParts(template.parts, false, sink, place, scope, context);
    if (sink.essential === true || (sink.use === 'shown' && sink.absent))
      checkLost(template.parts, sink, place, scope, context);
  }
  if (sink.always === true && sink.essential !== true && mayBeHollow(template, scope))
    context.report(place, 'missing-name', { name: sink.of, wanted: 'sections' });
}

/** A string that becomes text, or a value handed on: `sink` says which. */
export function checkText(text: unknown, place: Place, scope: Scope, context: Context, sink: Sink): void {
  if (typeof text !== 'string') return;
  const key = textKey(text);
  if (key !== undefined) {
    if (checkPlural(key, place, scope, context)) return;
    return checkKey(key, place, context, (words, inText) => checkTemplate(words, sink, place, scope, inText));
  }
  const template = parseTemplate(text);
  if (!template.ok) return reportTemplate(template.error, place, context);
  reportSign(text, place, context.report);
  // With no @, or with the two that stand for one that is shown.
  const bare = text.replace(/^@@/, '');
  // What is only handed on, as to a fragment, has a name of its own that could be a key without a dot.
  const mayBeKey = sink.use === 'shown' || bare.includes('.');
  const isKey = mayBeKey && [...context.project.texts.values()].some((keys) => keys.has(bare));
  if (isKey) context.report(place, 'forgotten-at', { name: text, near: `@${bare}`, sure: true });
  else checkTemplate(template.value, sink, place, scope, context);
  // What the name of a widget is without words is said of the name.
  if (!isKey && sink.use === 'shown') checkWords(text, place, context, sink.named);
}

/** Words that only one language has are no screen's own; the examples of widgets are for their authors. */
export function checkWords(text: string, place: Place, { project, report }: Context, isName = false): void {
  const { texts, facts } = project;
  reportMarkup(text, place, report);
  if (!place.document.file.startsWith('screens/')) return;
  if (!isWorded(text, texts))
    return isName ? undefined : reportSlips(text, facts.wording.brands, place, report);
  const keys = keysOf(text, texts);
  const [key] = keys;
  const near = key === undefined ? undefined : `@${key}`;
  report(place, 'literal-text', { name: text, near, sure: keys.length === 1 });
}

/** A string that must yield a value: exactly one tag. Its type, or `undefined` where it is none. */
export function checkTag(
  text: string,
  what: string,
  place: Place,
  scope: Scope,
  context: Context,
): { readonly path: Path; readonly type: Type } | undefined {
  const template = parseTemplate(text);
  if (!template.ok) reportTemplate(template.error, place, context);
  else if (template.value.kind !== 'tag') {
    const path = parsePath(text);
    const found = path.ok ? resolvePath(path.value, scope) : undefined;
    const isPath = found?.kind === 'found' && (what !== 'a repeat' || mayBe(found.type, 'list'));
    context.report(place, 'not-one-tag', {
      name: text,
      of: what,
      ...(isPath ? { near: `{{${text}}}`, sure: true } : {}),
    });
  } else {
    const { path } = template.value;
    noteThere(path, place, scope, context);
    return { path, type: checkPath(path, place, scope, context) };
  }
  return undefined;
}

/** Any JSON whose strings are resolved. */
export function checkValue(
  value: unknown,
  place: Place,
  scope: Scope,
  context: Context,
  sink: Sink = handedOn,
): void {
  if (typeof value === 'string') checkText(value, place, scope, context, sink);
  else if (isList(value))
    value.forEach((item, index) => checkValue(item, inside(place, index), scope, context, sink));
  else if (isObject(value)) {
    for (const [name, item] of Object.entries(value)) {
      if (!isSafeName(name)) context.report(keyOf(place, name), 'forbidden-name', { name });
      const isHidden = sink.members?.has(name) === false;
      checkValue(item, inside(place, name), scope, context, isHidden ? { ...sink, use: 'data' } : sink);
    }
  }
}

/** The type of a value in a definition: of what its one tag reads, or of the literal it is. No problem is reported. */
export function typeOfString(text: string, scope: Scope): Type | undefined {
  const template = textKey(text) === undefined ? parseTemplate(text) : undefined;
  if (template?.ok !== true || template.value.kind !== 'tag') return undefined;
  const found = resolvePath(template.value.path, scope);
  return found.kind === 'found' ? found.type : anything;
}

/** A path into the screen's state, as `bind`, `keep` and `set` write it. Its type. */
export function checkStatePath(text: string, place: Place, scope: Scope, context: Context): Type {
  const path = parsePath(text);
  if (path.ok) return path.value[0] === 'state' ? checkPath(path.value, place, scope, context) : anything;
  reportBadPath(text, place, context);
  return anything;
}
