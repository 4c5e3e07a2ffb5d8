/**
 * Pictures that staff brought: rows named by what is in them, on the borrowers' own origin, so that no policy grows by one. One is
 * never written again nor taken away: a release that shows it may be back tomorrow. It must not know who brings one.
 */
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { nameOfDigest } from '../../lib/hash-name.ts';
import { picturesIn, picturesPath, type PictureFile } from '../../lib/picture-file.ts';
import { json, refusal } from '../failure.ts';
import { hashed } from '../send-file.ts';
import type { Sql } from './port.ts';

const isName = /^[\w-]{22}\.(?:png|jpeg|webp)$/;

export const picturesRoute = `${picturesPath}:file`;

/** It is called by what is in it: the same picture has the same name everywhere. */
export const nameOfPicture = (bytes: Uint8Array, { kind }: Pick<PictureFile, 'kind'>): string =>
  `${nameOfDigest(createHash('sha256').update(bytes).digest())}.${kind}`;

/** @returns the path under which it is found. */
export async function keepPicture(
  sql: Sql,
  bytes: Uint8Array,
  file: PictureFile,
  by: { readonly person: string; readonly at: string },
): Promise<string> {
  const name = nameOfPicture(bytes, file);
  await sql.run(
    'INSERT INTO studio_pictures (name, bytes, person, at) VALUES (?, ?, ?, ?) ON CONFLICT (name) DO NOTHING',
    [name, bytes, by.person, by.at],
  );
  return `${picturesPath}${name}`;
}

async function isKept(sql: Sql, name: string): Promise<boolean> {
  const rows = await sql.all('SELECT name FROM studio_pictures WHERE name = ?', [name]);
  return rows.length > 0;
}

export async function readPicture(sql: Sql, name: string): Promise<Uint8Array | undefined> {
  const [row] = isName.test(name)
    ? await sql.all('SELECT bytes FROM studio_pictures WHERE name = ?', [name])
    : [];
  const bytes = row?.['bytes'];
  return bytes instanceof Uint8Array ? bytes : undefined;
}

interface Shown {
  /** Names of those that staff brought here. */
  readonly kept: readonly string[];
  /** Paths of those that nobody brought here: of another server, or written by hand. */
  readonly lost: readonly string[];
}

/** Which pictures these texts show; a file that goes has none. */
export async function picturesShown(
  sql: Sql,
  files: readonly { readonly text: string | null }[],
): Promise<Shown> {
  const [kept, lost]: [string[], string[]] = [[], []];
  for (const name of picturesIn(files.map(({ text }) => text ?? '')))
    if (await isKept(sql, name)) kept.push(name);
    else lost.push(`${picturesPath}${name}`);
  return { kept, lost };
}

export function mountPictures(app: FastifyInstance, sql: Sql): void {
  app.get<{ Params: { file: string } }>(picturesRoute, async (request, reply) => {
    const { file } = request.params;
    const bytes = await readPicture(sql, file);
    if (bytes === undefined)
      return reply.code(404).type(json).send(refusal(404, 'There is no such picture.'));
    return reply
      .headers({ 'cache-control': hashed, 'content-type': `image/${file.split('.')[1] ?? ''}` })
      .send(Buffer.from(bytes));
  });
}
