/** Puts the brand's colors on the page, made readable first. */
import { brandVariables, type Brand } from '../lib/contrast.ts';

export function applyTheme(brand: Brand): void {
  const root = document.documentElement;
  for (const [name, value] of Object.entries(brandVariables(brand))) root.style.setProperty(name, value);
}
