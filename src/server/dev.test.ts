// @vitest-environment node
import { expect, it, onTestFinished, vi } from 'vitest';
import { startSandbox } from './dev.ts';
import { ask, listen, makeServer } from './testing.ts';

const guarded = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

it('the development server gets the sandbox and its configuration, and no pages', async () => {
  vi.stubEnv('SANDBOX_DB', ':memory:');
  vi.stubEnv('CONFIG', '');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { origin, close } = await startSandbox();
  onTestFinished(close);
  const config = await ask(origin, '/config.json');
  expect(config.status).toBe(200);
  expect(JSON.parse(config.body)).toMatchObject({ appName: 'Lendora' });
  expect(await ask(origin, '/sandbox')).toMatchObject({ status: 200, headers: guarded });
  expect(await ask(origin, '/inThe')).toMatchObject({ status: 404, headers: guarded });
});

it('the sandbox lies beside the pages when there is no backend', async () => {
  const origin = await listen(await makeServer({ backend: undefined }));
  expect((await ask(origin, '/inThe')).body).toContain('Your loan');
  expect((await ask(origin, '/nowhere')).body).toContain('Page not found');
  const page = await ask(origin, '/sandbox');
  expect(page).toMatchObject({ status: 200, headers: guarded });
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  const call = await ask(origin, '/gateway/no/such/call', { method: 'POST' });
  expect(call).toMatchObject({ status: 404, headers: guarded });
  expect(call.headers['content-type']).toMatch(/^application\/json/);
});

it('a world is reached however long the name of its session is', async () => {
  const origin = await listen(await makeServer({ backend: undefined }));
  const name = encodeURIComponent('señor '.repeat(21));
  expect((await ask(origin, `/sandbox/session/${name}`)).status).toBe(200);
});
