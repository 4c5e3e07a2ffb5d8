/** Writes `.br` and `.gz` beside every file that gets smaller by it, once, so that no server has to. */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compressible = /\.(?:html|js|mjs|css|json|svg|txt|xml|webmanifest|map|ico)$/;

/** Smaller files gain less than the header costs. */
const least = 256;

/** The builds of other entries, which go before, have compressed what is theirs. */
const isCompressed = (path: string): boolean =>
  existsSync(`${path}.br`) && statSync(`${path}.br`).mtimeMs >= statSync(path).mtimeMs;

async function compressFile(path: string): Promise<void> {
  if (isCompressed(path)) return;
  const plain = readFileSync(path);
  if (plain.length < least) return;
  const options = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  };
  writeFileSync(`${path}.br`, await brotli(plain, options));
  writeFileSync(`${path}.gz`, await zip(plain, { level: 9 }));
}

export async function compressFolder(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
}
