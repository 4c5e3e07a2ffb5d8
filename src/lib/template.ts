/**
 * Strings of a definition, parsed by Mustache and nothing else: what is text, a tag, a format or a section
 * (docs/language.md, Strings). Rendering is the engine's: Mustache's own renderer looks names up implicitly and escapes for HTML.
 */
import Mustache from 'mustache';
import type { Path } from './path.ts';
import { limits } from './limits.ts';
import { parsePath } from './path.ts';
import type { Result } from './result.ts';
import { failure, success } from './result.ts';

export const formats = [
  'money',
  'date',
  'datetime',
  'number',
  'unsigned',
  'phone',
  'card',
  'masked',
] as const;
export type Format = (typeof formats)[number];
/** In these a number is still a number, which a text with several forms can count. */
export const numberFormats: readonly Format[] = ['number', 'unsigned'];

export type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'tag'; readonly path: Path }
  | { readonly kind: 'format'; readonly format: Format; readonly path: Path }
  | {
      readonly kind: 'section';
      readonly path: Path;
      readonly inverted: boolean;
      readonly parts: readonly Part[];
    };

export type Template =
  | { readonly kind: 'literal'; readonly text: string }
  /** Exactly one tag: yields the value itself. */
  | { readonly kind: 'tag'; readonly path: Path }
  | { readonly kind: 'parts'; readonly parts: readonly Part[] };

export interface TemplateError {
  readonly code: 'syntax' | 'forbidden-tag' | 'bad-path' | 'unknown-format' | 'format-content';
  /** The piece of the string that is wrong. */
  readonly text: string;
}

type Token = readonly [type: string, value: string, start: number, end: number, children?: readonly Token[]];

const isFormat = (name: string): name is Format => (formats as readonly string[]).includes(name);

/** `"@repay.submit"` → `"repay.submit"`; `undefined` for any other string, `@@…` included. */
export function textKey(text: string): string | undefined {
  return text.startsWith('@') && !text.startsWith('@@') ? text.slice(1) : undefined;
}

/** Parses a string of a definition; `@@` at its start stands for a literal `@`. */
export function parseTemplate(source: string): Result<Template, TemplateError> {
  const text = source.startsWith('@@') ? source.slice(1) : source;
  if (!text.includes('{{')) return success({ kind: 'literal', text });
  let tokens: readonly Token[];
  try {
    tokens = Mustache.parse(text) as readonly Token[];
  } catch {
    return failure({ code: 'syntax', text });
  }
  const parts = readParts(tokens, 0);
  if (!parts.ok) return parts;
  const [only, second] = parts.value;
  if (only?.kind === 'tag' && second === undefined) return success(only);
  return success({ kind: 'parts', parts: parts.value });
}

function readParts(tokens: readonly Token[], depth: number): Result<readonly Part[], TemplateError> {
  if (depth > limits.depth) return failure({ code: 'syntax', text: 'too deep' });
  const parts: Part[] = [];
  for (const token of tokens) {
    if (token[0] === '!') continue;
    const part = readPart(token, depth);
    if (!part.ok) return part;
    parts.push(part.value);
  }
  return success(parts);
}

function readPart([type, value, , , children]: Token, depth: number): Result<Part, TemplateError> {
  if (type === 'text') return success({ kind: 'text', text: value });
  if (type !== 'name' && type !== '#' && type !== '^') return failure({ code: 'forbidden-tag', text: value });
  if (type === '#' && isFormat(value)) return readFormat(value, children ?? []);
  const path = parsePath(value);
  if (!path.ok) return failure({ code: 'bad-path', text: value });
  if (type === 'name') return success({ kind: 'tag', path: path.value });
  const parts = readParts(children ?? [], depth + 1);
  if (!parts.ok) return parts;
  return success({ kind: 'section', path: path.value, inverted: type === '^', parts: parts.value });
}

/** A format stands around exactly one tag; anything else inside it would be neither a value nor a text. */
function readFormat(format: Format, children: readonly Token[]): Result<Part, TemplateError> {
  const inner = children.filter(([type, value]) => !(type === 'text' && value.trim() === ''));
  const [only] = inner;
  if (inner.length !== 1 || only?.[0] !== 'name') return failure({ code: 'format-content', text: format });
  const path = parsePath(only[1]);
  if (!path.ok) return failure({ code: 'bad-path', text: only[1] });
  return success({ kind: 'format', format, path: path.value });
}

/** Paths of the tags that may be the number of a plural: as they are, or in the format for numbers. */
export function numbersIn(template: Template): readonly Path[] {
  const parts = template.kind === 'parts' ? template.parts : template.kind === 'tag' ? [template] : [];
  const paths = parts.flatMap((part) =>
    part.kind === 'tag' || (part.kind === 'format' && numberFormats.includes(part.format)) ? [part.path] : [],
  );
  return [...new Map(paths.map((path) => [path.join('.'), path])).values()];
}

/** Every path a template reads, in order. */
export function templatePaths(template: Template): readonly Path[] {
  if (template.kind === 'literal') return [];
  if (template.kind === 'tag') return [template.path];
  return template.parts.flatMap(partPaths);
}

function partPaths(part: Part): readonly Path[] {
  if (part.kind === 'text') return [];
  if (part.kind === 'section') return [part.path, ...part.parts.flatMap(partPaths)];
  return [part.path];
}

/** Whether a plain section over this value is shown: as in Mustache, but 0 is something to show. */
export const isPresent = (value: unknown): boolean =>
  value !== undefined &&
  value !== null &&
  value !== false &&
  value !== '' &&
  !(Array.isArray(value) && value.length === 0);

/** A value inside a longer text: texts and numbers as they are, nothing for what is missing or has no text. */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return '';
}
