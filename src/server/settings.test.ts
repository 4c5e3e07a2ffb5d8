// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { dataFolder, readSettings, root, sandboxConfig, sandboxStore } from './settings.ts';

describe('settings', () => {
  it('have defaults, also for variables set to nothing', () => {
    const defaults = {
      port: 8080,
      host: '127.0.0.1',
      configFile: sandboxConfig,
      backend: undefined,
      sandboxDb: sandboxStore,
      preview: true,
      render: true,
      earlyHints: false,
      logs: false,
      metricsPort: undefined,
      data: dataFolder,
      databaseUrl: undefined,
      releasesWebhook: undefined,
      studio: { kind: 'machine', publicUrl: null, demo: true },
    };
    const empty = {
      PORT: '',
      HOST: ' ',
      CONFIG: '',
      BACKEND: '',
      SANDBOX_DB: '',
      PREVIEW: '',
      RENDER: '',
      EARLY_HINTS: '',
      LOGS: '',
      METRICS_PORT: '',
      DATA: '',
      DATABASE_URL: '',
      RELEASES_WEBHOOK: '',
      STUDIO_HOST: '',
      PUBLIC_URL: '',
    };
    expect(readSettings({}, '/here')).toEqual({ ok: true, value: defaults });
    expect(readSettings(empty, '/here')).toEqual({ ok: true, value: defaults });
  });

  it('take paths from the folder the operator stands in', () => {
    const given = {
      PORT: '0',
      HOST: '::',
      CONFIG: 'my/config.json',
      BACKEND: 'https://Api.Example/',
      SANDBOX_DB: 'x.db',
      PREVIEW: 'off',
      RENDER: 'off',
      EARLY_HINTS: 'on',
      METRICS_PORT: '9464',
      DATA: 'kept',
      DATABASE_URL: 'postgres://us@db/lendora',
      RELEASES_WEBHOOK: 'https://chat.example/hook',
    };
    expect(readSettings(given, '/here')).toEqual({
      ok: true,
      value: {
        port: 0,
        host: '::',
        configFile: '/here/my/config.json',
        backend: 'https://api.example',
        sandboxDb: '/here/x.db',
        preview: false,
        render: false,
        earlyHints: true,
        logs: true,
        metricsPort: 9464,
        data: '/here/kept',
        databaseUrl: 'postgres://us@db/lendora',
        releasesWebhook: 'https://chat.example/hook',
        studio: undefined,
      },
    });
    expect(readSettings({ DATA: 'kept' }, '/here')).toMatchObject({
      value: { data: '/here/kept', sandboxDb: '/here/kept/sandbox.db' },
    });
    expect(readSettings({ DATA: ':memory:' }, '/here')).toMatchObject({
      value: { data: ':memory:', sandboxDb: ':memory:' },
    });
    expect(readSettings({ SANDBOX_DB: ':memory:' }, '/here')).toMatchObject({
      value: { sandboxDb: ':memory:', data: ':memory:' },
    });
  });

  it.each([
    [{ RENDER: 'yes' }, 'RENDER must be on or off, not "yes".'],
    [{ EARLY_HINTS: '103' }, 'EARLY_HINTS must be on or off, not "103".'],
    [
      { STUDIO_HOST: 'https://studio.example.com', PUBLIC_URL: 'https://app.example.com' },
      'STUDIO_HOST must be a host name like studio.example.com, without https:// and port, not "https://studio.example.com".',
    ],
    [
      { STUDIO_HOST: '10.0.0.7', PUBLIC_URL: 'https://app.example.com' },
      'STUDIO_HOST must be a host name like studio.example.com, without https:// and port, not "10.0.0.7".',
    ],
    [
      { STUDIO_HOST: 'studio.example.com' },
      'STUDIO_HOST needs PUBLIC_URL too: the origin of the product, where its phone stands.',
    ],
    [
      { STUDIO_HOST: 'app.example.com', PUBLIC_URL: 'https://app.example.com' },
      'STUDIO_HOST must be another host than that of PUBLIC_URL.',
    ],
    [
      { PUBLIC_URL: 'http://app.example.com' },
      'PUBLIC_URL must be an origin like https://app.example.com, not "http://app.example.com".',
    ],
    [{ LOGS: 'json' }, 'LOGS must be on or off, not "json".'],
    [{ METRICS_PORT: 'x' }, 'METRICS_PORT must be a number from 0 to 65535, not "x".'],
  ])('refuse %j', (environment, error) => {
    expect(readSettings(environment, '/')).toEqual({ ok: false, error });
  });

  it('have no sandbox where it is off: without a backend there is no start', () => {
    expect(readSettings({ SANDBOX: 'off' }, '/')).toEqual({
      ok: false,
      error: 'SANDBOX is off, and nobody else answers calls: set BACKEND to the origin of the backend.',
    });
    expect(readSettings({ SANDBOX: 'off', BACKEND: 'https://api.example.com' }, '/').ok).toBe(true);
    expect(readSettings({ SANDBOX: 'no' }, '/').ok).toBe(false);
  });

  it.each(['no', '0', 'OFF'])('refuse PREVIEW %s', (PREVIEW) => {
    expect(readSettings({ PREVIEW }, '/')).toEqual({
      ok: false,
      error: `PREVIEW must be on or off, not "${PREVIEW}".`,
    });
  });

  it.each(['eighty', '-1', '65536', '80.5', '0x50'])('refuse PORT %s', (PORT) => {
    expect(readSettings({ PORT }, '/')).toMatchObject({
      ok: false,
      error: expect.stringContaining(`"${PORT}"`) as string,
    });
  });

  it.each([
    'api.example',
    'ftp://api.example',
    'https://api.example/base',
    'https://api.example/?a',
    'https://u:p@api.example',
    'http://',
  ])('refuse BACKEND %s', (BACKEND) => {
    expect(readSettings({ BACKEND }, '/')).toMatchObject({
      ok: false,
      error: expect.stringMatching(/^BACKEND must/) as string,
    });
  });
});

it('a wrong setting ends the start with one sentence', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'src/server/main.ts'], {
    cwd: root,
    env: { ...process.env, PORT: 'eighty' },
    encoding: 'utf8',
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: 'PORT must be a number from 0 to 65535, not "eighty".\n',
  });
});
