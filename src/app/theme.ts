/** Puts the brand's colors on the page, made readable first. */
import { brandVariables } from '../lib/contrast.ts';
import type { Colors } from '../model/config.ts';

export function applyTheme(brand: Colors): void {
  const root = document.documentElement;
  for (const [name, value] of Object.entries(brandVariables(brand))) root.style.setProperty(name, value);
}
