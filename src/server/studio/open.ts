/** The studio of a server: its pages, its people, its operations. It must not know the environment. */
import type { FastifyInstance } from 'fastify';
import type { Desk } from '../releases/desk.ts';
import type { Person } from '../releases/people.ts';
import type { Site } from '../site.ts';
import { openAccounts } from './accounts.ts';
import { mountStudioApi } from './api.ts';
import { mountHost } from './host.ts';
import { first } from './invitations.ts';
import { keepApart, mountStudioPages } from './pages.ts';
import { originsOf, type StudioPlace } from './place.ts';
import { openProjects } from './project.ts';
import { remembering } from './remembering.ts';
import { mountStudioSandbox } from './sandbox.ts';
import { pageTokens, secretOf } from './secrets.ts';
import { triesOn } from './tries.ts';

export interface StudioAsked {
  readonly place: StudioPlace;
  readonly desk: Desk;
  /** Keys of this server alone, by their secrets: the host's. */
  readonly own: ReadonlyMap<string, Person>;
  readonly site: Site;
  /** Tells operators. */
  readonly tell: (sentence: string) => void;
}

export async function mountStudio(
  app: FastifyInstance,
  { place, desk, own, site, tell }: StudioAsked,
): Promise<void> {
  const { store } = desk;
  const accounts = await openAccounts(store, originsOf(place, 'localhost').studio);
  const tokens = pageTokens(await secretOf(store, 'pages'));
  const worlds = pageTokens(await secretOf(store, 'sandbox'));
  keepApart(app, place);
  await mountStudioPages(app, place, site);
  const known = { ...desk, bench: remembering(desk.bench) };
  const studio = {
    place,
    accounts,
    tokens,
    desk: known,
    tries: triesOn(store),
    project: openProjects(desk),
    worlds,
  };
  await mountStudioSandbox(app, { place, tokens: worlds, now: desk.now });
  await mountStudioApi(app, studio, tell);
  await mountHost(app, studio, own);
  if (place.kind === 'host' && (await accounts.people()).length === 0) {
    const { path } = await first(store, desk.now());
    const { studio: origin } = originsOf(place);
    tell(
      `Nobody has an account of the studio. Whoever opens this link within a day is the first: ${origin}${path}`,
    );
  }
}
