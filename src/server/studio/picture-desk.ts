/** Staff bring a picture: what it is by its bytes, how large, and how many. It must not know where it will be shown. */
import { mostOfPicture, pictureIn, type PictureFile } from '../../lib/picture-file.ts';
import type { BringPicture, BroughtPicture } from '../../model/studio.ts';
import { say } from '../../release/operations/say.ts';
import { keepPicture } from '../releases/pictures.ts';
import { declined, type Declined } from './asked.ts';
import { moment } from './change-desk.ts';
import { isDeclined, operation, type Operation, type Question, type Replied, type Studio } from './studio.ts';

/** In a quarter of an hour, of one person: more than a campaign has. */
const most = 60;

/** What it is, where a slow phone takes it and every phone shows it; else why not. */
export function fittingPicture(bytes: Uint8Array): PictureFile | Declined {
  const picture = pictureIn(bytes);
  if (picture === undefined) return declined(422, say('noPicture'));
  const { width, height } = picture;
  const isWall = Math.max(width, height) > mostOfPicture.side || Math.min(width, height) < 1;
  if (bytes.length > mostOfPicture.bytes || isWall)
    return declined(
      413,
      say('pictureTooLarge', { most: mostOfPicture.bytes / 1024, side: mostOfPicture.side }),
    );
  return picture;
}

async function bring(studio: Studio, { body, signed }: Question<BringPicture>): Promise<Replied> {
  const bytes = Buffer.from(body.base64, 'base64');
  const picture = fittingPicture(bytes);
  if (isDeclined(picture)) return picture;
  const { id, name } = signed.person;
  if (await studio.tries.tooMany([{ whose: `pictures ${id}`, most }]))
    return declined(429, say('tooManyPictures'));
  const path = await keepPicture(studio.desk.store, bytes, picture, { person: name, at: moment(studio) });
  return { body: { path } satisfies BroughtPicture };
}

export const pictureOperations: readonly Operation[] = [
  operation<BringPicture>('POST pictures', ['editor'], bring, 'Picture'),
];
