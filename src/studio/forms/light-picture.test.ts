// @vitest-environment node
import { expect, it } from 'vitest';
import { mostOfPicture } from '../../lib/picture-file.ts';
import { base64Of } from './bring.ts';
import { lighten, type Drawn, type Pen } from './light-picture.ts';

const file = (text: string): Blob => new Blob([Uint8Array.from(text, (letter) => letter.charCodeAt(0))]);
const photo = file('\xff\xd8\xff\xe0 a photo of a summer');

interface Wrote {
  readonly kind: string;
  readonly width: number;
  readonly height: number;
  readonly quality: number;
}

/** A browser that writes so many bytes, as this kind. */
function penOf(
  size: Pick<Drawn, 'width' | 'height'>,
  bytes: (asked: Wrote) => number,
  writes?: string,
): { pen: Pen; wrote: readonly Wrote[] } {
  const wrote: Wrote[] = [];
  const pen: Pen = {
    read: async () => ({
      ...size,
      write: async (kind, width, height, quality) => {
        const asked = { kind, width, height, quality };
        wrote.push(asked);
        return new Blob([new Uint8Array(bytes(asked))], { type: writes ?? kind });
      },
    }),
  };
  return { pen, wrote };
}

it('is written anew at once where it is light, and never larger than it was', async () => {
  const { pen, wrote } = penOf({ width: 640, height: 320 }, () => 20_000);
  expect(await lighten(photo, pen)).toMatchObject({ width: 640, height: 320 });
  expect(wrote).toEqual([{ kind: 'image/webp', width: 640, height: 320, quality: 0.9 }]);
});

it('gets smaller until a slow phone can take it', async () => {
  const { pen, wrote } = penOf({ width: 3000, height: 4000 }, ({ width, quality }) => width * quality * 250);
  const light = await lighten(photo, pen);
  if (typeof light === 'string') throw new Error(light);
  expect(light.blob.size).toBeLessThanOrEqual(mostOfPicture.bytes);
  expect([light.width, light.height]).toEqual([wrote.at(-1)?.width, wrote.at(-1)?.height]);
  expect(Math.max(light.width, light.height)).toBeLessThanOrEqual(1080);
  expect(light.width / light.height).toBeCloseTo(0.75, 2);
});

it('is a JPEG where the browser writes no WebP', async () => {
  const { pen, wrote } = penOf({ width: 10, height: 10 }, () => 10, 'image/png');
  await lighten(photo, pen);
  expect(wrote.map(({ kind }) => kind)).toEqual(['image/webp', 'image/jpeg']);
});

it('says what it cannot be', async () => {
  const { pen } = penOf({ width: 4000, height: 4000 }, () => mostOfPicture.bytes + 1);
  expect(await lighten(photo, pen)).toBe('too-heavy');
  expect(await lighten(photo, { read: async () => undefined })).toBe('no-picture');
  for (const other of ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a', '', '%PDF'])
    expect([other, await lighten(file(other), pen)]).toEqual([other, 'no-picture']);
});

it('is sent as it is, however long', async () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_each, index) => index % 256);
  expect(await base64Of(new Blob([bytes]))).toBe(Buffer.from(bytes).toString('base64'));
});
