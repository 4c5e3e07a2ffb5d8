/** The modules that are made of definitions, by names that begin with `virtual:`. It must not know who imports them. */
import type { Plugin } from 'vite';
import type { Library } from './library.ts';
import { moduleCode } from './modules.ts';

export const prefix = '\0';
const ours =
  /^virtual:(?:screens|promotion|catalog|calls|map|states|config-schema|validate-config|validate-screen(?:-1)?|(?:screen|widget|action|site-words|document\/(?:es|en))\/[\w-]+)$/;

/** Before Vite's own plugins, which would look for files. */
export const virtualModules = (root: () => string, library: () => Library): Plugin => ({
  name: 'virtual-modules',
  enforce: 'pre',
  resolveId: (id) => (ours.test(id) ? prefix + id : undefined),
  load: (id) => (id.startsWith(prefix) ? moduleCode(root(), library(), id.slice(prefix.length)) : undefined),
});
