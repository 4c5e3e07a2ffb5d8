/**
 * Draws pages in Node with the modules that the phone gets, so that they are to be seen before any script. It must not know what
 * is on them.
 */
import react from '@vitejs/plugin-react';
import { createServer, type Plugin } from 'vite';
import { shortClassNames } from './class-names.ts';

/** Markup by route and language. */
export type Drawn = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** @param modules answers the virtual modules, as in the build that asks.
 * @param drawer the module whose `draw` it is. */
export async function prerender(root: string, modules: Plugin, drawer: string): Promise<Drawn> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    // The names of classes in the style sheet of the build.
    css: { modules: { generateScopedName: shortClassNames(root) } },
    plugins: [react(), modules],
  });
  try {
    const { draw } = (await server.ssrLoadModule(drawer)) as { draw(): Promise<Drawn> };
    return await draw();
  } finally {
    await server.close();
  }
}
