import { describe, expect, it } from 'vitest';
import type { CallSpec } from '../model/call.ts';
import type { Library } from '../release/library.ts';
import { readFacts } from './practice.ts';
import { routeList, screenPages, withEntry, type Chunk } from './pages.ts';

const html = `<html lang="es-MX">
  <head>
    <title>App</title>
    <script type="module" crossorigin src="/assets/vendor.js"></script>
    <script type="module" crossorigin src="/assets/app.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/style.css">
  </head>
  <body>
    <div id="app"><div class="starting"></div></div>
  </body>
</html>`;

const call: CallSpec = {
  name: 'loanPlan',
  method: 'POST',
  path: '/plan',
  envelope: 'A',
  effect: 'read',
  body: 'form',
  parameters: [],
  required: [],
  data: null,
};

const library: Library = {
  screens: {
    repay: { title: '@repay.title', data: { plan: { call: 'loanPlan' } } },
    product: { title: '{{query.name}}', data: { terms: { call: 'terms' } } },
    home: { title: 'Home', frame: 'public', routes: ['/'] },
  },
  fragments: {},
  locales: {
    'locales/es.json': '{"repay.title":"Pago <1> & más"}',
    'locales/en.json': '{"repay.title":"Payment"}',
  },
  routes: { '/knowledgeEarth': 'repay', '/again': 'repay', '/product': 'product', '/': 'home' },
  widgets: {},
  essential: () => [],
  actions: {},
  facts: readFacts({ widgets: [], actions: [] }, {}, {}, []),
  calls: { terms: { ...call, name: 'terms', path: '/terms</script>', repeatable: true }, loanPlan: call },
  documents: {},
  uses: (id) => ({
    fragments: [],
    widgets: [],
    actions: [],
    calls: id === 'repay' ? ['loanPlan'] : [],
    documents: id === 'product' ? ['terms'] : [],
  }),
  users: () => ({ count: 0, share: 0 }),
  texts: { app: () => true, screen: () => false, site: () => false, promotion: () => false },
  promotion: { routes: {}, layouts: [] },
  isPromotion: () => false,
};

const chunk = (
  name: string,
  imports: readonly string[],
  facade: string | null,
  modules: readonly string[] = [],
): Chunk => ({
  fileName: `assets/${name}.js`,
  facadeModuleId: facade,
  imports: imports.map((other) => `assets/${other}.js`),
  dynamicImports: [],
  moduleIds: modules,
});

const entry = { html, script: 'ask();', sheet: '.a{color:red}' };

const pages = screenPages(
  entry,
  library,
  [
    chunk('app', ['vendor'], 'main'),
    chunk('vendor', [], null),
    chunk('repay', ['app', 'shared'], '\0virtual:screen/repay'),
    chunk('product', ['app'], '\0virtual:screen/product'),
    chunk('home', ['app'], '\0virtual:screen/home'),
    chunk('words', [], '\0virtual:site-words/es'),
    chunk('shared', [], null),
    chunk('terms', [], '\0virtual:document/es/terms'),
    chunk('english', [], '\0virtual:document/en/terms'),
    chunk('axios', [], null, ['/node_modules/axios/index.js']),
    chunk('es', [], null, ['/locales/es.json']),
    chunk('en', [], null, ['/locales/en.json']),
  ],
  { '/knowledgeEarth': { es: '<i>Pago $&</i>', en: '<i>Payment</i>' } },
);
const page = (id: string): string =>
  pages.find(({ fileName }) => fileName === `pages/${id}.html`)?.html ?? '';
const linked = (text: string): readonly (string | undefined)[] =>
  [...text.matchAll(/<link rel="modulepreload" crossorigin href="\/assets\/(\w+)\.js">/g)].map(
    ([, name]) => name,
  );

