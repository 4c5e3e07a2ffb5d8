import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pictureIn, picturePath } from './picture-file.ts';

const base64 = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64'));
const latin = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'));
const file = (path: string): Uint8Array => new Uint8Array(readFileSync(path));
const joined = (...parts: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));

const piece = (name: string, data: Uint8Array): Uint8Array => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return joined(length, latin(name), data, new Uint8Array(4));
};

function png(width: number, height: number, more: Uint8Array = new Uint8Array()): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  return joined(
    latin('\x89PNG\r\n\x1a\n'),
    piece('IHDR', head),
    piece('IDAT', new Uint8Array(deflateSync(Buffer.alloc(8)))),
    piece('IEND', new Uint8Array()),
    more,
  );
}

const webp = base64('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA');
const lossless = base64('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==');

describe('a picture', () => {
  it.each([
    ['PNG', png(3, 40_000), { kind: 'png', width: 3, height: 40_000 }],
    ['JPEG', file('public/share.jpg'), { kind: 'jpeg', width: 1200, height: 630 }],
    ['WebP', webp, { kind: 'webp', width: 1, height: 1 }],
    ['WebP without loss', lossless, { kind: 'webp', width: 1, height: 1 }],
  ])('is known by its bytes, with its size: %s', (_name, bytes, found) => {
    expect(pictureIn(bytes)).toEqual(found);
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['an SVG', latin('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a page', latin('<!doctype html><script>alert(1)</script>')],
    ['a GIF', latin('GIF89a\x01\x00\x01\x00\x80\x00\x00')],
    ['a name alone', latin('\x89PNG\r\n\x1a\n')],
    ['a PNG that breaks off', png(3, 3).subarray(0, 60)],
    ['a PNG with a page behind it', png(3, 3, latin('<script>alert(1)</script>'))],
    ['a JPEG that breaks off', file('public/share.jpg').subarray(0, 2000)],
    ['a JPEG with a page behind it', joined(file('public/share.jpg'), latin('<script>'))],
    ['a JPEG of nothing', latin('\xff\xd8\xff\xd9')],
    ['a JPEG whose piece has no length', latin('\xff\xd8\xff\xe0\x00\x00\xff\xe0\x00\x00\xff\xd9')],
    ['a WebP with a page behind it', joined(webp, latin('<script>'))],
    ['a WebP of another piece', joined(webp.subarray(0, 12), latin('HTML'), webp.subarray(16))],
  ])('is not: %s', (_name, bytes) => {
    expect(pictureIn(bytes)).toBeUndefined();
  });
});

it('is found in a definition by its path alone', () => {
  const name = 'AbCdEf0123456789_-AbCd.webp';
  const text = `{"a":"/release/p/${name}","b":"/release/p/short.webp","c":"/release/p/${name}.html"}`;
  expect([...text.matchAll(picturePath)].map(([, found]) => found)).toEqual([name]);
});
