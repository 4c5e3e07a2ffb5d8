/**
 * How long a text is that a pattern matches, as far as the pattern itself says so. It must not know where patterns stand.
 */

export interface Span {
  readonly least: number;
  readonly most: number;
  /** Some text of digits alone may match. */
  readonly digits: boolean;
}

/** Anything may match: what is not understood says nothing. */
const open: Span = { least: 0, most: Infinity, digits: true };
const empty: Span = { least: 0, most: 0, digits: true };
/** Nothing matches. */
const never: Span = { least: Infinity, most: 0, digits: false };

const either = (one: Span, other: Span): Span => ({
  least: Math.min(one.least, other.least),
  most: Math.max(one.most, other.most),
  digits: one.digits || other.digits,
});
const together = (one: Span, other: Span): Span => ({
  least: one.least + other.least,
  most: one.most + other.most,
  digits: one.digits && other.digits,
});

/** Anchors, groups, classes, escapes, any other letter; then how often. */
const token =
  /(?<anchor>[\^$]|\\b|\\B)|(?<look>\(\?<?[=!])|(?<group>\((?:\?:|\?<\w+>)?)|(?<close>\))|(?<bar>\|)|(?<one>\[(?:\\.|[^\]\\])*\]|\\[pPu]\{[^}]*\}|\\u[\dA-Fa-f]{4}|\\x[\dA-Fa-f]{2}|\\.|[^\\])/uy;
const count = /(?:([*+?])|\{(\d+)(,(\d*))?\})\??/uy;

const times = (
  source: string,
  at: number,
): { readonly least: number; readonly most: number; end: number } => {
  count.lastIndex = at;
  const found = count.exec(source);
  if (found === null) return { least: 1, most: 1, end: at };
  const [whole, mark, low = '', comma, high = ''] = found;
  const end = at + whole.length;
  if (mark !== undefined) return { least: mark === '+' ? 1 : 0, most: mark === '?' ? 1 : Infinity, end };
  return { least: Number(low), most: comma === undefined ? Number(low) : Number(high || Infinity), end };
};

/** Zero times anything is nothing, however long it may be. */
const repeated = (span: Span, least: number, most: number): Span => ({
  least: least === 0 ? 0 : span.least * least,
  most: most === 0 || span.most === 0 ? 0 : span.most * most,
  digits: least === 0 || span.digits,
});

/** What cannot be compiled is said where it stands. */
function isPattern(source: string): boolean {
  try {
    return new RegExp(source, 'u').flags === 'u';
  } catch {
    return false;
  }
}

function isDigit(one: string): boolean {
  const letter = new RegExp(`^${one}$`, 'u');
  return Array.from('0123456789').some((digit) => letter.test(digit));
}

interface Level {
  readonly nested: boolean;
  /** Alternatives that have ended, and the one that is being read. */
  ended: Span | undefined;
  current: Span;
  /** It begins at the beginning of the text, or ends at its end. */
  start: boolean;
  end: boolean;
}

const level = (nested: boolean): Level => ({
  nested,
  ended: undefined,
  current: empty,
  start: false,
  end: false,
});

/** What stands before or behind what matches may be anything, but where an anchor says that there is nothing. */
const around = ({ current, start, end }: Level): Span =>
  start && end ? current : { ...current, most: Infinity };

function finish(it: Level): Span {
  const whole = it.nested ? it.current : around(it);
  return it.ended === undefined ? whole : either(it.ended, whole);
}

/**
 * What the pattern says of the whole text. Without `^` or `$` anything may stand before or behind what matches. Patterns with
 * look-around or with a reference to a group say nothing.
 */
export function patternSpan(source: string): Span {
  if (!isPattern(source)) return open;
  const levels: Level[] = [level(false)];
  for (let at = 0; at < source.length;) {
    token.lastIndex = at;
    const { groups, 0: text } = token.exec(source) ?? { 0: '' };
    const here = levels.at(-1);
    if (groups === undefined || here === undefined) return open;
    at += text.length;
    if (groups['look'] !== undefined || /^\\[1-9k]/.test(text)) return open;
    if (groups['anchor'] !== undefined) anchored(here, text);
    else if (groups['bar'] !== undefined) {
      here.ended = finish(here);
      Object.assign(here, { current: empty, start: false, end: false });
    } else if (groups['group'] !== undefined) levels.push(level(true));
    else {
      const inner = groups['close'] === undefined ? oneOf(text) : finish(levels.pop() ?? here);
      const outer = levels.at(-1);
      if (outer === undefined) return open;
      const { least, most, end } = times(source, at);
      at = end;
      const span = repeated(inner, least, most);
      outer.current = outer.end && span.least > 0 ? never : together(outer.current, span);
    }
  }
  const [top, unclosed] = levels;
  return top === undefined || unclosed !== undefined ? open : finish(top);
}

const oneOf = (text: string): Span => ({ least: 1, most: 1, digits: isDigit(text) });

/** Inside a group an anchor is not followed further: nothing is said of the length then. */
function anchored(here: Level, mark: string): void {
  if (here.nested && mark !== '\\b' && mark !== '\\B') here.current = open;
  else if (mark === '$') here.end = true;
  else if (mark === '^') {
    here.start = true;
    if (here.current.least > 0) here.current = never;
  }
}
