/**
 * Draws the promotion's first screen in Node with the modules that the phone gets, so that it is in the page before any
 * script. It must not know what is on it.
 */
import react from '@vitejs/plugin-react';
import { createServer, type Plugin } from 'vite';
import { shortClassNames } from './class-names.ts';

interface Prerendered {
  prerender(): Promise<string>;
}

/** `modules` answers the virtual modules, as in the build that asks. */
export async function prerender(root: string, modules: Plugin): Promise<string> {
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
    const { prerender: draw } = (await server.ssrLoadModule(
      '/src/app/promotion/prerender.tsx',
    )) as Prerendered;
    return await draw();
  } finally {
    await server.close();
  }
}