describe('screenPages', () => {
  it('name exactly the chunks of the screen, each once, and one script', () => {
    expect(linked(page('repay'))).toEqual(['vendor', 'app', 'repay', 'shared', 'es']);
    expect(linked(page('product'))).toEqual(['vendor', 'app', 'product', 'terms', 'es']);
    expect(page('repay').match(/<script[^>]*src=/g)).toHaveLength(1);
    // Behind all that the page shows.
    expect(page('repay')).toMatch(
      /<script type="module" async crossorigin src="\/assets\/app.js"><\/script>\s*<\/body>/,
    );
  });

  it('exist in each language, with its words alone', () => {
    const english = page('repay.en-IN');
    expect(english).toContain('<html lang="en-IN"');
    expect(english).toContain('<title>Payment</title>');
    expect(linked(english)).toContain('en');
    expect(linked(english)).not.toContain('es');
    expect(english).toContain('<div id="app"><i>Payment</i></div>');
  });

  it('show the screen before any script, as its route draws it, or a mark', () => {
    expect(page('repay')).toContain('<div id="app"><i>Pago $&</i></div>');
    expect(page('repay.2')).toContain('<div id="app"><div class="starting"></div></div>');
  });

  it('fetch no axios: the first reads are sent without it', () => {
    const asking = ['repay', 'product', 'home'].filter((id) => linked(page(id)).includes('axios'));
    expect(asking).toEqual([]);
  });

  it('say what they ask for before the program has come, and leave room for the configuration', () => {
    const block = /<script type="application\/json" id="first">([^<]*)<\/script>/;
    const first = (id: string): unknown => JSON.parse(block.exec(page(id))?.[1] ?? '');
    expect(first('product')).toMatchObject({ requests: [{ operation: 'terms', path: '/terms</script>' }] });
    expect(first('repay')).toEqual({ query: {}, requests: [] });
    expect(first('not-found')).toEqual({ query: {}, requests: [] });
    for (const { html: text } of pages)
      expect(text).toContain('<script type="application/json" id="config"></script>');
  });

  it("have the screen's title where it is plain words, as text", () => {
    expect(page('repay')).toContain('<title>Pago &lt;1> &amp; más</title>');
    expect(page('product')).toContain('<title>App</title>');
  });

  it('tell an index of the pages of the site only, and fetch their words at once', () => {
    expect(page('home')).toContain('<link rel="canonical" href="/">');
    expect(page('home')).not.toContain('noindex');
    expect(linked(page('home'))).toEqual(['vendor', 'app', 'home', 'words', 'es']);
    for (const id of ['repay', 'product', 'not-found']) expect(page(id)).toContain('content="noindex"');
  });

  it('hold no style and no script inline but those that the policy allows', () => {
    for (const { html: text } of pages)
      expect(
        text.replace('<script>ask();</script>', '').replace('<style>.a{color:red}</style>', ''),
      ).not.toMatch(/<style|style=|<script(?![^>]*(?:src=|type="application\/json"))|\son\w+=/);
  });

  it('have one for an unknown route, without any screen', () => {
    expect(linked(page('not-found'))).toEqual(['vendor', 'app', 'es']);
  });
});

describe('routeList', () => {
  const allowed = {
    scripts: ["'sha256-Rpb5Qd/tlklux++FmdfF+WYSbCFHQEuGv8jPBVVjxiA='"],
    styles: ["'sha256-AYkV/wUaXEz1i9pndN1veIXFHZVFTj4Ojce2rMK7bSc='"],
  };
  const list = routeList(library, entry);

  it('tells the server which page answers which path', () => {
    expect(JSON.parse(list)).toEqual({
      routes: {
        '/knowledgeEarth': 'pages/repay.html',
        '/again': 'pages/repay.2.html',
        '/product': 'pages/product.html',
        '/': 'pages/home.html',
        '/testPreview/map': 'map.html',
        '/testPreview/states': 'states.html',
        '/promotion': 'promotion.html',
      },
      notFound: 'pages/not-found.html',
      ...allowed,
    });
  });

  it('allows what the pages of an entry built later hold, each once', () => {
    const { scripts, styles } = JSON.parse(withEntry(list, { ...entry, sheet: '' })) as typeof allowed;
    expect([scripts, styles]).toEqual([
      allowed.scripts,
      [...allowed.styles, "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"],
    ]);
  });
});
