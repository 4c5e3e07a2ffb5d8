/**
 * The Vite plugin: definitions become modules, a build fails on a problem, the development server shows it and goes on
 * with the last good definitions. It must not know what a screen shows.
 */
import { isAbsolute, join, relative, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { mapRoute, statesRoute } from '../lib/developer-pages.ts';
import { fallbackLayout, promotionRoute } from '../lib/promotion.ts';
import { check, type Checked } from './checked.ts';
import { shortClassNames } from './class-names.ts';
import { compressFolder } from './compress.ts';
import { readLibrary, type Library } from './library.ts';
import { moduleCode } from './modules.ts';
import {
  mapPage,
  promotionPage,
  promotionHtml,
  routeList,
  screenPages,
  statesPage,
  type Chunk,
} from './pages.ts';
import { prerender } from './prerender.ts';
import { robots, sitemap } from './site-head.ts';
import { pickTexts } from './words.ts';

const prefix = '\0';
const ours =
  /^virtual:(?:screens|promotion|catalog|calls|map|states|config-schema|validate-config|validate-screen(?:-1)?|(?:screen|widget|action|site-words|document\/(?:es|en))\/[\w-]+)$/;

/** Files whose change may make a definition right or wrong. */
const watched =
  /^(?:screens\/.*\.json|locales\/(?:documents\/)?[^/]*\.json|schemas\/(?!names\.)[^/]*\.json|src\/(?:widgets|actions)\/[^/]*\/(?:schema|examples)\.json|src\/build\/screen\.base\.schema\.json)$/;

/** Modules that each screen needs though the entry loads them with `import()`. */
const always = (id: string): boolean =>
  /\/node_modules\/axios\/|\/platform\/small-client\.ts$|\/locales\/es\.json$/.test(id);

/** Asks the backend: a screen without calls fetches it when a later one is opened. */
const client = (id: string): boolean => id.includes('/node_modules/axios/');

/** The pages name the chunks they need: Vite's own preloading, a kilobyte, has nothing left to do. */
const plainImport = 'export const __vitePreload = (load) => load();';

const promotionEntry = /[\\/]src[\\/]app[\\/]promotion[\\/]main\.tsx$/;

/** Pages that are no screen of the app, by route. */
const pages = new Map([
  [mapRoute, mapPage],
  [statesRoute, statesPage],
  [promotionRoute, promotionPage],
]);

/** None of the packages reads a property or a global for its effect. */
const treeshake = { propertyReadSideEffects: false, unknownGlobalSideEffects: false } as const;

export function screens(): Plugin {
  let root = '';
  let output = '';
  let building = false;
  /** It is the promotion that is built, not the app. */
  let promoted = false;
  /** It is the page with the states of every screen, of the web site and the promotion too. */
  let whole = false;
  let library: Library | undefined;
  /** The problems of the last change, while there are any. */
  let broken: Checked | undefined;
  /** The last report on the terminal: files that are saved together are told of once. */
  let said = '';
  /** Keeps the names that editors complete; a build has none to keep. */
  let refreshNames = (_root: string): Promise<void> => Promise.resolve();

  const current = (): Library => (library ??= readLibrary(root));
  const nameOf = (file: string): string => relative(root, file).split(sep).join('/');

  /** Which of the app's screens use a part of the language; none for any other module. */
  const usersOf = (id: string): ReturnType<Library['users']> => {
    const part = /^\0virtual:(widget|action)\/([\w-]+)$/.exec(id);
    return part === null ? { count: 0, share: 0 } : current().users(`${part[1] ?? ''}/${part[2] ?? ''}`);
  };
  /**
   * The program, with every shared action (they are small) and the widgets that half of the screens use: one chunk,
   * so that a cold screen takes few requests. The bundler finds the best place for the rest.
   */
  const inApp = (id: string): boolean =>
    /[\\/]src[\\/]app[\\/]main\.tsx$/.test(id) ||
    (id.startsWith('\0virtual:action/') ? usersOf(id).count > 1 : usersOf(id).share >= 0.5);

  /** What the promotion's first screen is made of comes with its program. */
  const ofFallback = (id: string): boolean => {
    const [, kind, name = ''] = /^\0virtual:(widget|action)\/([\w-]+)$/.exec(id) ?? [];
    if (kind === undefined) return false;
    return current().uses(fallbackLayout)[kind === 'widget' ? 'widgets' : 'actions'].includes(name);
  };

  /** Checks the project; the library follows only when nothing is wrong. */
  function recheck(): Checked {
    const checked = check(root, process.stdout.isTTY);
    broken = checked.failed ? checked : undefined;
    if (!checked.failed) library = readLibrary(root);
    return checked;
  }

  return {
    name: 'screens',
    // Before Vite's own plugins, one of which brings the helper replaced below.
    enforce: 'pre',
    config(config, { command }) {
      const folder = config.root ?? process.cwd();
      // Another entry is built apart, by a configuration that names it.
      const entry = config.build?.rolldownOptions?.input;
      const apart = entry !== undefined;
      promoted = entry === promotionPage;
      whole = entry === statesPage;
      const input = apart ? {} : { input: [join(folder, 'index.html'), join(folder, mapPage)] };
      const inFirst = (id: string): boolean => promotionEntry.test(id) || ofFallback(id);
      const groups = [
        vendor,
        // The promotion's program has what it shares with the guard, and fetches the guard when a campaign is opened.
        promoted ? { ...guard, priority: 2, includeDependenciesRecursively: false } : guard,
        promoted
          ? { name: 'promotion', test: inFirst, priority: 1 }
          : { name: 'app', test: inApp, priority: 1 },
      ];
      return {
        ...(command === 'build' ? { css: { modules: { generateScopedName: shortClassNames(folder) } } } : {}),
        build: { rolldownOptions: { ...input, treeshake, output: { codeSplitting: { groups } } } },
      };
    },
    configResolved(config) {
      root = config.root;
      output = isAbsolute(config.build.outDir) ? config.build.outDir : join(root, config.build.outDir);
      building = config.command === 'build';
    },
    buildStart() {
      // The app has been checked when the promotion is built after it.
      if (!building || promoted) return;
      const checked = recheck();
      this.info(`\n${checked.text}\n`);
      if (checked.failed) throw new Error('The definitions have errors: see above, or run npm run check.');
    },
    resolveId: (id) => (ours.test(id) ? prefix + id : undefined),
    load(id) {
      if (id === '\0vite/preload-helper.js') return plainImport;
      if (id.startsWith(prefix)) return moduleCode(root, current(), id.slice(prefix.length));
      // The texts belong to the definitions: they change together, or not at all.
      const texts = current().locales[nameOf(id)];
      if (!building || whole || texts === undefined) return texts;
      return pickTexts(texts, (key) => current().texts[promoted ? 'promotion' : 'app'](key));
    },
    async configureServer(server) {
      const checked = recheck();
      // What writes the list formats it, with a tool that a build for a phone does not bring.
      ({ refreshNames } = await import('./names-file.ts'));
      if (!checked.failed) await refreshNames(root);
      server.config.logger.info(`\n${checked.text}\n`);
      server.middlewares.use((request, _response, next) => {
        const [path, query] = (request.url ?? '').split('?');
        const page = pages.get(path ?? '');
        if (page !== undefined) request.url = `/${page}?${query ?? ''}`;
        next();
      });
      server.ws.on('connection', () => {
        if (broken !== undefined) show(server, broken);
      });
    },
    async hotUpdate({ file, server }) {
      if (this.environment.name !== 'client' || !watched.test(nameOf(file))) return undefined;
      const before = broken;
      const checked = recheck();
      if ((checked.failed || before !== undefined) && checked.text !== said)
        server.config.logger.info(`\n${checked.text}\n`);
      said = checked.text;
      if (broken !== undefined) show(server, broken);
      else {
        await refreshNames(root);
        for (const module of this.environment.moduleGraph.idToModuleMap.values()) {
          const id = module.id ?? '';
          if (id.startsWith(`${prefix}virtual:`) || nameOf(id).startsWith('locales/')) {
            this.environment.moduleGraph.invalidateModule(module);
          }
        }
        this.environment.hot.send({ type: 'full-reload' });
      }
      return [];
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const promotion = bundle[promotionPage];
        if (promotion?.type === 'asset')
          promotion.source = promotionHtml(
            String(promotion.source),
            chunks satisfies readonly Chunk[],
            always,
            await prerender(root, virtualModules(root, current())),
          );
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const html = String(page.source);
        for (const { fileName, html: source } of screenPages(
          html,
          current(),
          chunks satisfies readonly Chunk[],
          always,
          client,
        )) {
          this.emitFile({ type: 'asset', fileName, source });
        }
        this.emitFile({ type: 'asset', fileName: 'routes.json', source: routeList(current()) });
        this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robots });
        this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemap(current()) });
      },
    },
    writeBundle: {
      order: 'post',
      handler: () => compressFolder(output),
    },
  };
}

