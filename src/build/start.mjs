/**
 * `npm start`: builds where that is needed, then serves in this process, so that a signal reaches the server itself. It is no
 * TypeScript: what reads that is put away before the server is loaded, which takes half the time without it.
 */
import { register } from 'tsx/esm/api';

const putAway = register();
await import('./bring-up-to-date.ts');
await putAway();
await import(new URL('../../dist/server.mjs', import.meta.url).href);
