/**
 * The studio's page and its phone's, each on its own origin alone, and their files. It must not know who is signed in.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { plainText } from '../failure.ts';
import { pathOf } from '../path-of.ts';
import { picturesRoute } from '../releases/pictures.ts';
import { hashed, revalidate, sendFile } from '../send-file.ts';
import type { Site } from '../site.ts';
import { addressed, originsOf, type StudioPlace } from './place.ts';
import { phonePolicy, studioHeaders } from './policy.ts';

/** Where the build puts them. */
const files = { studio: 'studio.html', phone: 'studio-phone.html' } as const;
const isAsset = /^\/studio\/assets\/[\w./-]+$/;

const missing = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('content-type', plainText).send('Not found.');

/** On a host of its own there is nothing but the studio: what borrowers see never runs on its origin. */
export function keepApart(app: FastifyInstance, place: StudioPlace): void {
  app.addHook('onRequest', (request, reply, done) => {
    const route = request.routeOptions.url ?? '';
    if (place.kind === 'machine' || addressed(place, request.headers.host) !== 'studio') return done();
    if (/^\/studio(?:\/|$)/.test(route)) return done();
    // Staff look at what they brought; a picture runs nothing.
    if (route === picturesRoute) return done();
    if (request.method === 'GET' && request.raw.url === '/') reply.redirect('/studio');
    else missing(reply);
    return undefined;
  });
}

export async function mountStudioPages(app: FastifyInstance, place: StudioPlace, site: Site): Promise<void> {
  const sendPage = (request: FastifyRequest, reply: FastifyReply, name: string): FastifyReply => {
    const file = site.file(name);
    return file === undefined ? missing(reply) : sendFile(request, reply, file, revalidate);
  };
  const answerStudio = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { host } = request.headers;
    const origins = originsOf(place, host);
    const asked = addressed(place, host);
    const path = pathOf(request.raw.url ?? '');
    if (path.startsWith('/studio/assets/')) {
      // The phone's page takes its files from there too.
      const file = asked !== 'other' && isAsset.test(path) ? site.asset(path) : undefined;
      if (file === undefined) return missing(reply);
      if (asked === 'studio') reply.headers(studioHeaders(origins.phone));
      return sendFile(request, reply, file, hashed);
    }
    if (asked === 'studio')
      return sendPage(request, reply.headers(studioHeaders(origins.phone)), files.studio);
    return place.kind === 'machine' ? reply.redirect(`${origins.studio}/studio`) : missing(reply);
  };
  app.get('/studio', answerStudio);
  app.get('/studio/*', answerStudio);
  app.get('/studio-phone', (request, reply) => {
    const { host } = request.headers;
    if (addressed(place, host) !== 'phone') return missing(reply);
    const borrowers = String(reply.getHeader('content-security-policy') ?? '');
    reply.header('content-security-policy', phonePolicy(borrowers, originsOf(place, host).studio));
    return sendPage(request, reply, files.phone);
  });
}
