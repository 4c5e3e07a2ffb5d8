/** The committed map is that of the definitions as they are. */
import { beforeAll, describe, expect, it } from 'vitest';
import { drawMaps } from '../src/build/map.ts';
import { exists, read, root } from './support/project.ts';

describe('the map of screens', () => {
  let drawn: Awaited<ReturnType<typeof drawMaps>>;
  beforeAll(async () => {
    drawn = await drawMaps(root);
  }, 60_000);

  it('is fresh in both languages: npm run map draws it', () => {
    expect([...drawn.keys()]).toEqual(['docs/map.svg', 'docs/map.es.svg']);
    const stale = [...drawn].filter(([file, { svg }]) => !exists(file) || read(file) !== svg);
    expect(stale.map(([file]) => file)).toEqual([]);
  });

  it('finds no screen that cannot be left and none that sends on forever', () => {
    const found = [...drawn.values()].flatMap(({ map }) => map.findings);
    expect(found.filter(({ code, severity }) => severity === 'warning' && code !== 'no-screen')).toEqual([]);
  });
});
