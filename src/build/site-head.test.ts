/** Holds what a page says of itself to those who find or share it. */
import { expect, it } from 'vitest';
import { addressOf, headOf, robots, sitemap } from './site-head.ts';

const texts = { 'home.title': 'Préstamos "claros" & <justos>', 'home.about': 'Sin sorpresas.' };
const home = { routes: ['/', '/Start'], frame: 'public', title: '@home.title', description: '@home.about' };

it('takes the first route of a map as the address', () => {
  expect(addressOf({ routes: { '/': {}, '/Start': { from: 'x' } }, frame: 'public' })).toBe('/');
});

it('keeps a screen of the app out of an index', () => {
  expect(headOf({ routes: ['/inThe'], title: '@home.title' }, texts)).toEqual([
    '<meta name="robots" content="noindex">',
  ]);
});

it('tells title, description and the one address of a public page, as text', () => {
  const head = headOf(home, texts).join('\n');
  expect(head).toContain('<meta name="description" content="Sin sorpresas.">');
  expect(head).toContain('<link rel="canonical" href="/">');
  expect(head).toContain(
    '<meta property="og:title" content="Préstamos &quot;claros&quot; &amp; &lt;justos>">',
  );
  expect(head).toContain('<meta property="og:url" content="/">');
  expect(head).toContain('<meta property="og:image" content="/share.jpg">');
  expect(head).not.toContain('noindex');
});

it('leaves out what is no plain words', () => {
  const head = headOf({ ...home, title: '{{config.appName}}', description: undefined }, texts).join('\n');
  expect(head).not.toContain('og:title');
  expect(head).not.toContain('description');
});

it('maps the public pages only, each once', () => {
  const screens = {
    home,
    about: { routes: ['/couldPublic'], frame: 'app' },
    about_public: { routes: ['/About'], frame: 'public' },
    layout: { frame: 'public' },
  };
  const map = sitemap({ screens });
  expect([...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, path]) => path)).toEqual(['/', '/About']);
  expect(robots).toContain('\nSitemap: /sitemap.xml\n');
});