/** The virtual modules alone, of a library that has been checked. */
const virtualModules = (root: string, library: Library): Plugin => ({
  name: 'virtual-modules',
  enforce: 'pre',
  resolveId: (id) => (ours.test(id) ? prefix + id : undefined),
  load: (id) => (id.startsWith(prefix) ? moduleCode(root, library, id.slice(prefix.length)) : undefined),
});

/** React and what stands beside it in every screen. */
const vendor = {
  name: 'vendor',
  test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|i18next|mustache)[\\/]/,
  priority: 2,
};

/** What keeps a write from happening twice: one chunk, for the screens that need it; what it shares with all is the app's. */
const guard = {
  name: 'writes',
  test: /[\\/]src[\\/](?:engine[\\/](?:writes|write-settle|write-notes|judge-write)|platform[\\/](?:ledger-store|hash))\.ts$/,
  priority: 0,
};

/** The problems over the page, in Vite's own overlay. */
function show(server: ViteDevServer, { problems, text }: Checked): void {
  const [first] = problems.filter((problem) => problem.severity === 'error');
  // eslint-disable-next-line no-control-regex -- the colors of the terminal are control characters
  const plain = text.replaceAll(/\u001B\[\d+m/g, '');
  server.ws.send({
    type: 'error',
    err: {
      message: `${plain}\n\nThe page goes on with the last good definitions.`,
      stack: '',
      plugin: 'screens',
      ...(first === undefined
        ? {}
        : { id: first.file, loc: { file: first.file, line: first.line, column: first.column } }),
    },
  });
}
