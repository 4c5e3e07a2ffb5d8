/** Holds the recipes of `docs/deploy` against the server that they run; `npm run deploy:check` tries them on real programs. */
import { describe, expect, it } from 'vitest';
import { createMetrics } from '../src/server/metrics.ts';
import { exists, read } from './support/project.ts';

const container = read('docs/deploy/Containerfile');
const unit = read('docs/deploy/lendora.service');
const nginx = read('docs/deploy/nginx.conf');

/** Names of variables that are set: `ENV A=1 B=2`, `Environment=A=1`. */
const setIn = (text: string, start: RegExp): readonly string[] =>
  text
    .split('\n')
    .filter((line) => start.test(line))
    .flatMap((line) => [...line.matchAll(/\b([A-Z_]+)=/g)].map(([, name = '']) => name));

describe('settings', () => {
  const settings = read('src/server/settings.ts');
  const known = new Set([...settings.matchAll(/read\(environment, '(\w+)'\)/g)].map(([, name]) => name));

  it.each([
    ['the container', [...setIn(container, /^ENV /), ...setIn(container, /--env /)]],
    ['the unit', [...setIn(unit, /^Environment=/), ...setIn(unit, /^# BACKEND/)]],
  ])('of %s are those of the server, without the test page, before a backend', (_what, names) => {
    expect(names.filter((name) => !known.has(name))).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(['HOST', 'PORT', 'CONFIG', 'PREVIEW', 'DATA', 'BACKEND']));
  });

  it.each(['PREVIEW', 'SANDBOX'])('switch %s off', (name) => {
    const off = new RegExp(`^(?:ENV|Environment=).*\\b${name}=off\\b`, 'm');
    expect([container, unit].map((text) => off.test(text))).toEqual([true, true]);
  });
});

describe('the container', () => {
  const [build = '', run = ''] = container.split(/^FROM /m).slice(1);

  it('is made by the Node of the project', () => {
    const [major] = read('.nvmrc').trim().split('.');
    for (const stage of [build, run])
      expect(stage).toMatch(new RegExp(`^docker\\.io/library/node:${major}-`));
  });

  it('builds with what the product needs alone, from files that are there', () => {
    expect(build.match(/^(?:COPY|ADD|RUN) .*/gm)).toEqual([
      'COPY . .',
      'RUN npm ci --omit=dev && npm run build',
    ]);
    const left = read('docs/deploy/Containerfile.dockerignore').trim().split('\n');
    const needed = [
      'package.json',
      'package-lock.json',
      '.npmrc',
      'src',
      'screens',
      'schemas',
      'locales',
      'public',
    ];
    expect(needed.filter((name) => left.includes(name) || !exists(name))).toEqual([]);
  });

  it('holds the build alone, and runs it as nobody in particular without a shell', () => {
    expect(run.match(/^(?:COPY|ADD|RUN) .*/gm)).toEqual(['COPY --from=build /build/dist ./']);
    expect(run).toMatch(/^USER node$/m);
    expect(run).toMatch(/^CMD \["node", "server\.mjs"\]$/m);
    expect(run).toMatch(/^HEALTHCHECK .* CMD \["node", /m);
    // At another PORT it would be taken for dead.
    expect(run).toMatch(/^HEALTHCHECK .*'http:\/\/127\.0\.0\.1:' \+ process\.env\.PORT \+ '\/health\/live'/m);
  });

  it('takes in nothing that was built or installed elsewhere', () => {
    const left = read('docs/deploy/Containerfile.dockerignore').trim().split('\n');
    expect(left).toEqual(expect.arrayContaining(['dist', 'node_modules', '.git']));
  });
});

it('the unit writes one folder of its own, gains no right and gives calls under way their time', () => {
  for (const line of [
    'DynamicUser=yes',
    'StateDirectory=lendora',
    'ProtectSystem=strict',
    'NoNewPrivileges=yes',
    'CapabilityBoundingSet=',
  ])
    expect(unit).toContain(`\n${line}\n`);
  const [, patience = ''] = /patience = (\d+)_000;/.exec(read('src/server/main.ts')) ?? [];
  const [, stop = ''] = /^TimeoutStopSec=(\d+)$/m.exec(unit) ?? [];
  expect(Number(stop)).toBeGreaterThan(Number(patience));
});

describe('docs/operations.md', () => {
  const page = read('docs/operations.md');
  const alerts = [...page.matchAll(/^- alert: (\w+)\n {2}expr: (.*)$/gm)];

  it('says of each alert what to do', () => {
    const [, section = ''] = /\n## What to do at an alert\n([^]*?)\n## /.exec(page) ?? [];
    expect(alerts.length).toBeGreaterThan(6);
    const answered = [...section.matchAll(/^- (`\w+`(?:, `\w+`)*):/gm)].map(([, names = '']) => names).join();
    expect(alerts.map(([, name = '']) => name).filter((name) => !answered.includes(`\`${name}\``))).toEqual(
      [],
    );
  });

  it('watches what the server measures', async () => {
    const measured = await createMetrics().text();
    const named = alerts.flatMap(([, , query = '']) => [
      ...query.matchAll(/\b[a-z]+(?:_[a-z0-9]+)+(?=[{[)])/g),
    ]);
    const names = named
      .map(([name]) => name.replace(/_bucket$/, ''))
      .filter((name) => name !== 'min_over_time');
    expect(names).toEqual(expect.arrayContaining(['proxy_failures_total', 'http_request_duration_seconds']));
    expect(names.filter((name) => !measured.includes(`# TYPE ${name} `))).toEqual([]);
  });

  it('wakes nobody for what anyone may invent', () => {
    const heard = alerts.flatMap(([, , query = '']) => query.match(/\breports_total\b[^[]*/g) ?? []);
    expect(heard).toEqual(['reports_total{code!="other"}']);
  });

  it('names each field of a line of the log', () => {
    const fields = ['time', 'level', 'reqId', 'method', 'route', 'status', 'ms', 'msg', 'error'];
    const [, section = ''] = /\n## What it tells\n([^]*?)\n## /.exec(page) ?? [];
    expect(fields.filter((field) => !section.includes(`\`${field}\``))).toEqual([]);
  });
});

describe('nginx', () => {
  it('writes neither a query nor where a visitor comes from', () => {
    const [format = ''] = /^log_format[^]*?;$/m.exec(nginx) ?? [];
    expect(format).not.toMatch(/\$(?:request|request_uri|args|query_string|arg_\w+|http_\w+)\b/);
    // What it writes of errors holds the whole request, but for the end of nginx itself.
    const errors = nginx.match(/error_log .*/g) ?? [];
    expect(errors.filter((line) => !line.endsWith(' emerg;'))).toEqual([]);
    expect(errors).toHaveLength(3);
  });

  it('says itself whom a request asked for, and by what', () => {
    for (const name of ['Host', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'X-Forwarded-For', 'X-Request-Id'])
      expect(nginx).toMatch(
        new RegExp(`proxy_set_header ${name} (?:\\$(?:host|remote_addr|request_id)|https);`),
      );
  });
});
