/** Holds which parts a layout of a release may bring: those of the build's common layout, and none that an advertisement has no use for. */
import { expect, it } from 'vitest';
import { catalog } from './catalog.ts';

it.each([
  ['an action of the form that every layout has', () => catalog.loadAction('bridge'), true],
  ['an action that no layout has', () => catalog.loadAction('copy'), true],
  ['files of the person', () => catalog.loadAction('upload'), false],
  ['the place of the person', () => catalog.loadAction('locate'), false],
  ['a page within a page', () => catalog.loadWidget('embed'), false],
  ['a widget that no layout has', () => catalog.loadWidget('rating'), true],
  ['a call of the promotion', () => catalog.loadCall('getSms'), true],
  ['a call of the app', () => catalog.loadCall('loanPush'), false],
  ['nothing that is there', () => catalog.loadAction('constructor'), false],
])('%s: %#', async (_what, load, is) => {
  expect((await load()) !== undefined).toBe(is);
});
