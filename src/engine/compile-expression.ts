/**
 * Compiles a string, a test or a literal of a definition to an expression. It must not know nodes, actions or who evaluates.
 */
import type { Path } from '../lib/path.ts';
import { readStep } from '../lib/path.ts';
import type { Part, Template } from '../lib/template.ts';
import { isPresent, numbersIn, parseTemplate, textKey, toText } from '../lib/template.ts';
import type { ParsedTest } from '../lib/test.ts';
import { evaluateTest, parseTest } from '../lib/test.ts';
import { format } from '../lib/format.ts';
import { categories } from '../lib/plural.ts';
import type { Language } from '../model/language.ts';
import { constant, type Expression, type Read } from './expression.ts';
import type { TestExpression } from './plan.ts';
import type { Scope } from './scope.ts';
import { resolve } from './scope.ts';

/** What compiling needs beside the string itself. */
export interface Compiler {
  readonly language: Language;
  /** Raw template of a text key. */
  text(key: string): string | undefined;
  report(code: 'missing-text' | 'unknown-path' | 'bad-definition', detail: string): void;
}

const nothing: Expression = { reads: [], evaluate: () => undefined };

/** A path read from a scope: an unknown name is reported and reads nothing. */
function compilePath(path: Path, scope: Scope, compiler: Compiler): Expression {
  const target = resolve(scope, path);
  if (target === undefined) {
    compiler.report('unknown-path', path.join('.'));
    return nothing;
  }
  if (target.kind === 'path') {
    const full = target.path;
    return { reads: [full], evaluate: (read) => read(full) };
  }
  if (target.rest.length === 0) return target.expression;
  const { expression, rest } = target;
  return {
    reads: expression.reads,
    evaluate: (read) => rest.reduce(readStep, expression.evaluate(read)),
  };
}

/** Text keys may refer to texts that are themselves templates, once: a text never contains another key. */
export function compileString(source: string, scope: Scope, compiler: Compiler): Expression {
  const key = textKey(source);
  if (key === undefined) return compileTemplateText(source, scope, compiler);
  const text = compiler.text(key);
  if (text !== undefined) return compileTemplateText(text, scope, compiler);
  const other = compiler.text(`${key}_other`);
  if (other !== undefined) return compilePlural(key, other, scope, compiler);
  compiler.report('missing-text', key);
  return constant(key);
}

/** A text with forms: the number in it says which is shown (docs/language.md, "Plurals"). All are compiled. */
function compilePlural(key: string, other: string, scope: Scope, compiler: Compiler): Expression {
  const forms = new Map<string, Expression>();
  for (const category of categories) {
    const text = category === 'other' ? other : compiler.text(`${key}_${category}`);
    if (text !== undefined) forms.set(category, compileTemplateText(text, scope, compiler));
  }
  const template = parseTemplate(other);
  const counts = (template.ok ? numbersIn(template.value) : []).map((path) =>
    compilePath(path, scope, silent(compiler)),
  );
  const rules = new Intl.PluralRules(compiler.language.tag);
  const chosen = (read: Read): Expression => {
    const [count, second] = counts.map((each) => each.evaluate(read)).filter(Number.isInteger);
    const category = second === undefined && count !== undefined ? rules.select(Number(count)) : 'other';
    // An old browser may know fewer categories, a language need not have a text for each.
    return forms.get(category) ?? forms.get('other') ?? nothing;
  };
  return {
    reads: [...[...forms.values()].flatMap(({ reads }) => reads), ...counts.flatMap(({ reads }) => reads)],
    evaluate: (read) => chosen(read).evaluate(read),
    there: (read) => chosen(read).there?.(read) !== false,
  };
}

function compileTemplateText(source: string, scope: Scope, compiler: Compiler): Expression {
  const template = parseTemplate(source);
  if (template.ok) return compileTemplate(template.value, scope, compiler);
  compiler.report('bad-definition', `${template.error.code}: ${template.error.text}`);
  return constant('');
}

function compileTemplate(template: Template, scope: Scope, compiler: Compiler): Expression {
  if (template.kind === 'literal') {
    const words = constant(template.text);
    return template.text === '' ? { ...words, there: () => false } : words;
  }
  if (template.kind === 'tag') {
    const value = compilePath(template.path, scope, compiler);
    return { ...value, there: (read) => isGiven(value, read) && toText(value.evaluate(read)) !== '' };
  }
  return compileText(template.parts, scope, compiler);
}

