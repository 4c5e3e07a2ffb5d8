// @vitest-environment node
import { expect, it } from 'vitest';
import { sandbox, startSandbox } from './testing.ts';

startSandbox();

it.each(['logo-norte.svg', 'barcode-646180123456789012.svg', 'step-1.svg', 'scene-road.svg'])(
  '%s is drawn',
  async (name) => {
    const picture = await sandbox.inject(`/gateway/files/${name}`);
    expect(picture.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(picture.body).toMatch(/^<svg .*<\/svg>$/);
  },
);

it.each(['barcode-12a.svg', 'logo-<x>.svg', 'scene-none.svg', 'none.svg'])('%s is not', async (name) => {
  expect((await sandbox.inject(`/gateway/files/${encodeURIComponent(name)}`)).statusCode).toBe(404);
});
