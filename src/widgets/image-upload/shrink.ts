/**
 * Makes a picture small enough to be sent, on the phone: at most 1600 px and 1 MB. A JPEG is always written anew, which
 * leaves out where it was taken. It must not know where the picture is sent.
 */

const most = { side: 1600, bytes: 1024 * 1024 };
const kinds: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** Kinds a person can choose, as HTML's accept attribute says them. */
export const accepted = [...kinds].join(',');

/** What it calls itself; nothing is said of many files, and a name is no proof. */
export const mayBePicture = (file: File): boolean => file.type === '' || kinds.has(file.type);

/** How a JPEG, a PNG and a WebP begin, byte by byte as text. */
const beginnings = /^(\xff\xd8\xff|\x89PNG|RIFF[^]{4}WEBP)/;

async function isPicture(file: File): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  return beginnings.test(String.fromCharCode(...bytes));
}

/** The file to send; undefined where it is no picture that can be sent. */
export async function shrink(file: File): Promise<File | undefined> {
  // A file that cannot be read now is for the upload to fail with, and to try again.
  if (!mayBePicture(file) || !(await isPicture(file).catch(() => true))) return undefined;
  const asItIs = file.size <= most.bytes ? file : undefined;
  const picture = await decode(file);
  // One that this phone cannot read may still be one; the backend will say.
  if (picture === undefined) return asItIs;
  const { naturalWidth: width, naturalHeight: height } = picture;
  const isSmall = Math.max(width, height) <= most.side && asItIs !== undefined;
  if (isSmall && file.type !== 'image/jpeg') return file;
  let side = Math.min(most.side, Math.max(width, height));
  for (let round = 0; round < 4; round += 1) {
    const blob = await draw(picture, side / Math.max(width, height), round === 0 ? 0.85 : 0.7);
    if (blob !== null && blob.size <= most.bytes) {
      return new File([blob], file.name.replace(/\.\w+$/, '') + '.jpg', { type: blob.type });
    }
    side = Math.round(side * 0.75);
  }
  return asItIs;
}

async function decode(file: File): Promise<HTMLImageElement | undefined> {
  const picture = new Image();
  if (typeof picture.decode !== 'function') return undefined;
  const url = URL.createObjectURL(file);
  picture.src = url;
  try {
    await picture.decode();
    return picture;
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** As a JPEG, turned the way it is looked at; what was transparent is white. */
function draw(picture: HTMLImageElement, scale: number, quality: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(picture.naturalHeight * scale));
  const context = canvas.getContext('2d');
  if (context === null) return Promise.resolve(null);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