/** Something stands behind a tag; false and 0 are something, and a text handed to a fragment judges itself. */
function isGiven(value: Expression, read: Read): boolean {
  const found = value.evaluate(read);
  return value.there?.(read) !== false && (found === false || isPresent(found));
}

/** A text is there when each tag outside of its sections is, and words are left in the end. */
function compileText(parts: readonly Part[], scope: Scope, compiler: Compiler): Expression {
  const whole = compileParts(parts, scope, compiler);
  const needed = parts.flatMap((part) =>
    part.kind === 'tag' || part.kind === 'format' ? [compilePath(part.path, scope, silent(compiler))] : [],
  );
  if (needed.length === 0 && parts.some((part) => part.kind === 'text' && part.text !== '')) return whole;
  return {
    ...whole,
    there: (read) => needed.every((value) => isGiven(value, read)) && whole.evaluate(read) !== '',
  };
}

/** What is compiled a second time has been reported at the first. */
const silent = (compiler: Compiler): Compiler => ({ ...compiler, report: () => undefined });

function compileParts(parts: readonly Part[], scope: Scope, compiler: Compiler): Expression {
  const compiled = parts.map((part) => compilePart(part, scope, compiler));
  return {
    reads: compiled.flatMap((part) => part.reads),
    evaluate: (read) => compiled.map((part) => toText(part.evaluate(read))).join(''),
  };
}

function compilePart(part: Part, scope: Scope, compiler: Compiler): Expression {
  if (part.kind === 'text') return constant(part.text);
  const value = compilePath(part.path, scope, compiler);
  if (part.kind === 'tag') return value;
  if (part.kind === 'format') {
    return {
      reads: value.reads,
      evaluate: (read) => format(part.format, value.evaluate(read), compiler.language),
    };
  }
  const inner = compileParts(part.parts, scope, compiler);
  return {
    reads: [...value.reads, ...inner.reads],
    evaluate: (read) => (isPresent(value.evaluate(read)) !== part.inverted ? inner.evaluate(read) : ''),
  };
}

/** Any JSON: strings in it are compiled, the rest is kept. Without tags it is one constant. */
export function compileValue(value: unknown, scope: Scope, compiler: Compiler): Expression {
  if (typeof value === 'string') return compileString(value, scope, compiler);
  if (Array.isArray(value)) {
    const items = value.map((item) => compileValue(item, scope, compiler));
    return collect(items, (read) => items.map((item) => item.evaluate(read)));
  }
  if (typeof value !== 'object' || value === null) return constant(value);
  const entries = Object.entries(value).map(
    ([name, item]) => [name, compileValue(item, scope, compiler)] as const,
  );
  return collect(
    entries.map(([, item]) => item),
    (read) => Object.fromEntries(entries.map(([name, item]) => [name, item.evaluate(read)])),
  );
}

function collect(parts: readonly Expression[], evaluate: (read: Read) => unknown): Expression {
  const reads = parts.flatMap((part) => part.reads);
  return reads.length === 0 ? constant(evaluate(() => undefined)) : { reads, evaluate };
}

/** A test, evaluated to a boolean. One that cannot be parsed never holds. */
export function compileTest(json: unknown, scope: Scope, compiler: Compiler): TestExpression {
  const parsed = parseTest(json);
  if (!parsed.ok) {
    compiler.report('bad-definition', `${parsed.error.code}: ${parsed.error.text}`);
    return { reads: [], evaluate: () => false };
  }
  // Keyed by the parsed path's identity: no joining of names while a screen runs.
  const paths = new Map<Path, Expression>();
  collectPaths(parsed.value, (path) => paths.set(path, compilePath(path, scope, compiler)));
  return {
    reads: [...paths.values()].flatMap((path) => path.reads),
    evaluate: (read) => evaluateTest(parsed.value, (path) => paths.get(path)?.evaluate(read)),
  };
}

function collectPaths(test: ParsedTest, visit: (path: Path) => void): void {
  if (test.kind === 'not') collectPaths(test.test, visit);
  else if (test.kind === 'paths') test.entries.forEach((entry) => visit(entry.path));
  else test.tests.forEach((each) => collectPaths(each, visit));
}
