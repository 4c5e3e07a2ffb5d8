/** Holds what the page takes of a brand: its colors, and the dark theme only where there is one. */
import { expect, it } from 'vitest';
import { applyTheme } from './theme.ts';

const colors = {
  primary: '#0e5c4e',
  onPrimary: '#ffffff',
  accent: '#0e5c4e',
  danger: '#c42727',
  success: '#167a4a',
  warning: '#b45309',
};
const root = document.documentElement;
const inTheDark = (): readonly HTMLMetaElement[] => [
  ...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"][media]'),
];

it('stays light without colors of the dark', () => {
  applyTheme(colors);
  expect(root.style.getPropertyValue('--brand-primary')).toBe('#0e5c4e');
  expect(root.hasAttribute('data-dark')).toBe(false);
  expect(inTheDark()).toEqual([]);
});

it('has both with them, and colors the bar of the browser once', () => {
  applyTheme({ ...colors, dark: { primary: '#4fb8a3' } });
  applyTheme({ ...colors, dark: { primary: '#8fd8c3' } });
  expect(root.style.getPropertyValue('--brand-primary')).toBe('#0e5c4e');
  expect(root.style.getPropertyValue('--brand-dark-primary')).toBe('#8fd8c3');
  expect(root.hasAttribute('data-dark')).toBe(true);
  expect(inTheDark().map((meta) => [meta.getAttribute('media'), meta.content])).toEqual([
    ['(prefers-color-scheme: dark)', '#19212a'],
  ]);
});

it('takes the attribute away that the page had before its configuration was read', () => {
  root.toggleAttribute('data-dark', true);
  applyTheme(colors);
  expect(root.hasAttribute('data-dark')).toBe(false);
});
