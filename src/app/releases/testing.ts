/** For tests: a page that begins with what a test wrote into it, and what its network answers. */
import type { ScreenModule } from 'virtual:screens';
import { afterEach, beforeEach, vi } from 'vitest';
import { emptyManifest, hashOf, nothingOff } from '../../../tests/support/release-objects.ts';
import type {
  Bundle,
  Hash,
  Manifest,
  Now,
  Offered,
  ReleaseBlock,
  ScreenBundle,
} from '../../model/release.ts';
import type { Catalog } from './dress.ts';
import { Closed, type Around, type Given, type Releases } from './port.ts';
import { createReleases } from './releases.ts';

export const own = (id: string): ScreenModule =>
  ({ definition: { of: id }, fragments: {}, widgets: { text: 'w' }, actions: {}, calls: {} }) as never;
export const load = (id: string): Promise<ScreenModule> => Promise.resolve(own(id));

export const screen = (id: string, of: string, more: Partial<ScreenBundle> = {}): ScreenBundle => ({
  kind: 'screen',
  id,
  definition: { of },
  fragments: {},
  words: { 'es-MX': { title: of }, 'en-IN': {} },
  uses: { widgets: ['text'], actions: [], calls: [], documents: [] },
  first: null,
  ...more,
});

export interface Made {
  readonly bundles: Record<Hash, Bundle>;
  put(bundle: Bundle): Hash;
}
export function shelf(): Made {
  const bundles: Record<Hash, Bundle> = {};
  return {
    bundles,
    put(bundle) {
      const hash = hashOf(JSON.stringify(bundle));
      bundles[hash] = bundle;
      return hash;
    },
  };
}
export const release = (name: string, manifest: Partial<Manifest>): Offered => ({
  release: name,
  manifest: { ...emptyManifest, ...manifest },
});

/** A release that everyone has and one on trial, each with a screen `a`. */
export function two(shelved = shelf()) {
  const stable = release('s', { screens: { a: shelved.put(screen('a', 's')) } });
  const next = release('n', { screens: { a: shelved.put(screen('a', 'n')) } });
  return { shelved, stable, next };
}
export const trial = { salt: 'x', share: 100, who: {} };

export function write(block: unknown): void {
  document.head.innerHTML = '';
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'release';
  script.textContent = typeof block === 'string' ? block : JSON.stringify(block);
  document.head.append(script);
}
export const blockOf = (now: Partial<Now>, bundles: ReleaseBlock['bundles']): ReleaseBlock => ({
  seq: 1,
  stable: null,
  next: null,
  off: nothingOff,
  build: 'b1',
  ...now,
  bundles,
});

export interface Page {
  readonly releases: Releases;
  readonly reports: string[];
  readonly said: () => Readonly<Record<string, string>>;
  readonly plans: { readonly clear: () => void };
  /** What the page shows of a screen. */
  see(id: string): Promise<unknown>;
}

/** A page as the program begins one. */
export async function page(around: Partial<Around> = {}, catalog?: Partial<Catalog>): Promise<Page> {
  const releases = createReleases({
    has: (id) => id !== 'added',
    catalog: () => Promise.resolve(catalog as Catalog),
  });
  const reports: string[] = [];
  let said: Readonly<Record<string, string>> = {};
  const plans = { clear: vi.fn() };
  await releases.begin({
    person: { language: 'es-MX', country: 'MX', brand: '', version: '', promotion: '' },
    device: undefined,
    plans,
    put: (words) => void (said = words),
    report: (detail) => void reports.push(detail),
    isUnderWay: () => Promise.resolve(false),
    writing: () => false,
    ...around,
  });
  const see = async (id: string): Promise<unknown> =>
    releases.give(id, load).then(
      ({ module, words }: Given) =>
        `${(module.definition as unknown as { of: string }).of}${words === undefined ? '' : `: ${words['title'] ?? ''}`}`,
      (error: unknown) => (error instanceof Closed ? error : String(error)),
    );
  return { releases, reports, said: () => said, plans, see };
}

export const answers = new Map<string, () => Promise<Response>>();
export const asked: string[] = [];
/** To be called by each file: a page, a server and a shelf of its own for each test. */
export function startAnew(): void {
  beforeEach(() => {
    document.head.innerHTML = '';
    answers.clear();
    asked.length = 0;
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path);
      return answers.get(path)?.() ?? Promise.resolve(new Response('', { status: 404 }));
    });
  });
  afterEach(() => vi.useRealTimers());
}
export const serves = (path: string, body: unknown, status = 200): void =>
  void answers.set(path, () => Promise.resolve(new Response(JSON.stringify(body), { status })));
