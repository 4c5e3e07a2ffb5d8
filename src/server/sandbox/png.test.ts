// @vitest-environment node
import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { crc32, pngOf } from './png.ts';

interface Chunk {
  readonly name: string;
  readonly data: Buffer;
  readonly whole: boolean;
}

function chunksOf(bytes: Buffer): readonly Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = 8; at < bytes.length;) {
    const end = at + 8 + bytes.readUInt32BE(at);
    const whole = bytes.readUInt32BE(end) === crc32(bytes.subarray(at + 4, end));
    chunks.push({ name: bytes.toString('latin1', at + 4, at + 8), data: bytes.subarray(at + 8, end), whole });
    at = end + 4;
  }
  return chunks;
}

it('the checksum is the one that every PNG has', () => {
  expect(crc32(Buffer.from('123456789'))).toBe(0xcbf43926);
  expect(crc32(Buffer.from('IEND'))).toBe(0xae426082);
});

it('a picture holds its size, its colors and its rows', () => {
  const bytes = pngOf({ width: 2, height: 2, indexes: Uint8Array.from([0, 1, 1, 0]) }, [
    [255, 255, 255],
    [10, 20, 30],
  ]);
  expect(bytes.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
  const chunks = chunksOf(bytes);
  expect(chunks.map(({ name, whole }) => [name, whole])).toEqual([
    ['IHDR', true],
    ['PLTE', true],
    ['IDAT', true],
    ['IEND', true],
  ]);
  const [header, palette, rows] = chunks.map(({ data }) => data);
  expect(header?.toString('hex')).toBe('00000002000000020803000000');
  expect(palette?.toString('hex')).toBe('ffffff0a141e');
  expect([...inflateSync(rows ?? Buffer.alloc(0))]).toEqual([0, 0, 1, 0, 1, 0]);
});
