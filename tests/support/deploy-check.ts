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
    const call = '/gateway/v3/loan-details/loan-details?sessionId=deploy';
    const own = { origin: `https://${siteName}`, 'content-type': 'application/x-www-form-urlencoded' };
    const encoded = { ...own, 'accept-encoding': 'gzip, br' };
    const body = 'productId=1&orderId=174';
    const loan = await nginx.ask(call, { headers: encoded, body });
    expect('a call of our page is answered', loan.status === 200 && loan.body.includes('"success":true'));
    expect('and not compressed, beside what a stranger may add', !('content-encoding' in loan.headers));
    const foreign = await nginx.ask(call, { headers: { ...own, origin: 'https://evil.example' }, body });
    expect('that of another site is 403', foreign.status === 403);
    expect('plain HTTP leads to TLS', (await nginx.plain('/inThe?a=1')) === `https://${siteName}/inThe?a=1`);
    for (const version of ['TLSv1.2', 'TLSv1.3'] as const)
      expect(`${version} is spoken`, await nginx.greets(siteName, version));
    expect('TLSv1.1 is not', !(await nginx.greets(siteName, 'TLSv1.1')));
    expect('nor anything with a name that is not ours', !(await nginx.greets('evil.example', 'TLSv1.3')));
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
  expect('each request is a line', lines.split('\n').length === 8);
  const errors = readFileSync(join(folder, 'lendora-error.log'), 'utf8');
  expect('that holds no query', !`${lines}${errors}`.includes(secret) && !lines.includes('?'));
}

const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
chmodSync(folder, 0o755);
try {
  await checkNginx(folder);
  const unit = join(root, 'docs/deploy/lendora.service');
  if (works('systemd-analyze', '--version')) {
    expect('systemd takes the unit', works('systemd-analyze', 'verify', unit));
    // Of 100, which is a service that may do everything.
    const exposed = ['security', '--offline=true', '--threshold=20', unit];
    expect('and finds that it may do little', works('systemd-analyze', ...exposed));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = wrong.length === 0 ? 0 : 1;
