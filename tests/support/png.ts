/**
 * Makes a screenshot small: the picture of a flat interface has few colors, so each pixel becomes one byte of a palette.
 * Reads and writes the part of PNG that browsers write, and keeps a note in the file. It must not know what is shown.
 */
import { crc32, deflateSync, inflateSync } from 'node:zlib';

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of each pixel, row by row. */
  readonly pixels: Uint8Array;
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const noteKeyword = 'Example';

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

function chunksOf(file: Buffer): readonly Chunk[] {
  const found: Chunk[] = [];
  for (let at = signature.length; at + 8 <= file.length;) {
    const length = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    found.push({ type, data: file.subarray(at + 8, at + 8 + length) });
    at += 12 + length;
  }
  return found;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** The predictors of PNG: from the byte to the left, above, and above left. */
function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

/** Width and height without reading the pixels; `undefined` when the file is no PNG. */
export function sizeOf(file: Buffer): { readonly width: number; readonly height: number } | undefined {
  if (!file.subarray(0, signature.length).equals(signature)) return undefined;
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}

/** Throws on a PNG that a browser would not write here: a mistake of the programmer. */
export function decode(file: Buffer): Picture {
  const size = sizeOf(file);
  const channels = { 2: 3, 6: 4 }[file[25] ?? 0];
  if (size === undefined || file[24] !== 8 || channels === undefined || file[28] !== 0)
    throw new Error('not a plain PNG with 8 bits per channel');
  const { width, height } = size;
  const packed = chunksOf(file).flatMap(({ type, data }) => (type === 'IDAT' ? [data] : []));
  const raw = inflateSync(Buffer.concat(packed));
  const stride = width * channels;
  const rows = new Uint8Array(stride * height);
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (stride + 1)] ?? 0;
    for (let x = 0; x < stride; x += 1) {
      const at = y * stride + x;
      const left = x < channels ? 0 : (rows[at - channels] ?? 0);
      const up = y === 0 ? 0 : (rows[at - stride] ?? 0);
      const corner = x < channels || y === 0 ? 0 : (rows[at - stride - channels] ?? 0);
      rows[at] = (raw[y * (stride + 1) + 1 + x] ?? 0) + predicted(filter, left, up, corner);
      const channel = x % channels;
      if (channel < 3) pixels[(y * width + (x - channel) / channels) * 3 + channel] = rows[at];
    }
  }
  return { width, height, pixels };
}

const colorAt = (pixels: Uint8Array, at: number): number =>
  ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0);

function distance(one: number, other: number): number {
  const part = (shift: number): number => ((one >> shift) & 255) - ((other >> shift) & 255);
  return part(16) ** 2 + part(8) ** 2 + part(0) ** 2;
}

/** The 256 most frequent colors, and for every color of the picture the place of the nearest one among them. */
function paletteOf(pixels: Uint8Array): {
  readonly colors: readonly number[];
  readonly places: ReadonlyMap<number, number>;
} {
  const counts = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += 3) {
    const color = colorAt(pixels, at);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const frequent = [...counts].sort(([one, a], [other, b]) => b - a || one - other).slice(0, 256);
  const colors = frequent.map(([color]) => color).sort((a, b) => a - b);
  const places = new Map(colors.map((color, index) => [color, index]));
  for (const color of counts.keys()) {
    if (places.has(color)) continue;
    const nearest = colors.reduce((best, each) =>
      distance(color, each) < distance(color, best) ? each : best,
    );
    places.set(color, colors.indexOf(nearest));
  }
  return { colors, places };
}

/** The same picture with a palette and a note that `noteOf` reads. */
export function encode({ width, height, pixels }: Picture, note: string): Buffer {
  const { colors, places } = paletteOf(pixels);
  const raw = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1)
      raw[y * (width + 1) + 1 + x] = places.get(colorAt(pixels, (y * width + x) * 3)) ?? 0;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(colors.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255]))),
    chunk('tEXt', Buffer.from(`${noteKeyword}\0${note}`, 'latin1')),
    chunk('IDAT', deflateSync(raw, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** What `encode` was told to keep in the file. */
export function noteOf(file: Buffer): string | undefined {
  const text = chunksOf(file)
    .find(({ type }) => type === 'tEXt')
    ?.data.toString('latin1');
  return text?.startsWith(`${noteKeyword}\0`) === true ? text.slice(noteKeyword.length + 1) : undefined;
}
