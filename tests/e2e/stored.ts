/** All that a page's origin keeps on a phone, as one text. It must not know who keeps it. */
import type { Page } from '@playwright/test';

/** Of every place where a browser keeps anything for an origin. */
export const stored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(request.error?.message ?? 'IndexedDB'));
      });
    const marks: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answerOf(indexedDB.open(name));
      for (const table of database.objectStoreNames) {
        const rows = database.transaction(table).objectStore(table);
        marks.push([name, table, await answerOf(rows.getAllKeys()), await answerOf(rows.getAll())]);
      }
      database.close();
    }
    const files: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        files.push(name, request.url, (await (await cache.match(request))?.text()) ?? '');
    }
    return JSON.stringify({
      local: Object.entries(localStorage),
      session: Object.entries(sessionStorage),
      cookies: document.cookie,
      entry: history.state as unknown,
      marks,
      files,
    });
  });
