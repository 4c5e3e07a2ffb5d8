/** Every screen that can be drawn by itself: those of the app and of the promotion. It must not know what is done with them. */
import type { Library } from '../../src/release/library.ts';

export function drawnScreens({
  routes,
  promotion,
}: Pick<Library, 'routes' | 'promotion'>): readonly string[] {
  const promoted = [...promotion.layouts, ...Object.values(promotion.routes)];
  return [...new Set([...Object.values(routes), ...promoted])].sort();
}
