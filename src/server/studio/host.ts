/**
 * What who has access to the machine asks of the studio (`npm run studio`), with the key that lies in the folder of DATA: who is there,
 * a link for somebody new, one for who is locked out, and files. It must not know a page.
 */
import type { FastifyInstance } from 'fastify';
import { own } from '../../check/document/document.ts';
import type { BringPicture, BroughtPicture, FileTexts, Invite } from '../../model/studio.ts';
import { say } from '../../release/operations/say.ts';
import { findPerson, type Person } from '../releases/people.ts';
import { keepPicture, picturesShown, readPicture } from '../releases/pictures.ts';
import { findRelease } from '../releases/versions.ts';
import { decline, declined, type Declined } from './asked.ts';
import { wrongBody, type BodyName } from './bodies.ts';
import { beginChange, findChange, isFile, saveChange, setColumns, unknownChange } from './changes.ts';
import { allOpen, invite, resetFor } from './invitations.ts';
import { rolesWords, tellOfPeople } from './people-desk.ts';
import { fittingPicture } from './picture-desk.ts';
import { originsOf } from './place.ts';
import { isDeclined, type Studio } from './studio.ts';

const textsOf = (files: FileTexts): readonly { readonly text: string | null }[] =>
  Object.values(files).map((text) => ({ text }));

interface Asked {
  readonly path: string;
  readonly takes: BodyName;
  run(studio: Studio, body: never): Promise<object>;
}

const origin = ({ place }: Studio): string => originsOf(place, 'localhost').studio;

const asked: readonly Asked[] = [
  {
    path: 'people',
    takes: 'nothing',
    run: async ({ accounts, desk }) => ({
      people: await accounts.people(),
      invited: await allOpen(desk.store, desk.now()),
    }),
  },
  {
    path: 'invite',
    takes: 'Invite',
    run: async (studio, body: Invite) => {
      const { desk } = studio;
      const invitation = await invite(desk.store, body, 'host', desk.now());
      if (isDeclined(invitation)) return invitation;
      await tellOfPeople(desk, 'host', say('invited', { person: body.name, roles: rolesWords(body.roles) }));
      return { ...invitation, origin: origin(studio) };
    },
  },
  {
    path: 'reset',
    takes: 'Reset',
    run: async (studio, { email }: Pick<Invite, 'email'>) => {
      const { accounts, desk } = studio;
      const person = (await accounts.people()).find((each) => each.email === email.toLowerCase());
      if (person === undefined) return declined(404, say('nobodyOfThisName'));
      await tellOfPeople(desk, 'host', say('getsPassword', { person: person.name }));
      return { ...(await resetFor(desk.store, person, 'host', desk.now())), origin: origin(studio) };
    },
  },
  {
    path: 'files',
    takes: 'Files',
    run: async (studio, { change: id }: { readonly change?: string }) => {
      const { files, stable } = await studio.project();
      const { store } = studio.desk;
      const change = id === undefined ? undefined : await findChange(store, id);
      if (id !== undefined && change === undefined) return unknownChange();
      const release = stable === null ? undefined : await findRelease(store, stable);
      const told = (release?.told ?? []).map((words) => `- ${words['en-IN']}`);
      const live = [`feat(screens): ${release?.note || release?.id || 'as they are live'}`, '', ...told].join(
        '\n',
      );
      const all = { ...files, ...change?.files };
      return {
        files: all,
        pictures: (await picturesShown(studio.desk.store, textsOf(all))).kept,
        message: change === undefined ? live.trim() : `feat(screens): ${change.title}`,
      };
    },
  },
  {
    path: 'picture',
    takes: 'PictureName',
    run: async ({ desk }, { name }: { readonly name: string }) => {
      const bytes = await readPicture(desk.store, name);
      return bytes === undefined
        ? declined(404, say('pictureIsLost', { path: name }))
        : ({ base64: Buffer.from(bytes).toString('base64') } satisfies BringPicture);
    },
  },
  {
    path: 'bring',
    takes: 'Picture',
    run: async (studio, { base64 }: BringPicture) => {
      const bytes = Buffer.from(base64, 'base64');
      const picture = fittingPicture(bytes);
      if (isDeclined(picture)) return picture;
      const by = { person: 'host', at: studio.desk.now().toISOString() };
      return { path: await keepPicture(studio.desk.store, bytes, picture, by) } satisfies BroughtPicture;
    },
  },
  {
    path: 'import',
    takes: 'Import',
    run: async (studio, { title, files }: { readonly title: string; readonly files: FileTexts }) => {
      const project = await studio.project();
      if (!Object.keys(files).every(isFile)) return declined(400, say('notAFile'));
      const other = Object.entries(files).filter(([file, text]) => own(project.files, file) !== text);
      if (other.length === 0) return { change: null, lost: [] };
      const { store } = studio.desk;
      const at = studio.desk.now().toISOString();
      const { id } = await beginChange(store, 'host', title, project, at);
      const saved = { files: Object.fromEntries(other), history: null };
      const kept = await saveChange(store, id, {
        person: 'host',
        expected: 1,
        saved,
        base: project.files,
        at,
      });
      if (isDeclined(kept)) return kept;
      // Whoever goes on with it takes it over.
      await setColumns(store, id, { writer: null });
      const { lost } = await picturesShown(store, textsOf(Object.fromEntries(other)));
      return { change: id, lost };
    },
  },
];

export async function mountHost(
  app: FastifyInstance,
  studio: Studio,
  keys: ReadonlyMap<string, Person>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply): Promise<unknown> => {
      const [, secret] = /^Bearer +(\S{1,200})$/i.exec(request.headers.authorization ?? '') ?? [];
      const found = secret === undefined ? 'unknown' : await findPerson(studio.desk.store, keys, secret);
      const isHost = typeof found === 'object' && found.roles.includes('host');
      return isHost ? undefined : decline(reply, declined(401, say('hostKeyNeeded')));
    });
    for (const { path, takes, run } of asked)
      scope.post(`/studio/host/${path}`, { bodyLimit: 4 * 1024 * 1024 }, async (request, reply) => {
        const wrong = wrongBody(takes, request.body);
        const answer: object | Declined =
          wrong === undefined ? await run(studio, request.body as never) : declined(400, wrong);
        return isDeclined(answer) ? decline(reply, answer) : reply.send(answer);
      });
  });
}
