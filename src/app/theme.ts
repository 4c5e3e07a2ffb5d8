/** Puts the brand's colors on the page, made readable first. Which scheme is drawn, the style sheet asks the phone. */
import { brandVariables, schemes } from '../lib/contrast.ts';
import type { Brand } from '../model/config.ts';

export function applyTheme(brand: Brand): void {
  const root = document.documentElement;
  const isDark = brand.dark !== undefined;
  root.toggleAttribute('data-dark', isDark);
  for (const [name, value] of Object.entries(brandVariables(brand))) root.style.setProperty(name, value);
  if (isDark && document.querySelector(`meta[name="theme-color"][media]`) === null) colorBrowser();
}

/** The browser's own bar, in the dark; of several that fit, it takes the first. */
function colorBrowser(): void {
  const meta = document.createElement('meta');
  meta.name = 'theme-color';
  meta.setAttribute('media', '(prefers-color-scheme: dark)');
  meta.content = schemes.dark.surface;
  document.head.prepend(meta);
}
