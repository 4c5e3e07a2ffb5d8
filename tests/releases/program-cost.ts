/**
 * How many bytes of a phone's program are there for releases: the program is bundled with those modules and with empty ones in their
 * place, and what is sent (brotli) is compared. It must not know what they do.
 */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import { root } from '../support/project.ts';

/** What there would not be without releases. */
const own =
  /^src\/(?:app\/(?:releases\/.*|early\/other\.ts|NotAvailable\.tsx)|lib\/(?:releases\/.*|hash-name\.ts)|platform\/releases\.ts)$/;

const nameOf = (id: string): string => relative(root, id);

/** Names are there, and hold nothing: nobody runs what is bundled. */
const emptied: Plugin = {
  name: 'emptied',
  load(id) {
    if (!own.test(nameOf(id))) return null;
    const names = readFileSync(id, 'utf8').matchAll(/^export (?:async )?(?:const|function|class) (\w+)/gm);
    return Array.from(names, ([, name = '']) => `export const ${name} = 0;`).join('\n');
  },
};

/** What the build makes of the project, and styles: they are the same with releases and without. */
const outside: Plugin = {
  name: 'outside',
  enforce: 'pre',
  resolveId(id) {
    if (id.endsWith('.css')) return '\0styles';
    return id.startsWith('virtual:') || !/^[./\0]/.test(id) ? { id, external: true } : null;
  },
  load: (id) => (id === '\0styles' ? 'export default {};' : null),
};

async function bundled(entry: string, plugins: readonly Plugin[]): Promise<readonly Rolldown.OutputChunk[]> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [outside, ...plugins],
    build: {
      write: false,
      target: 'chrome91',
      modulePreload: false,
      // A name with a hash in it is compressed better or worse by chance.
      rolldownOptions: {
        input: join(root, entry),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (output === undefined || !('output' in output)) throw new Error(`${entry} was not built`);
  return output.output.filter((chunk) => chunk.type === 'chunk');
}

const sent = (text: string): number => brotliCompressSync(text).length;

const isOfReleases = ({ moduleIds }: Rolldown.OutputChunk): boolean =>
  moduleIds.every((id) => own.test(nameOf(id)));

interface ProgramCost {
  /** With the first screen: what the script with this entry is longer. */
  readonly first: number;
  /** What comes by itself later, each a file. */
  readonly later: number;
}

/** In bytes. @param entry of a script, from the project's root. */
async function programCost(entry: string): Promise<ProgramCost> {
  const [whole, without] = [await bundled(entry, []), await bundled(entry, [emptied])];
  const firstOf = (chunks: readonly Rolldown.OutputChunk[]): number =>
    sent(chunks.find(({ isEntry }) => isEntry)?.code ?? '');
  const later = whole.filter((chunk) => !chunk.isEntry && isOfReleases(chunk));
  return {
    first: firstOf(whole) - firstOf(without),
    later: later.reduce((sum, { code }) => sum + sent(code), 0),
  };
}

/** The scripts that a phone gets for a screen. */
const scripts = { 'in the page': 'src/app/early/main.ts', 'in the program': 'src/app/main.tsx' } as const;

/** Bytes that everything may take: the design's 4 kB, of which the lines that call these modules take 280 (docs/releases.md). */
export const most = 4000 - 280;

/** Each part, in bytes. */
export async function partsOfProgram(): Promise<Readonly<Record<string, number>>> {
  const parts: Record<string, number> = {};
  let later = 0;
  for (const [name, entry] of Object.entries(scripts)) {
    const cost = await programCost(entry);
    parts[name] = cost.first;
    later += cost.later;
  }
  return { ...parts, 'later, where something is tried': later };
}

export const sumOf = (parts: Readonly<Record<string, number>>): number =>
  Object.values(parts).reduce((sum, bytes) => sum + bytes, 0);
