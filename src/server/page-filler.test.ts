// @vitest-environment node
/** Holds the configuration in the page: as it is now, for every encoding, and never as markup. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { builtFiles, makeFolder, makeServer } from './testing.ts';

const page = '<html><head><script type="application/json" id="config"></script></head></html>';
const served = (config: string) => {
  const folder = makeFolder({ ...builtFiles, 'pages/loan-detail.html': page, 'config.json': config });
  return { folder, server: makeServer({ dist: folder, configFile: join(folder, 'config.json') }) };
};
const written = (html: string): string =>
  /<script type="application\/json" id="config">([^]*?)<\/script>/.exec(html)?.[1] ?? 'no block';

it('is in the page, and follows the file', async () => {
  const { folder, server } = served('{ "appName": "A" }');
  const app = await server;
  const answer = await app.inject('/inThe');
  expect(written(answer.body)).toBe('{"appName":"A"}');
  writeFileSync(join(folder, 'config.json'), '{ "appName": "Bravo" }');
  const next = await app.inject({ url: '/inThe', headers: { 'accept-encoding': 'br' } });
  expect(written(brotliDecompressSync(next.rawPayload).toString())).toBe('{"appName":"Bravo"}');
  expect(next.headers['etag']).not.toBe(answer.headers['etag']);
});

it.each([
  ['is no markup', '{"appName":"</script><script>alert(1)</script>$&"}'],
  ['has its letters', '{"appName":"ñ€😀\u2028"}'],
])('%s', async (_what, config) => {
  const { body } = await (await served(config).server).inject('/inThe');
  expect(body.split('</script>')).toHaveLength(2);
  expect(JSON.parse(written(body))).toEqual(JSON.parse(config));
});

it('is left to be asked for where it is too long to hold up a page', async () => {
  const config = JSON.stringify({ appName: 'x'.repeat(20_000) });
  const { body } = await (await served(config).server).inject('/inThe');
  expect(written(body)).toBe('');
});
