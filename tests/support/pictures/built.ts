/** The page that draws examples of widgets, built and opened; for pictures of them and for their audit. It must not know any widget. */
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const origin = 'http://examples.test';
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** Writes the page into a folder of its own. */
export async function buildExamples(folder: string): Promise<void> {
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true, target: 'chrome87' },
  });
}

/** Opens the page from its folder; whatever else it asks for is not there. */
export async function openExamples(page: Page, folder: string): Promise<void> {
  await page.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    if (url.origin !== origin) return route.abort();
    const file = join(folder, url.pathname === '/' ? 'index.html' : url.pathname);
    const contentType = types[extname(file)];
    if (contentType === undefined || !existsSync(file)) return route.fulfill({ status: 404, body: '' });
    return route.fulfill({ contentType, body: readFileSync(file) });
  });
  await page.goto(`${origin}/`);
}
