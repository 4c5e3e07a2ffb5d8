/** Holds which texts travel with the web site. */
import { expect, it } from 'vitest';
import { pickTexts, textOwners } from './words.ts';

const text = (key: string) => ({ type: 'text', text: `@${key}` });
const used = (key: string, file: string) => ({ key, file, line: 1, column: 1 });

const owners = textOwners({
  isPromotion: (id) => id === 'classic',
  screens: {
    home: {
      frame: 'public',
      title: '@home.title',
      body: [text('both'), { type: 'carousel' }, { type: 'fragment', of: 'shared' }],
    },
    classic: { body: [text('classic.words'), text('both'), { type: 'countdown' }] },
    repay: {
      title: '@repay.title',
      body: [text('both'), text('app.close'), text('often'), { type: 'fragment', of: 'inside' }],
    },
    ...Object.fromEntries(
      ['orders', 'detail', 'done'].map((id) => [id, { title: '@often', body: text('both') }]),
    ),
  },
  fragments: { shared: { body: text('shared.words') }, inside: { body: text('inside.words') } },
  codeTexts: [
    used('app.site.menu', 'src/app/site/Menu.tsx'),
    used('app.carousel.pause', 'src/widgets/carousel/Carousel.tsx'),
    used('app.more', 'src/widgets/text/Text.tsx'),
    used('app.count', 'src/widgets/countdown/Countdown.tsx'),
    used('app.slow', 'src/app/promotion/main.tsx'),
    used('app.map', 'src/app/map/main.tsx'),
    used('app.close', 'src/app/site/Menu.tsx'),
    used('app.close', 'src/app/shell/Dialog.tsx'),
    used('app.failure.', 'src/engine/failure.ts'),
    used('app.failure.network', 'src/app/site/Menu.tsx'),
  ],
});

it.each([
  ['home.title', 'site'],
  ['shared.words', 'site'],
  ['app.site.menu', 'site'],
  ['app.carousel.pause', 'site'],
  ['app.more', 'app promotion'],
  ['both', 'app promotion'],
  ['repay.title', ''],
  ['inside.words', ''],
  ['often', 'app'],
  ['app.close', 'app promotion'],
  ['app.failure.network', 'app promotion'],
  ['nobody', 'app'],
  ['classic.words', 'promotion'],
  ['classic.words_meaning', 'promotion'],
  ['app.count', 'promotion'],
  ['app.slow', 'promotion'],
  ['app.map', 'app'],
])('%s comes with: %s', (key, expected) => {
  const found = (['app', 'site', 'promotion'] as const).filter((part) => owners[part](key));
  expect(found.join(' ')).toBe(expected);
});

it.each([
  ['repay.title', 'repay'],
  ['repay.title_meaning', 'repay'],
  ['inside.words', 'repay'],
  ['often', ''],
  ['app.close', ''],
  ['nobody', ''],
])('%s comes with the screens: %s', (key, expected) => {
  expect(['repay', 'orders', 'classic', 'home'].filter((id) => owners.screen(id, key)).join(' ')).toBe(
    expected,
  );
});

it('picks texts by their keys', () => {
  expect(pickTexts('{"a":"1","b":"2"}', (key) => key === 'b')).toBe('{"b":"2"}');
});
