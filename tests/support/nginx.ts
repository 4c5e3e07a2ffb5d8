/**
 * nginx with the recipe of `docs/deploy` in a folder of its own, with ports and a certificate of its own, and requests to it by HTTP/2.
 * It must not know what is served behind it.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { connect, type IncomingHttpHeaders } from 'node:http2';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect as connectTls, type SecureVersion } from 'node:tls';
import { installPackage } from './debian.ts';
import { read } from './project.ts';
import { freePort } from './server.ts';

/** Of the recipe. */
export const siteName = 'app.example.com';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Asking {
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent by POST; else it is a GET. */
  readonly body?: string;
}

export interface Nginx {
  /** As a browser asks for it that finds the name here. */
  readonly origin: string;
  ask(path: string, asking?: Asking): Promise<Answer>;
  /** Where plain HTTP leads; empty: nowhere. */
  plain(path: string): Promise<string>;
  /** Whether a connection with TLS comes about under a name and a version. */
  greets(name: string, version: SecureVersion): Promise<boolean>;
  stop(): Promise<void>;
}

/** Whether a program ended well; says what it printed where it did not. */
export const works = (program: string, ...words: readonly string[]): boolean => {
  const { status, stderr, error } = spawnSync(program, words, { encoding: 'utf8' });
  if (status !== 0 && error === undefined) console.error(stderr);
  return status === 0;
};

/** The recipe in a folder; each text that is changed must be in it. */
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

const leads = (port: number, path: string): Promise<string> =>
  new Promise((resolve) => {
    const asked = get({ port, path, host: '127.0.0.1', headers: { host: siteName } }, (response) => {
      response.resume();
      resolve(response.statusCode === 308 ? String(response.headers.location) : '');
    });
    asked.once('error', () => resolve(''));
  });

const greets = (port: number, servername: string, version: SecureVersion): Promise<boolean> =>
  new Promise((resolve) => {
    const versions = { minVersion: version, maxVersion: version };
    // Without it this side itself would refuse the older ones.
    const ciphers = 'TLS_AES_128_GCM_SHA256:DEFAULT@SECLEVEL=0';
    const options = { port, host: '127.0.0.1', servername, ciphers, rejectUnauthorized: false };
    const socket = connectTls({ ...options, ...versions });
    const end = (came: boolean): void => {
      socket.destroy();
      resolve(came);
    };
    socket.once('secureConnect', () => end(true));
    socket.once('error', () => end(false));
  });

async function askAt(port: number, path: string, { headers = {}, body }: Asking): Promise<Answer> {
  const session = connect(`https://${siteName}:${port}`, {
    createConnection: () =>
      connectTls({
        port,
        host: '127.0.0.1',
        servername: siteName,
        ALPNProtocols: ['h2'],
        rejectUnauthorized: false,
      }),
  });
  const method = body === undefined ? 'GET' : 'POST';
  const stream = session.request({ ':path': path, ':authority': siteName, ':method': method, ...headers });
  stream.end(body);
  const [answer] = (await once(stream, 'response')) as [IncomingHttpHeaders & { ':status': number }];
  let said = '';
  stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  await once(stream, 'end');
  session.close();
  return { status: answer[':status'], headers: answer, body: said };
}

/** @param folder readable by everyone: who serves for nginx is not who started it. @param servers their origins. */
export async function startNginx(folder: string, servers: readonly string[]): Promise<Nginx> {
  if (!works('nginx', '-v') && !installPackage('nginx-light'))
    throw new Error('There is no nginx, and it could not be installed from here.');
  const [plain, secure] = [await freePort(), await freePort()];
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'fullchain.pem')];
  const made = ['-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', `/CN=${siteName}`];
  if (!works('openssl', 'req', '-x509', ...made, '-keyout', key, '-out', certificate))
    throw new Error('openssl could not make a certificate.');
  const config = place(folder, [
    ['server 127.0.0.1:8080;', servers.map((origin) => `server ${new URL(origin).host};`).join(' ')],
    ['listen 80', `listen 127.0.0.1:${plain}`],
    ['listen 443', `listen 127.0.0.1:${secure}`],
    ['/etc/ssl/lendora', folder],
    ['/var/log/nginx', folder],
  ]);
  if (!works('nginx', '-t', '-q', '-c', config)) throw new Error('nginx does not take the recipe.');
  const nginx = spawn('nginx', ['-c', config], { stdio: 'inherit' });
  while (nginx.exitCode === null && (await leads(plain, '/')) === '') await sleep(50);
  return {
    origin: `https://${siteName}:${secure}`,
    ask: (path, asking = {}) => askAt(secure, path, asking),
    plain: (path) => leads(plain, path),
    greets: (name, version) => greets(secure, name, version),
    async stop() {
      const gone = once(nginx, 'exit');
      nginx.kill('SIGTERM');
      await gone;
    },
  };
}
