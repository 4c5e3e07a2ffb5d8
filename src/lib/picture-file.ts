/**
 * What a file of a picture says of itself by its bytes: its kind, and how large it is drawn. Nothing is decoded: a few bytes may unfold
 * to a wall, and a name proves nothing. It must not know where the bytes come from.
 */

export interface PictureFile {
  readonly kind: 'png' | 'jpeg' | 'webp';
  readonly width: number;
  readonly height: number;
}

/** Of a picture that staff bring to a screen: what a slow phone takes, and what the widest phone can show. */
export const mostOfPicture = { bytes: 100 * 1024, side: 1600 } as const;

/** Where borrowers' pages find what staff brought: named by what is in it. */
export const picturesPath = '/release/p/';
export const picturePath = /\/release\/p\/([\w-]{22}\.(?:png|jpeg|webp))(?![\w.-])/g;

/** Names of those that these texts show, each once. */
export const picturesIn = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => [...text.matchAll(picturePath)].map(([, name = '']) => name)));

const latin = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

/** Whole to its last piece, with nothing behind it. */
function pngIn(bytes: Uint8Array): PictureFile | undefined {
  if (latin(bytes, 0, 8) !== '\x89PNG\r\n\x1a\n' || latin(bytes, 12, 16) !== 'IHDR') return undefined;
  const view = viewOf(bytes);
  let at = 8;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + view.getUint32(at);
    if (latin(bytes, at + 4, at + 8) === 'IEND')
      return end === bytes.length
        ? { kind: 'png', width: view.getUint32(16), height: view.getUint32(20) }
        : undefined;
    at = end;
  }
  return undefined;
}

/** The piece of a JPEG that says its size: of any coding but the tables beside it. */
const isFrame = (mark: number): boolean => mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark);

function jpegIn(bytes: Uint8Array): PictureFile | undefined {
  if (latin(bytes, 0, 3) !== '\xff\xd8\xff' || latin(bytes, bytes.length - 2, bytes.length) !== '\xff\xd9')
    return undefined;
  const view = viewOf(bytes);
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const mark = bytes[at + 1] ?? 0;
    if (isFrame(mark)) return { kind: 'jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    // Behind it is what was drawn.
    if (mark === 0xda) return undefined;
    at += 2 + Math.max(2, view.getUint16(at + 2));
  }
  return undefined;
}

const of24Bits = (bytes: Uint8Array, at: number): number =>
  (bytes[at] ?? 0) + (bytes[at + 1] ?? 0) * 256 + (bytes[at + 2] ?? 0) * 65_536;

function webpIn(bytes: Uint8Array): PictureFile | undefined {
  if (bytes.length < 30 || latin(bytes, 0, 4) !== 'RIFF' || latin(bytes, 8, 12) !== 'WEBP') return undefined;
  const view = viewOf(bytes);
  if (view.getUint32(4, true) + 8 !== bytes.length) return undefined;
  switch (latin(bytes, 12, 16)) {
    case 'VP8 ':
      return {
        kind: 'webp',
        width: view.getUint16(26, true) % 16_384,
        height: view.getUint16(28, true) % 16_384,
      };
    case 'VP8L': {
      const sides = view.getUint32(21, true);
      return { kind: 'webp', width: (sides % 16_384) + 1, height: (Math.floor(sides / 16_384) % 16_384) + 1 };
    }
    case 'VP8X':
      return { kind: 'webp', width: of24Bits(bytes, 24) + 1, height: of24Bits(bytes, 27) + 1 };
    default:
      return undefined;
  }
}

/** `undefined`: no whole picture of a kind that every phone shows. An SVG is none: it can hold a program. */
export const pictureIn = (bytes: Uint8Array): PictureFile | undefined =>
  pngIn(bytes) ?? jpegIn(bytes) ?? webpIn(bytes);
