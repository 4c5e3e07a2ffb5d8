/**
 * What Vite does with the definitions: they become modules, a build fails on a problem and writes a page for each screen, the
 * development server shows problems live. It must not know what a screen shows.
 */
import { readFileSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { appChunks, promotionChunks } from './chunks.ts';
import { shortClassNames } from './class-names.ts';
import { compressFolder } from './compress.ts';
import { createDefinitions, type Definitions } from './definitions.ts';
import { earlyScript } from './early-script.ts';
import { live } from './live.ts';
import type { Entry } from './page-html.ts';
import {
  promotionPage,
  promotionPages,
  routeList,
  screenPages,
  statesPage,
  withEntry,
  type Chunk,
  type Page,
} from './pages.ts';
import { pageParts } from './page-parts.ts';
import { prerender } from './prerender.ts';
import { robots, sitemap } from './site-head.ts';
import { virtualModules } from './virtual-modules.ts';
import { pickTexts } from '../release/words.ts';
import { workerFiles } from './worker.ts';

/** What is built: the app, or by a configuration of its own the promotion, or the developers' pages. */
type Target = 'app' | 'promotion' | 'developers';

function targetOf(entry: unknown): Target {
  const names = [entry].flat();
  if (names.includes(promotionPage)) return 'promotion';
  return names.includes(statesPage) ? 'developers' : 'app';
}

/**
 * What Vite puts around each `import()`: all that the chunk imports is asked for together with it, instead of each when the one
 * before it has been read. Vite's own, a kilobyte, is for style sheets and browsers that this build has not. What is wanted ahead of
 * need is fetched alone: a module whose import failed once stays failed for the page's life.
 */
const preload = `import { fetching } from '/src/app/fetching.ts';
const named = new Set();
export function __vitePreload(load, needed = []) {
  if (fetching.ahead) return Promise.all(needed.map(async (file) => (await fetch('/' + file)).blob()));
  for (const file of needed) {
    if (named.has(file)) continue;
    named.add(file);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = '/' + file;
    document.head.append(link);
  }
  return load();
}`;

/** None of the packages reads a property or a global for its effect. */
const treeshake = { propertyReadSideEffects: false, unknownGlobalSideEffects: false } as const;

export function screens(): Plugin[] {
  const definitions = createDefinitions();
  return [
    virtualModules(definitions.code),
    pageParts(),
    built(definitions),
    pages(definitions),
    live(definitions),
  ];
}

/** For an entry with no pages of its own: what is made of the definitions, and the files compressed. */
export function definitionModules(): Plugin[] {
  const definitions = createDefinitions();
  return [
    virtualModules(definitions.code),
    {
      name: 'definition-modules',
      configResolved: ({ root }) => definitions.open(root, false),
      writeBundle: {
        order: 'post',
        handler: ({ dir }) => (dir === undefined ? undefined : compressFolder(dir)),
      },
    },
  ];
}

/** Which entry, in which chunks, with which texts; and no build of definitions that are wrong. */
function built(definitions: Definitions): Plugin {
  let target: Target = 'app';
  let building = false;
  const nameOf = (file: string): string => relative(definitions.root(), file).split(sep).join('/');

  return {
    name: 'screens',
    // Before Vite's own plugins, one of which brings the helper replaced below.
    enforce: 'pre',
    config(config, { command }) {
      const folder = config.root ?? process.cwd();
      const entry = config.build?.rolldownOptions?.input;
      target = targetOf(entry);
      const input = entry === undefined ? { input: join(folder, 'index.html') } : {};
      const chunks = target === 'promotion' ? promotionChunks : appChunks;
      const output = { codeSplitting: { groups: chunks(definitions.library, folder) } };
      return {
        ...(command === 'build' ? { css: { modules: { generateScopedName: shortClassNames(folder) } } } : {}),
        build: { rolldownOptions: { ...input, treeshake, output } },
      };
    },
    configResolved(config) {
      building = config.command === 'build';
      definitions.open(config.root, building && target === 'app');
    },
    buildStart() {
      // The app has been checked when the others are built after it.
      if (!building || target !== 'app') return;
      const checked = definitions.recheck();
      this.info(`\n${checked.text}\n`);
      if (checked.failed) throw new Error('The definitions have errors: see above, or run npm run check.');
    },
    load(id) {
      if (id === '\0vite/preload-helper.js') return preload;
      // The texts belong to the definitions: they change together, or not at all.
      const { locales, texts } = definitions.library();
      const words = locales[nameOf(id)];
      if (!building || target === 'developers' || words === undefined) return words;
      return pickTexts(words, texts[target]);
    },
  };
}

const routesFile = 'routes.json';

type Built = Parameters<Extract<NonNullable<Plugin['generateBundle']>, (...given: never) => unknown>>[1];

const textOf = (file: Built[string]): string => (file.type === 'asset' ? String(file.source) : '');

/** There is one for each entry that has pages of its own: `cssCodeSplit` is off. */
const sheetOf = (bundle: Built): string =>
  Object.values(bundle)
    .filter(({ fileName }) => /\/style-[^/]+\.css$/.test(fileName))
    .map(textOf)
    .join('')
    // A mark of Vite's own, for itself.
    .replace(/\s*\/\*\$vite\$:\d+\*\/\s*$/, '');

/** The files beside the chunks: the HTML of each screen and of the promotion, what a search engine asks for. */
function pages(definitions: Definitions): Plugin {
  let output = '';
  return {
    name: 'pages',
    configResolved({ root, build }) {
      output = isAbsolute(build.outDir) ? build.outDir : join(root, build.outDir);
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const root = definitions.root();
        const library = definitions.library();
        const chunks: readonly Chunk[] = Object.values(bundle).filter((file) => file.type === 'chunk');
        const emit = ({ fileName, html: source }: Page): string =>
          this.emitFile({ type: 'asset', fileName, source });
        const modules = virtualModules(definitions.code);
        /** The entry page, where this build has it. */
        const entryOf = async (name: string): Promise<Entry | undefined> =>
          bundle[name] === undefined
            ? undefined
            : { html: textOf(bundle[name]), sheet: sheetOf(bundle), script: await earlyScript(root) };
        const promotion = await entryOf(promotionPage);
        if (promotion !== undefined) {
          const drawn = await prerender(root, modules, '/src/app/ahead/promotion.tsx');
          delete bundle[promotionPage];
          promotionPages(promotion, chunks, drawn).forEach(emit);
          const list = readFileSync(join(output, routesFile), 'utf8');
          this.emitFile({ type: 'asset', fileName: routesFile, source: withEntry(list, promotion) });
        }
        const app = await entryOf('index.html');
        if (app === undefined) return;
        const drawn = await prerender(root, modules, '/src/app/ahead/screens.tsx');
        screenPages(app, library, chunks, drawn).forEach(emit);
        this.emitFile({ type: 'asset', fileName: routesFile, source: routeList(library, app) });
        for (const file of await workerFiles(root, app.html, library, chunks))
          this.emitFile({ type: 'asset', ...file });
        this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robots });
        this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemap(library) });
      },
    },
    writeBundle: {
      order: 'post',
      handler: () => compressFolder(output),
    },
  };
}
