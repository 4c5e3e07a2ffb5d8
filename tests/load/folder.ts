/** The other yardstick: sirv over the files of the build, which writes no log and has one header of its own. */
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { root } from '../support/project.ts';

const serve = sirv(join(root, 'dist'), {
  brotli: true,
  gzip: true,
  etag: true,
  maxAge: 31_536_000,
  immutable: true,
});
const server = createServer((request, response) => serve(request, response));
server.listen(Number(process.env['PORT']), '127.0.0.1');
process.once('SIGTERM', () => {
  server.closeAllConnections();
  server.close();
});
