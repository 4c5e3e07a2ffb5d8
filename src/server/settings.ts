/** What the operator asked for by environment variables, or one plain sentence about what is wrong with it. */
import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Result } from '../lib/result.ts';
import { failure, success } from '../lib/result.ts';
import { placeOf, type StudioPlace } from './studio/place.ts';

export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly configFile: string;
  readonly backend: string | undefined;
  readonly sandboxDb: string;
  /** The only folder that is written; `:memory:` keeps nothing. */
  readonly data: string;
  /** Where several servers keep their releases together. */
  readonly databaseUrl: string | undefined;
  /** Who is told of what must be known at once. */
  readonly releasesWebhook: string | undefined;
  /** Whether there is a test page, with the pages beside it. */
  readonly preview: boolean;
  /** Whether pages come with the data of whoever opens them. */
  readonly render: boolean;
  /** Whether what a page names is told before the page. */
  readonly earlyHints: boolean;
  /** Whether each request is a line of JSON. */
  readonly logs: boolean;
  /** Where metrics are read; undefined: nowhere. */
  readonly metricsPort: number | undefined;
  /** Where the studio is; undefined: nowhere. */
  readonly studio: StudioPlace | undefined;
}

const here = fileURLToPath(new URL('.', import.meta.url));
/** As it is built, this file is part of `dist/server.mjs`, beside the pages; else it stands among the sources. */
const isBuilt = existsSync(join(here, 'routes.json'));
export const root = resolve(here, isBuilt ? '..' : '../..');
export const dist = join(root, isBuilt ? basename(here) : 'dist');
export const sandboxConfig = isBuilt
  ? join(dist, 'server/sandbox.json')
  : join(root, 'src/server/sandbox/config.json');
export const dataFolder = join(root, '.sandbox');
export const sandboxStore = join(dataFolder, 'sandbox.db');
const nowhere = ':memory:';

type Environment = Readonly<Record<string, string | undefined>>;

/** A variable that is set to nothing counts as not set. */
const read = (environment: Environment, name: string): string | undefined =>
  environment[name]?.trim() || undefined;

function readOrigin(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, origin, href } = new URL(text);
  const isOrigin = href === `${origin}/`;
  return isOrigin && (protocol === 'http:' || protocol === 'https:') ? origin : undefined;
}

const protocolOf = (text: string): string => (URL.canParse(text) ? new URL(text).protocol : '');

export function readSettings(environment: Environment, folder: string): Result<Settings, string> {
  const port = read(environment, 'PORT') ?? '8080';
  const metricsPort = read(environment, 'METRICS_PORT');
  for (const [name, text = '0'] of [
    ['PORT', port],
    ['METRICS_PORT', metricsPort],
  ])
    if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
      return failure(`${name} must be a number from 0 to 65535, not "${text}".`);
  const given = read(environment, 'BACKEND');
  const backend = given === undefined ? undefined : readOrigin(given);
  if (given !== undefined && backend === undefined)
    return failure(`BACKEND must be an origin like https://api.example.com, without a path, not "${given}".`);
  const switches = {
    PREVIEW: read(environment, 'PREVIEW') ?? 'on',
    LOGS: read(environment, 'LOGS') ?? (backend === undefined ? 'off' : 'on'),
    RENDER: read(environment, 'RENDER') ?? 'on',
    EARLY_HINTS: read(environment, 'EARLY_HINTS') ?? 'off',
    SANDBOX: read(environment, 'SANDBOX') ?? 'on',
  };
  for (const [name, text] of Object.entries(switches))
    if (text !== 'on' && text !== 'off') return failure(`${name} must be on or off, not "${text}".`);
  // It hands out the codes of whoever asks: forgetting one variable must not put it before the world.
  if (switches.SANDBOX === 'off' && backend === undefined)
    return failure(
      'SANDBOX is off, and nobody else answers calls: set BACKEND to the origin of the backend.',
    );
  const config = read(environment, 'CONFIG');
  const place = (path: string): string => (path === nowhere ? path : resolve(folder, path));
  const sandboxDb = read(environment, 'SANDBOX_DB');
  // A sandbox that keeps nothing is one to look at: nor does it keep releases, unless it is told where.
  const data = place(read(environment, 'DATA') ?? (sandboxDb === nowhere ? nowhere : dataFolder));
  const databaseUrl = read(environment, 'DATABASE_URL');
  if (databaseUrl !== undefined && !/^postgres(?:ql)?:$/.test(protocolOf(databaseUrl)))
    return failure('DATABASE_URL must be the address of a PostgreSQL: postgres://user@host/name.');
  const releasesWebhook = read(environment, 'RELEASES_WEBHOOK');
  if (releasesWebhook !== undefined && !/^https?:$/.test(protocolOf(releasesWebhook)))
    return failure('RELEASES_WEBHOOK must be an http(s) address.');
  const host = read(environment, 'HOST') ?? '127.0.0.1';
  const studio = placeOf({
    studioHost: read(environment, 'STUDIO_HOST'),
    publicUrl: read(environment, 'PUBLIC_URL'),
    host,
    backend,
  });
  if (!studio.ok) return studio;
  return success({
    port: Number(port),
    host,
    configFile: config === undefined ? sandboxConfig : resolve(folder, config),
    backend,
    sandboxDb: place(sandboxDb ?? (data === nowhere ? nowhere : join(data, 'sandbox.db'))),
    data,
    databaseUrl,
    releasesWebhook,
    preview: switches.PREVIEW === 'on',
    render: switches.RENDER === 'on',
    earlyHints: switches.EARLY_HINTS === 'on',
    logs: switches.LOGS === 'on',
    metricsPort: metricsPort === undefined ? undefined : Number(metricsPort),
    studio: studio.value,
  });
}
