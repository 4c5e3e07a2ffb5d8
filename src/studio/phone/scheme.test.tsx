/** The phone's light and dark. */
import { afterEach, expect, it } from 'vitest';
import { followScheme } from './scheme.ts';

afterEach(() => document.head.replaceChildren());

const media = (): readonly string[] =>
  [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].flatMap((rule) => ('media' in rule ? [(rule as CSSMediaRule).media.mediaText] : [])),
  );

it('what is for the dark follows the switch alone, there and back; nothing else does', () => {
  const style = document.createElement('style');
  style.textContent =
    ':root { color: red } @media (prefers-color-scheme: dark) { :root { color: blue } } @media print { p { color: red } }';
  document.head.append(style);
  followScheme(document.styleSheets, 'light');
  expect(media()).toEqual(['not all', 'print']);
  followScheme(document.styleSheets, 'dark');
  expect(media()).toEqual(['all', 'print']);
  followScheme(document.styleSheets, 'light');
  expect(media()).toEqual(['not all', 'print']);
});
