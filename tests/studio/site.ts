/**
 * The built phone as two origins see it: a page that stands for the studio on `localhost`, the phone on `127.0.0.1`, with the
 * policy that the product gives it. It must not know what is tried with them.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import type { Page } from '@playwright/test';
import { readSnapshot } from '../../src/build/snapshot.ts';
import { filesOfProject, openSnapshot } from '../../src/release/snapshot.ts';
import { statesRoute } from '../../src/lib/developer-pages.ts';
import { securityHeaders } from '../../src/server/headers.ts';
import type { FromPhone, ToPhone } from '../../src/studio/phone/protocol.ts';
import { root } from '../support/project.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

/** Files of the build by the address under which the product has them. */
const pages: Readonly<Record<string, string>> = {
  '/studio-phone': 'studio-phone.html',
  [statesRoute]: 'states.html',
};

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, () => resolve((server.address() as AddressInfo).port));
  });

export interface PhoneSite {
  readonly studio: string;
  readonly phone: string;
  close(): void;
}

/** @param files of the page that stands for the studio, by path; an empty page without any. */
export async function openPhoneSite(
  files: Readonly<Record<string, string>> = { '/': '<!doctype html><title>Studio</title><body></body>' },
): Promise<PhoneSite> {
  const studio = createServer((request, reply) => {
    const path = (request.url ?? '/').replace(/\?.*$/, '');
    reply.setHeader('content-type', types[extname(path) === '' ? '.html' : extname(path)] ?? '');
    reply.statusCode = files[path] === undefined ? 404 : 200;
    reply.end(files[path]);
  });
  const studioOrigin = `http://localhost:${await listen(studio)}`;
  const policy = String(securityHeaders()['content-security-policy']).replace(
    "frame-ancestors 'self'",
    `frame-ancestors ${studioOrigin}`,
  );
  const phone = createServer((request, reply) => {
    const path = normalize((request.url ?? '/').replace(/\?.*$/, ''));
    const file =
      path === '/config.json'
        ? join(root, 'src/server/sandbox/config.json')
        : join(root, 'dist', pages[path] ?? path);
    if (!existsSync(file)) {
      reply.statusCode = 404;
      reply.end();
      return;
    }
    reply.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
    reply.setHeader('content-security-policy', policy);
    reply.end(readFileSync(file));
  });
  const phoneOrigin = `http://127.0.0.1:${await listen(phone)}`;
  return {
    studio: studioOrigin,
    phone: phoneOrigin,
    close: () => [studio, phone].forEach((server) => server.close()),
  };
}

export interface Project {
  readonly files: Readonly<Record<string, string>>;
  readonly snapshot: unknown;
}

export function readProject(): Project {
  const snapshot = readSnapshot(root);
  const files = filesOfProject(openSnapshot(snapshot).input);
  return { files: Object.fromEntries(files.map(({ file, text }) => [file, text])), snapshot };
}

/** What stands for the studio in its page. */
interface Desk {
  say(message: ToPhone): void;
  /** Resolves with the next message of this kind that fits. */
  hear(kind: FromPhone['kind'], fits?: (message: never) => boolean): Promise<FromPhone>;
  readonly heard: FromPhone[];
}

declare global {
  interface Window {
    desk: Desk;
  }
}

/** Frames the phone in the page of the studio and hands the project over. */
export async function framePhone(page: Page, site: PhoneSite, project: Project, width = 360): Promise<void> {
  // What runs a script written in TypeScript names its functions.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.goto(site.studio);
  await page.evaluate(
    ([phone, size]) =>
      new Promise<void>((resolve) => {
        const frame = document.createElement('iframe');
        frame.width = String(size);
        frame.height = '740';
        frame.style.border = '0';
        const heard: FromPhone[] = [];
        let waiting: { kind: string; done: (message: FromPhone) => void }[] = [];
        window.addEventListener('message', ({ ports: [port], origin }) => {
          if (port === undefined || origin !== phone) return;
          window.desk = {
            say: (message) => port.postMessage(message),
            hear: (kind) =>
              new Promise((done) => {
                waiting.push({ kind, done });
              }),
            heard,
          };
          port.onmessage = ({ data }: MessageEvent<FromPhone>) => {
            heard.push(data);
            const due = waiting.filter(({ kind }) => kind === data.kind);
            waiting = waiting.filter(({ kind }) => kind !== data.kind);
            due.forEach(({ done }) => done(data));
            if (data.kind === 'ready') resolve();
          };
        });
        frame.src = `${phone}/studio-phone`;
        document.body.append(frame);
      }),
    [site.phone, width] as const,
  );
  await page.evaluate((given) => window.desk.say({ kind: 'project', ...given }), project);
}
