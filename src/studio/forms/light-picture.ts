/**
 * A picture made light enough for a slow phone, in the browser of who brings it: always written anew, which leaves out where it was
 * taken and whatever else its file says. It must not know where it goes.
 */
import { mostOfPicture } from '../../lib/picture-file.ts';

/** What a person can choose, as HTML's accept attribute says it. */
export const acceptedPictures = 'image/png,image/jpeg,image/webp';

export interface LightPicture {
  readonly blob: Blob;
  readonly width: number;
  readonly height: number;
}

export type Unfit = 'no-picture' | 'too-heavy';

/** What the browser does: read a file as a picture, and write it as a file of this kind. */
export interface Pen {
  read(file: Blob): Promise<Drawn | undefined>;
}

export interface Drawn {
  readonly width: number;
  readonly height: number;
  write(
    kind: 'image/webp' | 'image/jpeg',
    width: number,
    height: number,
    quality: number,
  ): Promise<Blob | null>;
}

/** How a PNG, a JPEG and a WebP begin: an SVG, which can hold a program, does not, whatever it is called. */
const beginnings = /^(?:\xff\xd8\xff|\x89PNG|RIFF[^]{4}WEBP)/;

/** The longer side and the quality, the best first. */
const rounds = [
  [1080, 0.9],
  [1080, 0.8],
  [1080, 0.65],
  [860, 0.65],
  [720, 0.6],
  [540, 0.5],
] as const;

async function begins(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  return beginnings.test(String.fromCharCode(...bytes));
}

export async function lighten(file: Blob, pen: Pen = browserPen): Promise<LightPicture | Unfit> {
  const drawn = (await begins(file)) ? await pen.read(file) : undefined;
  if (drawn === undefined || drawn.width < 1 || drawn.height < 1) return 'no-picture';
  const longer = Math.max(drawn.width, drawn.height);
  for (const [side, quality] of rounds) {
    const scale = Math.min(1, side / longer);
    const sides = [drawn.width, drawn.height].map((each) => Math.max(1, Math.round(each * scale)));
    const [width = 1, height = 1] = sides;
    const webp = await drawn.write('image/webp', width, height, quality);
    // A browser that cannot write it writes a PNG.
    const blob = webp?.type === 'image/webp' ? webp : await drawn.write('image/jpeg', width, height, quality);
    if (blob !== null && blob.size <= mostOfPicture.bytes) return { blob, width, height };
  }
  return 'too-heavy';
}

const browserPen: Pen = {
  async read(file) {
    const picture = new Image();
    const url = URL.createObjectURL(file);
    picture.src = url;
    try {
      await picture.decode();
    } catch {
      return undefined;
    } finally {
      URL.revokeObjectURL(url);
    }
    return {
      width: picture.naturalWidth,
      height: picture.naturalHeight,
      write(kind, width, height, quality) {
        const canvas = document.createElement('canvas');
        canvas.width = width;
        canvas.height = height;
        const context = canvas.getContext('2d');
        if (context === null) return Promise.resolve(null);
        if (kind === 'image/jpeg') {
          context.fillStyle = '#fff';
          context.fillRect(0, 0, width, height);
        }
        context.drawImage(picture, 0, 0, width, height);
        return new Promise((resolve) => canvas.toBlob(resolve, kind, quality));
      },
    };
  },
};
