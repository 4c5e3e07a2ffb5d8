/** What stands in several pages and once among the sources: a comment names the file. It must not know what it says. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const mark = /( *)<!-- (src\/[\w/-]+\.html) -->/g;

export function pageParts(): Plugin {
  let root = '';
  return {
    name: 'page-parts',
    configResolved(config) {
      ({ root } = config);
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replaceAll(mark, (_comment, indent: string, file: string) =>
          readFileSync(join(root, file), 'utf8')
            .trimEnd()
            .replaceAll(/^(?=.)/gm, indent),
        ),
    },
  };
}
