/**
 * `npm run load`: the built server under load, beside bare Fastify and sirv in the same run. Limits are ratios, counts and memory;
 * `-- pages`, `connections`, `stream`, `hour` or `stop`: one part alone. It needs a build, and Linux.
 */
import { join } from 'node:path';
import { open, over } from '../bench/report.ts';
import { read, root } from '../support/project.ts';
import { startBackend, type LoadBackend } from './backend.ts';
import { connectionFigures } from './connections.ts';
import { hourFigures } from './hour.ts';
import { pageFigures } from './pages.ts';
import { startProduct, type Program } from './process.ts';
import { stopFigures } from './stop.ts';
import { streamFigures } from './stream.ts';

const [program = ''] = /\/assets\/app-[\w-]+\.js/.exec(read('dist/pages/loan-detail.html')) ?? [];

const parts: Readonly<Record<string, (product: Program, backend: LoadBackend) => Promise<void>>> = {
  pages: pageFigures,
  connections: (product) => connectionFigures(product, program),
  stream: streamFigures,
  hour: hourFigures,
  stop: stopFigures,
};

const wanted = Object.keys(parts).filter((part) => process.argv.includes(part));
for (const part of wanted.length > 0 ? wanted : Object.keys(parts)) {
  const backend = await startBackend();
  const words =
    part === 'hour' ? ['--expose-gc', '--import', 'tsx', '--import', join(root, 'tests/load/heap.ts')] : [];
  const product = await startProduct(backend.origin, words);
  try {
    await parts[part]?.(product, backend);
  } finally {
    await product.stop();
    backend.close();
  }
}
if (open.length > 0) console.log(`\n${open.length} not told from their limit: ${open.join('; ')}`);
if (over.length > 0) console.log(`\n${over.length} over their limit: ${over.join('; ')}`);
if (over.length + open.length > 0) process.exitCode = over.length > 0 ? 1 : 2;
process.exit();
