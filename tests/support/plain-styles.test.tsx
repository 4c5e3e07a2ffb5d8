/** What an element has by its name is what the document in memory says of it: with an empty sheet it is asked each time. */
import fc from 'fast-check';
import { expect, it } from 'vitest';

const names = [
  'display',
  'visibility',
  'opacity',
  'content',
  'pointer-events',
  'color',
  'font-size',
] as const;
const tags =
  'a b button dd details dialog div fieldset h1 img input label legend li option output p section select slot span summary svg table td textarea ul'.split(
    ' ',
  );
const styles = [
  '',
  'display: none',
  'display: inline-block; visibility: hidden',
  'visibility: visible !important',
  'opacity: 0',
  'pointer-events: none; content: "x"',
  'color: red; font-size: 2em',
];

const one = fc.record({
  tag: fc.constantFrom(...tags),
  under: fc.nat({ max: 8 }),
  style: fc.option(fc.constantFrom(...styles), { freq: 3 }),
  open: fc.boolean(),
});

function build(
  parts: readonly { tag: string; under: number; style: string | null; open: boolean }[],
): Element[] {
  const made: Element[] = [];
  for (const { tag, under, style, open } of parts) {
    const element = document.createElement(tag);
    if (style !== null) element.setAttribute('style', style);
    if (open) element.setAttribute('open', '');
    (made.length === 0 ? document.body : (made[under % made.length] ?? document.body)).append(element);
    made.push(element);
  }
  return made;
}

const told = (elements: readonly Element[]): readonly string[] =>
  elements.map((element) => {
    const style = getComputedStyle(element);
    const { display, visibility, opacity, pointerEvents } = style;
    return [
      element.tagName,
      display,
      visibility,
      opacity,
      pointerEvents,
      ...names.map((name) => style.getPropertyValue(name)),
    ].join('|');
  });

it('tells what the document tells where a sheet might have a say', () => {
  fc.assert(
    fc.property(fc.array(one, { minLength: 1, maxLength: 12 }), (parts) => {
      document.body.replaceChildren();
      const elements = build(parts);
      const quick = told(elements);
      const sheet = document.createElement('style');
      document.head.append(sheet);
      try {
        expect(quick).toEqual(told(elements));
      } finally {
        sheet.remove();
      }
    }),
  );
});

it('heeds a sheet, a style that is set later, and what is no longer there', () => {
  const element = document.createElement('p');
  document.body.append(element);
  expect(getComputedStyle(element).display).toBe('block');
  const sheet = document.createElement('style');
  sheet.textContent = 'p { display: none }';
  document.head.append(sheet);
  expect(getComputedStyle(element).display).toBe('none');
  sheet.remove();
  expect(getComputedStyle(element).display).toBe('block');
  document.body.setAttribute('style', 'visibility: hidden');
  expect(getComputedStyle(element).visibility).toBe('hidden');
  document.body.removeAttribute('style');
  expect(getComputedStyle(element).visibility).toBe('');
  element.remove();
  expect(getComputedStyle(element).display).toBe('');
});
