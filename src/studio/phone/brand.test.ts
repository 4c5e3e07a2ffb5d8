/** Brands that the phone can draw a screen in. */
import { expect, it } from 'vitest';
import configSchema from '../../../schemas/config.schema.json' with { type: 'json' };
import { Ajv2020 } from 'ajv/dist/2020.js';
import { brandVariables } from '../../lib/contrast.ts';
import { configured } from '../../../tests/studio/testing.tsx';
import { branded } from './brand.ts';

it('is a configuration that a server could have, whichever is chosen, and leaves all else as it is', async () => {
  const own = await configured();
  const valid = new Ajv2020({
    strict: false,
    formats: { 'uri-reference': true, minor: true, date: true },
  }).compile(configSchema);
  expect(branded(own)).toEqual(own);
  for (const by of ['own', 'plain', 'other'] as const) {
    const config = branded(own, by);
    const { appName, brand, company, servicePhone, serviceEmail, ...rest } = config;
    valid({ appName, brand, company, servicePhone, serviceEmail });
    expect([by, valid.errors ?? []]).toEqual([by, []]);
    expect(rest).toEqual(Object.fromEntries(Object.entries(own).filter(([name]) => name in rest)));
  }
});

it('colors are other ones, in the light and in the dark', async () => {
  const own = await configured();
  const [here, plain, other] = (['own', 'plain', 'other'] as const).map((by) =>
    JSON.stringify(brandVariables(branded(own, by).brand)),
  );
  expect(new Set([here, plain, other]).size).toBeGreaterThan(1);
  expect(other).not.toBe(here);
  expect(branded(own, 'other').brand.dark).toBeDefined();
});
