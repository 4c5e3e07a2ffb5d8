/** Words typed where they stand: which key says them, and a field over them. It must not know what is done with them. */
import { textKey } from '../../lib/template.ts';

export interface Spoken {
  readonly key: string;
  readonly element: HTMLElement;
  readonly text: string;
}

/** The keys that a part names itself; what stands in it is another part. */
export function keysOf(part: unknown, isInner = false): readonly string[] {
  if (typeof part === 'string') {
    const key = textKey(part);
    return key === undefined ? [] : [key];
  }
  if (typeof part !== 'object' || part === null || (isInner && 'type' in part)) return [];
  return Object.values(part).flatMap((member) => keysOf(member, true));
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();
/** Elements around the one that was pressed that can be the whole of its words. */
const reach = 4;

/** The words at an element, where one of these keys says exactly them: what is filled in cannot be typed over. */
export function spokenAt(
  target: Element,
  keys: readonly string[],
  textOf: (key: string) => string | undefined,
): Spoken | undefined {
  let element: Element | null = target;
  for (let step = 0; step < reach && element instanceof HTMLElement; step += 1) {
    const said = tidy(element.textContent ?? '');
    const found = keys.find((key) => {
      const text = textOf(key);
      return text !== undefined && text !== '' && !text.includes('{{') && tidy(text) === said;
    });
    if (found !== undefined) return { key: found, element, text: textOf(found) ?? '' };
    element = element.parentElement;
  }
  return undefined;
}

const looks = [
  'font',
  'color',
  'textAlign',
  'letterSpacing',
  'textTransform',
  'lineHeight',
  'padding',
] as const;

/** What is behind words: the first color around them. */
function behind(element: Element): string {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (!/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor)) return backgroundColor;
  }
  return 'Canvas';
}

export interface Typing {
  /** After what is below it has moved. */
  place(): void;
  end(): void;
}

/** @param label what the field is, for who does not see where it stands. */
export function typeOver(
  { element, text }: Spoken,
  label: string,
  typed: (text: string) => void,
  ended: () => void,
): Typing {
  const field = document.createElement('textarea');
  field.className = 'phone-typing';
  field.value = text;
  field.setAttribute('aria-label', label);
  const style = getComputedStyle(element);
  for (const look of looks) field.style[look] = style[look];
  field.style.backgroundColor = behind(element);
  function place(): void {
    const { left, top, width, height } = element.getBoundingClientRect();
    Object.assign(field.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
  }
  let isOver = false;
  function end(): void {
    if (isOver) return;
    isOver = true;
    field.remove();
    ended();
  }
  field.addEventListener('input', () => typed(field.value.replace(/\s*\n\s*/g, ' ')));
  field.addEventListener('blur', end);
  field.addEventListener('keydown', (event) => {
    event.stopPropagation();
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    end();
  });
  // Nothing outside of an open dialog can be typed in.
  (element.closest('dialog') ?? document.body).append(field);
  place();
  field.focus();
  field.select();
  return { place, end };
}
