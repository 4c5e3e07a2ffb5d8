/** Opens the releases of a server as its operator asked, from the build that it serves. It must not know who asks for pages. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildContract } from '../../model/release.ts';
import type { Told } from '../../release/told.ts';
import { SetUpError } from '../set-up-error.ts';
import type { StudioPlace } from '../studio/place.ts';
import { openConfig } from '../config-file.ts';
import { nothingInline, type Site } from '../site.ts';
import { localBench } from './bench.ts';
import type { Build } from './builds.ts';
import { makeKeys } from './key-file.ts';
import { inMemory } from './in-memory.ts';
import { openReleases, type OpenReleases } from './open.ts';
import { openStore } from './open-store.ts';
import { orDamage } from './store-failure.ts';
import { threadBench } from './thread-bench.ts';
import { alarmBy } from './webhook.ts';

export interface ReleasesSettings {
  readonly data: string;
  readonly databaseUrl: string | undefined;
  readonly releasesWebhook: string | undefined;
  readonly studio: StudioPlace | undefined;
  readonly configFile: string;
}

/** Whether it is tried on one machine, without anybody's data and without people of its own. */
export const isDemonstration = ({ studio }: Pick<ReleasesSettings, 'studio'>): boolean =>
  studio?.kind === 'machine' && studio.demo;

/** A build: its folder, and the pages in it. */
interface Built {
  readonly dist: string;
  readonly site: Site;
}

/** @throws SetUpError */
function readBuild({ dist, site }: Built): Build {
  try {
    const contract = JSON.parse(readFileSync(join(dist, 'contract.json'), 'utf8')) as BuildContract;
    const project = readFileSync(join(dist, 'server/project.json'), 'utf8');
    return { contract, project, files: site.hashed() };
  } catch {
    throw new SetUpError(`The built site in ${dist} is not complete. Run npm run build first.`);
  }
}

/** Of a server that is built; one that runs from its sources proves beside all else. */
function proverOf(dist: string, sources: boolean): URL | undefined {
  const entry = join(dist, 'server/prover.mjs');
  return !sources && existsSync(entry) ? pathToFileURL(entry) : undefined;
}

/** @throws SetUpError */
export async function startReleases(
  settings: ReleasesSettings,
  built: Built,
  tell: (sentence: string) => void,
): Promise<OpenReleases> {
  const { data, databaseUrl, releasesWebhook } = settings;
  const build = readBuild(built);
  const store = await openStore({ data, databaseUrl });
  try {
    if (data !== inMemory) mkdirSync(data, { recursive: true, mode: 0o700 });
    const own = makeKeys(data === inMemory ? undefined : data, isDemonstration(settings));
    const prover = proverOf(built.dist, import.meta.url.endsWith('.ts'));
    const bench =
      prover === undefined
        ? localBench(store, (await import('./judge.ts')).jobs)
        : threadBench(store, prover);
    const hook = alarmBy(releasesWebhook, tell);
    // Whoever is called at night reads one of the two.
    const alarm = (words: Told): void => hook(`${words['es-MX']}\n${words['en-IN']}`);
    const { now: config } = openConfig(settings.configFile, nothingInline, () => undefined);
    return await openReleases({ store, build, own, tell, alarm, bench, everyone: () => config().everyone });
  } catch (error) {
    await store.close();
    throw orDamage(error, data);
  }
}
