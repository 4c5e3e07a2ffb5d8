/** For tests: a drawer that draws what a test says. */
import type { OpenDrawer } from './open-drawer.ts';

export const fakeDrawer = (given: Partial<OpenDrawer>): OpenDrawer => ({
  drawPage: () => Promise.reject(new Error('not drawn')),
  questionsOf: () => Promise.resolve([]),
  drawFilled: () => Promise.reject(new Error('not drawn')),
  close: () => Promise.resolve(),
  ...given,
});
