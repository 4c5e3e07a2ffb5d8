/** The sandbox for the development server, which proxies to it: its calls, its page and `/config.json`, no built site. */
import { createServer } from './app.ts';
import { sandboxConfig, sandboxStore } from './settings.ts';
import { stopKindly } from './stop.ts';

export interface RunningSandbox {
  readonly origin: string;
  close(): Promise<void>;
}

/** A developer who stops the server does not want to wait for a sandbox that plays a time-out. */
const patience = 500;

export async function startSandbox(): Promise<RunningSandbox> {
  const app = await createServer({
    configFile: process.env['CONFIG'] || sandboxConfig,
    sandboxDb: process.env['SANDBOX_DB'] || sandboxStore,
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return { origin, close: () => stopKindly(app, patience) };
}
