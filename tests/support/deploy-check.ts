/**
 * `npm run deploy:check`: the files of `docs/deploy` on real programs. The recipe of nginx serves the build, with ports and
 * certificate of its own, and systemd reads its unit where there is a systemd. It must not know the app.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { connect, type IncomingHttpHeaders } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import { installPackage } from './debian.ts';
import { read, root } from './project.ts';
import { freePort, startServer } from './server.ts';

const name = 'app.example.com';
const secret = 'canary-of-a-session';
const wrong: string[] = [];

function expect(what: string, holds: boolean): void {
  console.log(`${holds ? 'ok   ' : 'WRONG'} ${what}`);
  if (!holds) wrong.push(what);
}

const works = (program: string, ...words: readonly string[]): boolean => {
  const { status, stderr, error } = spawnSync(program, words, { encoding: 'utf8' });
  if (status !== 0 && error === undefined) console.error(stderr);
  return status === 0;
};

/** The recipe in a folder of its own; each text that is changed must be in it. */
function place(folder: string, changes: readonly (readonly [string, string])[]): string {
  let recipe = read('docs/deploy/nginx.conf');
  for (const [from, to] of changes) {
    if (!recipe.includes(from)) throw new Error(`docs/deploy/nginx.conf has no "${from}".`);
    recipe = recipe.replaceAll(from, to);
  }
  writeFileSync(join(folder, 'site.conf'), recipe);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const whole = `daemon off; pid ${folder}/pid; error_log stderr emerg; events {} http { ${temporary.join(' ')} include ${folder}/site.conf; }`;
  writeFileSync(join(folder, 'nginx.conf'), whole);
  return join(folder, 'nginx.conf');
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

async function ask(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const session = connect(`https://${name}:${port}`, {
    createConnection: () =>
      connectTls({
        port,
        host: '127.0.0.1',
        servername: name,
        ALPNProtocols: ['h2'],
        rejectUnauthorized: false,
      }),
  });
  const stream = session.request({ ':path': path, ':authority': name, ...headers });
  const [answer] = (await once(stream, 'response')) as [IncomingHttpHeaders & { ':status': number }];
  let body = '';
  stream.setEncoding('utf8').on('data', (text: string) => (body += text));
  await once(stream, 'end');
  session.close();
  return { status: answer[':status'], headers: answer, body };
}

async function checkNginx(folder: string): Promise<void> {
  const [plain, secure] = [await freePort(), await freePort()];
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'fullchain.pem')];
  const made = ['-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', `/CN=${name}`];
  if (!works('openssl', 'req', '-x509', ...made, '-keyout', key, '-out', certificate))
    throw new Error('openssl could not make a certificate.');
  const server = await startServer();
  const config = place(folder, [
    ['127.0.0.1:8080', new URL(server.origin).host],
    ['listen 80', `listen 127.0.0.1:${plain}`],
    ['listen 443', `listen 127.0.0.1:${secure}`],
    ['/etc/ssl/lendora', folder],
    ['/var/log/nginx', folder],
  ]);
  expect('nginx takes the recipe', works('nginx', '-t', '-q', '-c', config));
  const nginx = spawn('nginx', ['-c', config], { stdio: 'inherit' });
  try {
    while (nginx.exitCode === null && !(await answers(plain))) await sleep(50);
    const page = await ask(secure, `/inThe?sessionId=${secret}`, {
      'accept-encoding': 'br',
      referer: secret,
    });
    expect('a page comes by HTTP/2', page.status === 200);
    expect('as it was compressed when built', page.headers['content-encoding'] === 'br');
    const secured = page.headers['strict-transport-security'];
    expect('with one header for HSTS', secured === 'max-age=31536000; includeSubDomains');
    const lie = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' };
    const site = await ask(secure, '/About', lie);
    expect('its own address is ours, whatever a visitor says', site.body.includes(`https://${name}/`));
    expect('and nowhere that of a visitor', !site.body.includes('evil.example'));
    expect('health is no matter of visitors', (await ask(secure, '/health/live')).status === 404);
    const long = await ask(secure, `/inThe?x=${'y'.repeat(30_000)}`);
    expect('a long query arrives', long.status === 200);
    await server.stop();
    const away = await ask(secure, `/inThe?sessionId=${secret}`);
    expect('without the server it is 502', away.status === 502);
    expect('with HSTS too', away.headers['strict-transport-security'] !== undefined);
  } finally {
    const gone = once(nginx, 'exit');
    nginx.kill('SIGTERM');
    await Promise.all([gone, server.stop()]);
  }
  const lines = readFileSync(join(folder, 'lendora.log'), 'utf8');
  expect('each request is a line', lines.split('\n').length === 6);
  const errors = readFileSync(join(folder, 'lendora-error.log'), 'utf8');
  expect('that holds no query', !`${lines}${errors}`.includes(secret) && !lines.includes('?'));
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const asked = get({ port, host: '127.0.0.1', headers: { host: name } }, (response) => {
      response.resume();
      resolve(response.statusCode === 308);
    });
    asked.once('error', () => resolve(false));
  });

const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
// Who serves for nginx is not who started it.
chmodSync(folder, 0o755);
try {
  if (!works('nginx', '-v') && !installPackage('nginx-light'))
    throw new Error('There is no nginx, and it could not be installed from here.');
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
