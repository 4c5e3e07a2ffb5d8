/** Staff bring a picture: what it is by its bytes, how large, and how many. It must not know where it will be shown. */
import { mostOfPicture, pictureIn } from '../../lib/picture-file.ts';
import type { BringPicture, BroughtPicture } from '../../model/studio.ts';
import { say } from '../../release/operations/say.ts';
import { keepPicture } from '../releases/pictures.ts';
import { declined } from './asked.ts';
import { moment } from './change-desk.ts';
import { operation, type Operation, type Question, type Replied, type Studio } from './studio.ts';

/** In a quarter of an hour, of one person: more than a campaign has. */
const most = 60;

async function bring(studio: Studio, { body, signed }: Question<BringPicture>): Promise<Replied> {
  const bytes = Buffer.from(body.base64, 'base64');
  const picture = pictureIn(bytes);
  if (picture === undefined) return declined(422, say('noPicture'));
  const { width, height } = picture;
  const isWall = Math.max(width, height) > mostOfPicture.side || Math.min(width, height) < 1;
  if (bytes.length > mostOfPicture.bytes || isWall)
    return declined(
      413,
      say('pictureTooLarge', { most: mostOfPicture.bytes / 1024, side: mostOfPicture.side }),
    );
  const { id, name } = signed.person;
  if (await studio.tries.tooMany([{ whose: `pictures ${id}`, most }]))
    return declined(429, say('tooManyPictures'));
  const path = await keepPicture(studio.desk.store, bytes, picture, { person: name, at: moment(studio) });
  return { body: { path } satisfies BroughtPicture };
}

export const pictureOperations: readonly Operation[] = [
  operation<BringPicture>('POST pictures', ['editor'], bring, 'Picture'),
];
