// @vitest-environment node
/** Holds what the server draws of a release: the page as the phone then has it, or nothing. */
import { fallback, load as loadLayout } from 'virtual:promotion';
import { load } from 'virtual:screens';
import { describe, expect, it } from 'vitest';
import type { Drawing } from '../../model/drawing.ts';
import type { ScreenBundle } from '../../model/release.ts';
import { drawPage } from './page.ts';
import { draw as drawPromotion } from './promotion.tsx';
import { draw as drawScreens } from './screens.tsx';

const page: Drawing = {
  route: '/inThe',
  screen: 'loan-detail',
  language: 'es-MX',
  bundle: null,
  words: null,
  off: [],
};
const promotion: Drawing = { ...page, route: '/promotion', screen: undefined };

async function bundleOf(
  id: string,
  change: Partial<ScreenBundle> = {},
  from: typeof load = load,
): Promise<string> {
  const { definition, fragments } = await from(id).catch(() => load('loan-detail'));
  const bundle = {
    kind: 'screen',
    id,
    definition,
    fragments,
    words: { 'es-MX': {}, 'en-IN': {} },
    uses: { widgets: [], actions: [], calls: [], documents: [] },
    first: { query: {}, requests: [] },
    ...change,
  };
  return JSON.stringify(bundle);
}
const headingOf = (markup: string): string => /<h1[^>]*>(.*?)<\/h1>/.exec(markup)?.[1] ?? '';

describe('a page that a release shows', () => {
  it('is the one that the build draws where it shows the same', async () => {
    const [screens, layouts] = await Promise.all([drawScreens(), drawPromotion()]);
    expect(await drawPage(page)).toBe(screens['/inThe']?.['es']);
    expect(await drawPage({ ...page, language: 'en-IN', bundle: await bundleOf('loan-detail') })).toBe(
      screens['/inThe']?.['en'],
    );
    expect(await drawPage({ ...promotion, bundle: await bundleOf(fallback, {}, loadLayout) })).toBe(
      layouts['/promotion']?.['es'],
    );
  });

  it('has the words of its bundle in each language', async () => {
    const words = { 'es-MX': { 'order.title': 'Tu crédito' }, 'en-IN': { 'order.title': 'Your credit' } };
    const bundle = await bundleOf('loan-detail', { words });
    expect(headingOf(await drawPage({ ...page, bundle }))).toBe('Tu crédito');
    expect(headingOf(await drawPage({ ...page, bundle, language: 'en-IN' }))).toBe('Your credit');
  });

  it('has the words of the program as the release has them, on a screen that it leaves', async () => {
    const words = JSON.stringify({
      kind: 'words',
      words: { 'es-MX': { 'app.loading': 'Ya viene' }, 'en-IN': {} },
    });
    expect(await drawPage({ ...page, words })).toContain('Ya viene');
    expect(await drawPage({ ...page, words, language: 'en-IN' })).not.toContain('Ya viene');
  });

  it('can be of a screen that no build has, with parts from the catalog', async () => {
    const bundle = await bundleOf('added', {
      definition: {
        version: 2,
        id: 'added',
        title: '@order.title',
        body: [{ type: 'text', text: 'Algo nuevo' }],
      },
      uses: { widgets: ['text'], actions: [], calls: [], documents: [] },
      words: { 'es-MX': { 'order.title': 'Nueva' }, 'en-IN': {} },
    });
    const markup = await drawPage({ ...page, route: '/added', screen: 'added', bundle });
    expect([headingOf(markup), markup.includes('Algo nuevo')]).toEqual(['Nueva', true]);
  });

  it.each([
    ['no bundle', () => Promise.resolve('')],
    [
      'a part that the build has nowhere',
      () =>
        bundleOf('loan-detail', { uses: { widgets: ['hologram'], actions: [], calls: [], documents: [] } }),
    ],
    ['a definition that cannot be planned', () => bundleOf('loan-detail', { definition: { body: 7 } })],
  ])('is none where there is %s', async (_what, bundle) => {
    expect(await drawPage({ ...page, bundle: await bundle() }).catch(() => 'none')).toBe('none');
  });

  it('is without a widget that is off, which is no mistake', async () => {
    const definition = {
      version: 2,
      id: 'added',
      title: '@order.title',
      body: [
        { type: 'notice', text: 'En prueba', fallback: { type: 'text', text: 'En su lugar' } },
        { type: 'text', text: 'Algo nuevo' },
      ],
    };
    const uses = { widgets: ['text', 'notice'], actions: [], calls: [], documents: [] };
    const added: Drawing = {
      ...page,
      route: '/added',
      screen: 'added',
      bundle: await bundleOf('added', { definition, uses }),
    };
    const seen = (markup: string): readonly boolean[] =>
      ['En prueba', 'En su lugar', 'Algo nuevo'].map((words) => markup.includes(words));
    expect(seen(await drawPage(added))).toEqual([true, false, true]);
    expect(seen(await drawPage({ ...added, off: ['notice'] }))).toEqual([false, true, true]);
  });
});
