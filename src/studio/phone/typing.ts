/** Words typed where they stand: which key says them, and a field over them. It must not know what is done with them. */
import { tongues, type Tongue } from '../../lib/figures.ts';
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

/** Of the field below the words, in px: with its label and what is around it, at least as wide, to the window's edge, to the words. */
const room = 70;
const least = 200;
const edge = 8;
const gap = 6;

export interface Typing {
  /** After what is below it has moved. */
  place(): void;
  end(): void;
}

/** What is typed in one language. */
export interface TypedField {
  readonly tongue: Tongue;
  readonly label: string;
  readonly text: string;
}

/** Its label is seen: what is typed there is not on the screen. */
function labelled(area: HTMLTextAreaElement, label: string): HTMLElement {
  const bubble = document.createElement('div');
  const said = document.createElement('span');
  said.textContent = label;
  said.ariaHidden = 'true';
  bubble.append(said, area);
  return bubble;
}

/** @param fields the language that stands there over its words, the other one below it: whoever changes one changes both. */
export function typeOver(
  element: HTMLElement,
  fields: readonly TypedField[],
  typed: (tongue: Tongue, text: string) => void,
  ended: () => void,
): Typing {
  const box = document.createElement('div');
  box.className = 'phone-typing';
  const style = getComputedStyle(element);
  const areas = fields.map(({ tongue, label, text }, index) => {
    const area = document.createElement('textarea');
    area.value = text;
    area.lang = tongues[tongue];
    area.setAttribute('aria-label', label);
    if (index === 0) {
      for (const look of looks) area.style[look] = style[look];
      area.style.backgroundColor = behind(element);
    }
    area.addEventListener('input', () => typed(tongue, area.value.replace(/\s*\n\s*/g, ' ')));
    return area;
  });
  const [over, ...others] = areas;
  // Of the one that stands in its words nobody asks which it is.
  const below = others.map((area, index) => labelled(area, fields[index + 1]?.label ?? ''));
  box.append(...(over === undefined ? [] : [over]), ...below);
  function place(): void {
    const { left, top, width, height } = element.getBoundingClientRect();
    Object.assign(over?.style ?? {}, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    // Below its words, above them where the window ends.
    const isLow = top + height + room > window.innerHeight;
    const wide = Math.min(Math.max(width, least), window.innerWidth - 2 * edge);
    for (const bubble of below)
      Object.assign(bubble.style, {
        left: `${Math.max(edge, Math.min(left, window.innerWidth - wide - edge))}px`,
        top: `${isLow ? Math.max(edge, top - room) : top + height + gap}px`,
        width: `${wide}px`,
      });
  }
  let isOver = false;
  function end(): void {
    if (isOver) return;
    isOver = true;
    box.remove();
    ended();
  }
  box.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node) || !box.contains(relatedTarget)) end();
  });
  box.addEventListener('keydown', (event) => {
    event.stopPropagation();
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    end();
  });
  // Nothing outside of an open dialog can be typed in.
  (element.closest('dialog') ?? document.body).append(box);
  place();
  over?.focus();
  over?.select();
  return { place, end };
}
