/**
 * The sandbox behind the development server: the same calls, configuration and page as `npm start` has. It must not know
 * how the sandbox answers.
 */
import type { Plugin } from 'vite';

interface RunningSandbox {
  readonly origin: string;
  close(): Promise<void>;
}

/** `start` is given by the caller, because the build may not import the server. */
export function sandboxProxy(start: () => Promise<RunningSandbox>): Plugin {
  let sandbox: RunningSandbox | undefined;
  return {
    name: 'sandbox-proxy',
    apply: 'serve',
    async config(_config, { isPreview }) {
      // Tests start a Vite server too, without anyone looking at it.
      if (isPreview === true || process.env['VITEST'] !== undefined) return undefined;
      sandbox = await start();
      const { origin } = sandbox;
      const answer = await fetch(`${origin}/config.json`);
      const { apiBase = '/gateway' } = (await answer.json()) as { apiBase?: string };
      const behind = [apiBase, '/sandbox', '/config.json'].map((path) => [path, origin] as const);
      return { server: { proxy: Object.fromEntries(behind) } };
    },
    configureServer(server) {
      server.httpServer?.once('close', () => void sandbox?.close());
    },
  };
}
