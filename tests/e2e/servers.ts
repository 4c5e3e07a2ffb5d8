/**
 * The language of a journey and the servers it asks, started once for each worker. Playwright begins a new worker, with a browser
 * and servers of its own, wherever tests differ in what lasts as long as a worker: so all of that is here. It must not know any page.
 */
import { test as base } from '@playwright/test';
import { startBackend, type Backend } from '../support/backend.ts';
import { startServer, startTime, type RunningServer } from '../support/server.ts';
import type { Language } from './words.ts';

export interface Options {
  language: Language;
}

interface Servers {
  sandbox: RunningServer;
  proxied: { readonly server: RunningServer; readonly backend: Backend };
}

export const test = base.extend<Options, Servers>({
  language: ['es', { option: true }],

  sandbox: [
    // Playwright reads the names of the fixtures a fixture needs from this pattern; it needs none.
    // oxlint-disable-next-line no-empty-pattern -- asked for by Playwright
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: startTime },
  ],

  proxied: [
    // oxlint-disable-next-line no-empty-pattern -- asked for by Playwright
    async ({}, use) => {
      const backend = await startBackend();
      const server = await startServer({ backend: backend.origin });
      await use({ server, backend });
      await server.stop();
      await backend.stop();
    },
    { scope: 'worker', timeout: startTime },
  ],
});
