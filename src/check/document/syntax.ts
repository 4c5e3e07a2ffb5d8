/**
 * Says in an author's words what keeps a file from being JSON, where, and what to do about it. It must not know what the
 * file means.
 */
import { printParseErrorCode, type ParseError } from 'jsonc-parser';
import { misfitIn, type Misfit } from './indent.ts';

/** The end of what is around comes before the end of what is open. */
function unclosed(text: string, { error, offset }: ParseError): string | undefined {
  const closing = { '}': 'a ] is missing', ']': 'a } is missing' }[text[offset] ?? ''];
  return printParseErrorCode(error) === 'CommaExpected' ? closing : undefined;
}

/** The bracket that is open at an offset, texts skipped. */
function openAt(text: string, offset: number): string | undefined {
  const open: string[] = [];
  for (const [piece] of text.slice(0, offset).matchAll(/"(?:\\.|[^"\\])*"|[[\]{}]/g)) {
    if (piece === '{' || piece === '[') open.push(piece);
    else if (piece === '}' || piece === ']') open.pop();
  }
  return open.at(-1);
}

/** An object begins where the next member of another one would, after a value: that other one has no end. */
function unended(text: string, { error, offset }: ParseError): boolean {
  const code = printParseErrorCode(error);
  const hasComma = code === 'PropertyNameExpected' && text.slice(0, offset).trimEnd().endsWith(',');
  return (code === 'CommaExpected' || hasComma) && text[offset] === '{' && openAt(text, offset) === '{';
}

/** What the indents say is missing, where the parser noticed it later. */
function earlier(text: string, { offset }: ParseError): Misfit | undefined {
  const misfit = misfitIn(text);
  return misfit !== undefined && misfit.offset < offset ? misfit : undefined;
}

/** A text ended at a quote that was to be a part of it. */
function quotedInside(text: string, { offset }: ParseError): string | undefined {
  const before = /"([^"\n]*)$/.exec(text.slice(0, offset))?.[0];
  const after = /^([^"\n]*)"/.exec(text.slice(offset))?.[1];
  return before === '"' && after !== undefined && /^\p{L}/u.test(after) ? after : undefined;
}

/** What is missing belongs after what stands before it, though it is noticed only at what comes next. */
export function spotOf(text: string, found: ParseError): number {
  const { error, offset } = found;
  const misfit = earlier(text, found);
  if (misfit !== undefined) return misfit.offset;
  if (quotedInside(text, found) !== undefined) return offset - 1;
  if (unended(text, found)) return text.slice(0, offset).trimEnd().replace(/,$/, '').trimEnd().length;
  const lacks =
    printParseErrorCode(error) === 'CommaExpected' || printParseErrorCode(error) === 'ColonExpected';
  return lacks ? text.slice(0, offset).trimEnd().length : offset;
}

export function adviceFor(text: string, error: ParseError | undefined): { readonly detail?: string } {
  if (text.trim() === '') return { detail: 'Copy a file that is like it, or remove this one.' };
  if (error === undefined) return {};
  const misfit = earlier(text, error);
  if (misfit !== undefined)
    return { detail: `Write ${misfit.missing} here: the lines below stand as if it were there.` };
  const inner = quotedInside(text, error);
  if (inner !== undefined)
    return { detail: `Write quotes inside a text with a backslash, \\"${inner}\\", or others: «${inner}».` };
  if (printParseErrorCode(error.error) === 'InvalidCommentToken')
    return { detail: 'Remove the comment, or write it as a member "$comment".' };
  if (unclosed(text, error) !== undefined)
    return { detail: 'What was opened before has no end: each [ needs its ], and each { its }.' };
  if (unended(text, error))
    return { detail: 'End the object here, with a } and a comma, before the next one begins.' };
  if (printParseErrorCode(error.error) === 'CommaExpected')
    return { detail: 'Write a comma after the value that ends here.' };
  if (printParseErrorCode(error.error) === 'ColonExpected')
    return { detail: 'Write a colon between this name and its value.' };
  const piece = text.slice(error.offset, error.offset + Math.max(1, error.length));
  if (/[“”„‘’'`´]/.test(piece)) return { detail: 'Write straight quotes: ".' };
  if (printParseErrorCode(error.error) !== 'InvalidSymbol') return {};
  if (piece.startsWith('=')) return { detail: 'Write a colon between a name and its value.' };
  const word = /^(?:true|false|null)/.exec(piece.toLowerCase())?.[0];
  if (word !== undefined) return { detail: `Write ${word}, in small letters.` };
  return { detail: 'Names and texts stand between double quotes: one is missing here, or just before.' };
}

const syntaxErrors: { readonly [code: string]: string } = {
  InvalidSymbol: 'a word that is no value (texts need quotes)',
  InvalidNumberFormat: 'a number is not complete',
  PropertyNameExpected: 'the name of a member is expected here, in double quotes (or a comma is too many)',
  ValueExpected: 'a value is expected here (or a comma is too many)',
  ColonExpected: 'a colon is missing',
  CommaExpected: 'a comma is missing',
  CloseBraceExpected: 'a } is missing',
  CloseBracketExpected: 'a ] is missing',
  EndOfFileExpected: 'the file goes on after its end',
  InvalidCommentToken: 'comments are not allowed; use "$comment"',
  UnexpectedEndOfString: 'a closing quote is missing',
  UnexpectedEndOfNumber: 'a number is not complete',
  InvalidCharacter: 'a character that must be written with a backslash',
  InvalidEscapeCharacter: 'a backslash before a character that needs none',
};

/** What is wrong. */
export function wordsFor(text: string, error: ParseError): string {
  const misfit = earlier(text, error);
  if (misfit !== undefined) return `a ${misfit.missing} is missing`;
  if (quotedInside(text, error) !== undefined) return 'a quote inside a text ends it';
  if (unended(text, error)) return 'a } is missing before the next {';
  return unclosed(text, error) ?? syntaxErrors[printParseErrorCode(error.error)] ?? 'something is missing';
}
