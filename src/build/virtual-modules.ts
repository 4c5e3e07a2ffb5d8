/**
 * The virtual modules alone, for whoever neither builds nor serves the app: the page that is drawn ahead, and the tests. It must
 * not know where their code comes from.
 */
import type { Plugin } from 'vite';

const prefix = '\0';
const ours =
  /^virtual:(?:screens|promotion|catalog|parts|calls|map|states|config-schema|validate-config|(?:validate|check)-screen(?:-1)?|(?:screen|widget|action|site-words|document\/(?:es|en))\/[\w-]+)$/;

/** What a virtual module is called inside of Vite; nothing for any other. */
export const resolvedName = (id: string): string | undefined => (ours.test(id) ? prefix + id : undefined);

/** The name of the virtual module that was resolved to this; nothing for any other. */
export const virtualName = (id: string): string | undefined =>
  id.startsWith(prefix) && ours.test(id.slice(prefix.length)) ? id.slice(prefix.length) : undefined;

/** None where nothing has the name. */
type Code = string | undefined;

/** `code` gives that of a module by its name. */
export const virtualModules = (code: (name: string) => Code | Promise<Code>): Plugin => ({
  name: 'virtual-modules',
  enforce: 'pre',
  resolveId: resolvedName,
  load(id) {
    const name = virtualName(id);
    return name === undefined ? undefined : code(name);
  },
});
