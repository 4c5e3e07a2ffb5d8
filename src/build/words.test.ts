/** Holds which texts travel with the web site. */
import { expect, it } from 'vitest';
import { pickTexts, siteTexts } from './words.ts';

const text = (key: string) => ({ type: 'text', text: `@${key}` });
const used = (key: string, file: string) => ({ key, file, line: 1, column: 1 });

const isSite = siteTexts({
  screens: {
    home: {
      frame: 'public',
      title: '@home.title',
      body: [text('both'), { type: 'carousel' }, { type: 'fragment', of: 'shared' }],
    },
    repay: { title: '@repay.title', body: [text('both'), { type: 'fragment', of: 'inside' }] },
  },
  fragments: { shared: { body: text('shared.words') }, inside: { body: text('inside.words') } },
  codeTexts: [
    used('app.site.menu', 'src/app/site/Menu.tsx'),
    used('app.carousel.pause', 'src/widgets/carousel/Carousel.tsx'),
    used('app.more', 'src/widgets/text/Text.tsx'),
    used('app.close', 'src/app/site/Menu.tsx'),
    used('app.close', 'src/app/shell/Dialog.tsx'),
    used('app.failure.', 'src/engine/failure.ts'),
    used('app.failure.network', 'src/app/site/Menu.tsx'),
  ],
});

it.each([
  ['home.title', true],
  ['shared.words', true],
  ['app.site.menu', true],
  ['app.carousel.pause', true],
  ['app.more', false],
  ['both', false],
  ['repay.title', false],
  ['inside.words', false],
  ['app.close', false],
  ['app.failure.network', false],
  ['nobody', false],
])('%s is a word of the site alone: %s', (key, expected) => {
  expect(isSite(key)).toBe(expected);
});

it('picks texts by their keys', () => {
  expect(pickTexts('{"a":"1","b":"2"}', (key) => key === 'b')).toBe('{"b":"2"}');
});
