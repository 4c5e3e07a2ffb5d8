/** Holds how a screen with several frames becomes several screens. */
import { expect, it } from 'vitest';
import { frameOf, variantsOf } from './variants.ts';

const body = { type: 'divider' };

it('leaves a screen with one frame as it is', () => {
  const screens = { repay: { routes: ['/repay'], body }, home: { routes: ['/'], frame: 'public', body } };
  expect(variantsOf(screens)).toEqual(screens);
});

it('makes a screen for each frame, with the routes that have it', () => {
  const about = { routes: ['/couldPublic', '/About', '/Company'], frames: { '/About': 'public' }, body };
  expect(variantsOf({ about })).toEqual({
    about: { routes: ['/couldPublic', '/Company'], frame: 'app', body },
    about_public: { routes: ['/About'], frame: 'public', body },
  });
});

it('keeps what each route gives', () => {
  const routes = { '/couldPublic': {}, '/About': { site: true }, '/Company': { site: false } };
  const about = { routes, frames: { '/About': 'public' }, body };
  expect(variantsOf({ about })).toEqual({
    about: { routes: { '/couldPublic': {}, '/Company': { site: false } }, frame: 'app', body },
    about_public: { routes: { '/About': { site: true } }, frame: 'public', body },
  });
});

it('gives the description to the frame that shows it', () => {
  const about = { routes: ['/a', '/About'], frames: { '/About': 'public' }, description: '@about.d', body };
  const { about: inApp, about_public: onSite } = variantsOf({ about });
  expect(inApp).not.toHaveProperty('description');
  expect(onSite).toHaveProperty('description', '@about.d');
});

it('keeps the screen by its own name where every route has another frame', () => {
  const about = { routes: ['/About'], frame: 'bare', frames: { '/About': 'public' }, body };
  expect(variantsOf({ about })).toEqual({
    about: { routes: [], frame: 'bare', body },
    about_public: { routes: ['/About'], frame: 'public', body },
  });
});

it.each([null, 7, 'x', { frames: { '/a': 'public' }, routes: 'x' }])('takes %j as it comes', (odd) => {
  expect(variantsOf({ odd })).toEqual({ odd });
});

it('takes the frame of the app where none is named', () => {
  expect([frameOf({}), frameOf({ frame: 'public' }), frameOf(null)]).toEqual(['app', 'public', 'app']);
});
