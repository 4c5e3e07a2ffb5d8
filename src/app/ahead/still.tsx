/**
 * What a page shows before any script has run is drawn in Node, by the build and by the server, with the app's own parts: this is
 * the world around them, in which nothing happens. It must not know what is drawn.
 */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import en from '../../../locales/en.json' with { type: 'json' };
import es from '../../../locales/es.json' with { type: 'json' };
import type { Ports } from '../../engine/ports.ts';
import { tongues, type Tongue } from '../../lib/figures.ts';
import { lookUp } from '../../lib/look-up.ts';
import { defaults } from '../../platform/config.ts';
import type { PageTexts } from '../../platform/texts.ts';
import { TextProvider } from '../../renderer/text.ts';
import { builtIn } from '../releases/port.ts';
import type { World } from '../world.ts';

const locales: Readonly<Record<Tongue, Readonly<Record<string, string>>>> = { es, en };

/** How a page is to be drawn. */
export interface As {
  readonly tongue: Tongue;
  /** What a release says otherwise than the build. */
  readonly words: Readonly<Record<string, string>>;
  readonly releases: Pick<World['releases'], 'give' | 'refuse' | 'routes'>;
}

/** As the build is. */
export const asBuilt = (tongue: Tongue): As => ({ tongue, words: {}, releases: builtIn });

const wordsOf =
  ({ tongue, words }: As) =>
  (key: string): string | undefined =>
    lookUp(words, key) ?? locales[tongue][key];

/** What widgets ask of the window as they are drawn. */
const still = {
  name: '',
  location: new URL('http://localhost/'),
  matchMedia: () => ({ matches: true }),
};
Object.assign(globalThis, { window: still });

/** Enough of the app for a page on which nothing happens: whoever asks for more is wrong. */
export function stillWorld(as: As): World {
  const texts: PageTexts = {
    language: as.tongue === 'en' ? { tag: tongues.en, currency: '₹' } : { tag: tongues.es, currency: '$' },
    text: wordsOf(as),
    add: () => undefined,
    put: () => undefined,
    meaningOf: () => undefined,
    moveTo: () => undefined,
  };
  const ports: Pick<Ports, 'texts' | 'device' | 'reporter' | 'urls' | 'storage' | 'cookies' | 'clock'> = {
    texts,
    device: {
      client: 'android',
      features: new Set(),
      copy: () => Promise.resolve(false),
      sha256: () => Promise.resolve(undefined),
      save: () => Promise.resolve(false),
      draw: () => Promise.resolve(undefined),
      locate: () => new Promise(() => undefined),
    },
    reporter: {
      report({ code, where, detail }) {
        // Which addresses are allowed is the configuration's affair: none leads anywhere yet.
        if (code !== 'refused-url') throw new Error(`${code} at ${where}: ${detail}`);
      },
    },
    urls: { check: () => undefined, open: () => undefined },
    storage: { read: () => undefined, write: () => undefined, remove: () => undefined },
    cookies: { read: () => undefined, write: () => undefined },
    clock: { now: () => 0, wait: () => new Promise(() => undefined) },
  };
  return {
    plans: new Map(),
    ports,
    texts,
    config: defaults,
    owner: '',
    releases: as.releases,
  } as Partial<World> as World;
}

/**
 * For the eye only, until the program draws the same in its place; to everyone else the page says that it is on its way.
 * @param filled with data: what can be pressed is seen to wait for the program. It says what a phone must not
 * have, to be shown there: `unless-kept`, `unless-sent` (src/app/early/handed.ts).
 */
export function drawStill(as: As, view: ReactNode, filled?: string): string {
  const text = wordsOf(as);
  return renderToStaticMarkup(
    <TextProvider value={(key) => text(key) ?? key}>
      <p className="visually-hidden" role="status">
        {text('app.loading')}
      </p>
      <div
        className="ahead uncolored"
        data-filled={filled}
        lang={tongues[as.tongue]}
        aria-hidden="true"
        inert
      >
        {view}
      </div>
    </TextProvider>,
  );
}
