/** The checker and the theme have the same idea of what a color is. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isColor } from '../src/check/color.ts';
import { parseColor } from '../src/ui/contrast.ts';

const same = (text: string): void => {
  expect([text, isColor(text)]).toEqual([text, parseColor(text) !== undefined]);
};

it.each([
  ...'black white gray grey silver red maroon crimson orange gold yellow olive lime green teal cyan aqua'.split(
    ' ',
  ),
  ...'blue navy purple magenta fuchsia pink rojo tomato 7a2e8e #7a2e8e #FFF #ffff #12345 #1234567 #12345678'.split(
    ' ',
  ),
  'rgb(1, 2, 3)',
  'rgba(1 2 3 / 50%)',
  'rgb(1, 2)',
  'hsl(120deg 10% 20%)',
  'hsl(a, b, c)',
  ' Red ',
  '',
  '#',
  'transparent',
])('%j', same);

it('holds for any text', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((text) => `#${text}`),
      ),
      same,
    ),
  );
  fc.assert(fc.property(fc.stringMatching(/^(rgb|hsl)a?\([0-9 ,./%a]*\)$/), same));
});
