/**
 * Has the program compiled while it still comes: a browser that knows the line (Chrome from 136 on) compiles all of the file on a
 * thread of its own, where else each function is compiled when it is first called, with everything at a stand. To others it is a
 * comment. It must not know what the program does.
 */
import type { Plugin } from 'vite';

export const line = '//# allFunctionsCalledOnLoad\n';

/** The chunks that are run for every screen; of others a page may never call most. */
const programs: ReadonlySet<string> = new Set(['app', 'promotion']);

export function compiledAhead(): Plugin {
  return {
    name: 'compiled-ahead',
    apply: 'build',
    generateBundle: {
      // After Vite's own line, for only a comment at the very top is looked at.
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && programs.has(chunk.name)) chunk.code = line + chunk.code;
      },
    },
  };
}
