/**
 * `npm run deploy:check`: the files of `docs/deploy` on real programs. The recipe of nginx serves the build, with ports and
 * certificate of its own, and systemd reads its unit where there is a systemd. It must not know the app.
 */
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteName, startNginx, works } from './nginx.ts';
import { root } from './project.ts';
import { startServer } from './server.ts';

const secret = 'canary-of-a-session';
const wrong: string[] = [];

function expect(what: string, holds: boolean): void {
  console.log(`${holds ? 'ok   ' : 'WRONG'} ${what}`);
  if (!holds) wrong.push(what);
}

async function checkNginx(folder: string): Promise<void> {
  const server = await startServer();
  const nginx = await startNginx(folder, [server.origin]);
  try {
    const page = await nginx.ask(`/inThe?sessionId=${secret}`, {
      headers: { 'accept-encoding': 'br', referer: secret },
    });
    expect('a page comes by HTTP/2', page.status === 200);
    expect('as it was compressed when built', page.headers['content-encoding'] === 'br');
    const secured = page.headers['strict-transport-security'];
    expect('with one header for HSTS', secured === 'max-age=31536000; includeSubDomains');
    const lie = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' };
    const site = await nginx.ask('/About', { headers: lie });
    expect('its own address is ours, whatever a visitor says', site.body.includes(`https://${siteName}/`));
    expect('and nowhere that of a visitor', !site.body.includes('evil.example'));
    expect('health is no matter of visitors', (await nginx.ask('/health/live')).status === 404);
    const long = await nginx.ask(`/inThe?x=${'y'.repeat(30_000)}`);
    expect('a long query arrives', long.status === 200);
    await server.stop();
    const away = await nginx.ask(`/inThe?sessionId=${secret}`);
    expect('without the server it is 502', away.status === 502);
    expect('with HSTS too', away.headers['strict-transport-security'] !== undefined);
  } finally {
    await Promise.all([nginx.stop(), server.stop()]);
  }
  const lines = readFileSync(join(folder, 'lendora.log'), 'utf8');
  expect('each request is a line', lines.split('\n').length === 6);
  const errors = readFileSync(join(folder, 'lendora-error.log'), 'utf8');
  expect('that holds no query', !`${lines}${errors}`.includes(secret) && !lines.includes('?'));
}

const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
chmodSync(folder, 0o755);
try {
  await checkNginx(folder);
  if (works('systemd-analyze', '--version'))
    expect(
      'systemd takes the unit',
      works('systemd-analyze', 'verify', join(root, 'docs/deploy/lendora.service')),
    );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = wrong.length === 0 ? 0 : 1;
