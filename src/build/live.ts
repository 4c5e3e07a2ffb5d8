/**
 * The development server: it shows what is wrong with a definition as it is saved, and goes on with the last good ones. It must
 * not know what a definition says.
 */
import { relative, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { remembering } from '../check/session/remembering.ts';
import { mapRoute, statesRoute } from '../lib/developer-pages.ts';
import { promotionRoute } from '../lib/promotion.ts';
import type { Checked } from './checked.ts';
import type { Definitions } from './definitions.ts';
import { mapPage, promotionPage, statesPage } from './pages.ts';
import { virtualName } from './virtual-modules.ts';

/** Files whose change may make a definition right or wrong. */
const watched =
  /^(?:screens\/.*\.json|locales\/(?:documents\/)?[^/]*\.json|schemas\/(?!names\.)[^/]*\.json|src\/(?:widgets|actions)\/[^/]*\/(?:schema|examples)\.json|src\/build\/screen\.base\.schema\.json)$/;

/** Those that are checked; the others say what is right. */
const definition = /^(?:screens|locales)\//;

/** Pages that are no screen of the app, by route. */
const pages = new Map([
  [mapRoute, mapPage],
  [statesRoute, statesPage],
  [promotionRoute, promotionPage],
]);

export function live(definitions: Definitions): Plugin {
  /** The last report on the terminal: files that are saved together are told of once. */
  let said = '';
  /** A save is answered by what read what it changed. */
  let memory = remembering();
  /** Keeps the names that editors complete. */
  let refreshNames = (_root: string): Promise<void> => Promise.resolve();
  const nameOf = (file: string): string => relative(definitions.root(), file).split(sep).join('/');

  return {
    name: 'live-definitions',
    async configureServer(server) {
      const checked = definitions.recheck(memory);
      // What writes the list formats it, with a tool that a build for a phone does not bring.
      ({ refreshNames } = await import('./names-file.ts'));
      if (!checked.failed) await refreshNames(definitions.root());
      server.config.logger.info(`\n${checked.text}\n`);
      server.middlewares.use((request, _response, next) => {
        const [path, query] = (request.url ?? '').split('?');
        const page = pages.get(path ?? '');
        if (page !== undefined) request.url = `/${page}?${query ?? ''}`;
        next();
      });
      server.ws.on('connection', () => {
        const broken = definitions.broken();
        if (broken !== undefined) show(server, broken);
      });
    },
    async hotUpdate({ file, server }) {
      if (this.environment.name !== 'client' || !watched.test(nameOf(file))) return undefined;
      const wasBroken = definitions.broken() !== undefined;
      if (!definition.test(nameOf(file))) memory = remembering();
      const checked = definitions.recheck(memory);
      if ((checked.failed || wasBroken) && checked.text !== said)
        server.config.logger.info(`\n${checked.text}\n`);
      said = checked.text;
      if (checked.failed) {
        show(server, checked);
        return [];
      }
      await refreshNames(definitions.root());
      for (const module of this.environment.moduleGraph.idToModuleMap.values()) {
        const id = module.id ?? '';
        if (virtualName(id) !== undefined || nameOf(id).startsWith('locales/'))
          this.environment.moduleGraph.invalidateModule(module);
      }
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

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
