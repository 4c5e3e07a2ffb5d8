/**
 * What a page shows before any script has run is drawn by the build, in Node, with the app's own parts: this is the world
 * around them, in which nothing happens. It must not know what is drawn.
 */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import en from '../../../locales/en.json' with { type: 'json' };
import es from '../../../locales/es.json' with { type: 'json' };
import type { Ports } from '../../engine/ports.ts';
import { tongues, type Tongue } from '../../lib/figures.ts';
import { defaults } from '../../platform/config.ts';
import type { PageTexts } from '../../platform/texts.ts';
import { TextProvider } from '../../renderer/text.ts';
import { builtIn } from '../releases/port.ts';
import type { World } from '../world.ts';

const locales: Readonly<Record<Tongue, Readonly<Record<string, string>>>> = { es, en };

/** What widgets ask of the window as they are drawn. */
const still = {
  name: '',
  location: new URL('http://localhost/'),
  matchMedia: () => ({ matches: true }),
};
Object.assign(globalThis, { window: still });

/** Enough of the app for a page on which nothing happens: whoever asks for more is wrong. */
export function stillWorld(tongue: Tongue): World {
  const words = locales[tongue];
  const texts: PageTexts = {
    language: tongue === 'en' ? { tag: tongues.en, currency: '₹' } : { tag: tongues.es, currency: '$' },
    text: (key) => words[key],
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
    releases: builtIn,
  } as Partial<World> as World;
}

/** For the eye only, until the program draws the same in its place; to everyone else the page says that it is on its way. */
export function drawStill(tongue: Tongue, view: ReactNode): string {
  const words = locales[tongue];
  return renderToStaticMarkup(
    <TextProvider value={(key) => words[key] ?? key}>
      <p className="visually-hidden" role="status">
        {words['app.loading']}
      </p>
      <div className="ahead uncolored" lang={tongues[tongue]} aria-hidden="true" inert>
        {view}
      </div>
    </TextProvider>,
  );
}
