/**
 * The phone of the studio and the app, each in a frame of a page of its own, shown the same state: what is drawn must be the same to
 * the pixel, from the top of the page to its end. It must not know which screens there are.
 */
import type { Browser, Frame, Page } from '@playwright/test';
import type { Tongue } from '../../src/lib/figures.ts';
import { statesRoute } from '../../src/lib/developer-pages.ts';
import type { FromPhone, NamedState, Shown } from '../../src/studio/phone/protocol.ts';
import { decode } from '../support/png.ts';
import { framePhone, openPhoneSite, readProject } from './site.ts';

const size = { width: 360, height: 740 } as const;
/** Beyond it a browser draws no picture. */
const tallest = 8_000;

/** At a state, until both show the same. */
const looks = 3;

export type Scheme = NonNullable<Shown['scheme']>;

export interface Compared {
  readonly state: NamedState;
  readonly scheme: Scheme;
  /** Of the two pictures; 0: they are the same. */
  readonly pixels: number;
  readonly app: Buffer;
  readonly phone: Buffer;
}

export interface PixelPair {
  /** The states of a screen, in both schemes each, from the first that is wanted on. */
  compare(
    screen: string,
    tongue: Tongue,
    wanted?: (state: NamedState, index: number) => boolean,
  ): AsyncGenerator<Compared>;
  close(): Promise<void>;
}

/** Different pixels; of pictures of two sizes all that one has more. */
function differing(one: Buffer, other: Buffer): number {
  if (one.equals(other)) return 0;
  const [a, b] = [decode(one), decode(other)];
  let count = Math.abs(a.width * a.height - b.width * b.height);
  for (let at = 0; at < Math.min(a.pixels.length, b.pixels.length); at += 3)
    if ([0, 1, 2].some((part) => a.pixels[at + part] !== b.pixels[at + part])) count += 1;
  return count;
}

/** Everything has come and is painted. */
async function settled(frame: Frame): Promise<void> {
  await frame.waitForSelector('#app > *');
  await frame.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.loading === 'lazy'),
  );
  await frame.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

const frameIn = async (page: Page): Promise<Frame> => {
  const frame = await (await page.waitForSelector('iframe')).contentFrame();
  if (frame === null) throw new Error('nothing is framed');
  return frame;
};

const resize = (page: Page, height: number): Promise<void> =>
  page.locator('iframe').evaluate((frame, to) => frame.setAttribute('height', String(to)), height);

/** From nothing: a browser keeps what it has drawn. */
const drawAnew = (page: Page): Promise<void> =>
  page.locator('iframe').evaluate(async (frame) => {
    for (const display of ['none', '']) {
      frame.style.display = display;
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
  });

/** One that moves by itself is stopped where it begins. */
const picture = (page: Page): Promise<Buffer> =>
  page.locator('iframe').screenshot({ animations: 'disabled', caret: 'hide' });

export async function openPixelPair(browser: Browser): Promise<PixelPair> {
  const site = await openPhoneSite();
  const viewport = { width: size.width + 40, height: size.height + 40 };
  const open = async (): Promise<Page> => {
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce', colorScheme: 'light' });
    // Days left and countdowns are those of one moment.
    await page.clock.setFixedTime(new Date('2026-06-15T18:00:00Z'));
    return page;
  };
  const [phone, app] = [await open(), await open()];
  await framePhone(phone, site, readProject(), size.width);
  await app.goto(site.studio);
  await app.evaluate(({ width, height }) => {
    const frame = document.createElement('iframe');
    frame.width = String(width);
    frame.height = String(height);
    frame.style.border = '0';
    document.body.append(frame);
  }, size);

  /** @returns what the phone says stands there. */
  const showPhone = async (shown: Omit<Shown, 'still'>): Promise<Extract<FromPhone, { kind: 'states' }>> => {
    const told = await phone.evaluate(async (wanted) => {
      const states = window.desk.hear('states');
      window.desk.say({ kind: 'show', shown: wanted });
      return states;
    }, shown);
    if (told.kind !== 'states' || told.screen !== shown.screen) throw new Error(`no ${shown.screen}`);
    return told;
  };
  const showApp = (screen: string, tongue: Tongue, number: number): Promise<void> => {
    const query = { screen, isNeedPop: tongue === 'en' ? '1' : '2', state: String(number), alone: '1' };
    const address = `${site.phone}${statesRoute}?${new URLSearchParams(query).toString()}`;
    return app.evaluate(
      (src) =>
        new Promise<void>((done) => {
          const frame = document.querySelector('iframe');
          frame?.addEventListener('load', () => done(), { once: true });
          frame?.setAttribute('src', src);
        }),
      address,
    );
  };

  /** The whole of it, in the height that the app asks for. */
  async function pictures(): Promise<Pick<Compared, 'app' | 'phone'>> {
    const frames = await Promise.all([frameIn(app), frameIn(phone)]);
    await Promise.all(frames.map(settled));
    const heights = await Promise.all(
      frames.map((frame) => frame.evaluate(() => document.documentElement.scrollHeight)),
    );
    const height = Math.min(tallest, Math.max(size.height, ...heights));
    await Promise.all([app, phone].map((page) => resize(page, height)));
    await Promise.all(frames.map(settled));
    const [ofApp, ofPhone] = [await picture(app), await picture(phone)];
    await Promise.all([app, phone].map((page) => resize(page, size.height)));
    return { app: ofApp, phone: ofPhone };
  }

  /**
   * What still comes where a machine is busy is waited for, and edges that were smoothed for a picture before are drawn anew: only what
   * goes on being different is.
   */
  async function compared(): Promise<Omit<Compared, 'state' | 'scheme'>> {
    for (let look = 1; ; look += 1) {
      const both = await pictures();
      const pixels = differing(both.app, both.phone);
      if (pixels === 0 || look === looks) return { ...both, pixels };
      await Promise.all([app, phone].map(drawAnew));
    }
  }

  return {
    async *compare(screen, tongue, wanted = () => true) {
      const shown = { screen, tongue, text: 100 } as const;
      // Nothing is told of what stands there already.
      const other = screen === 'about' ? 'privacy' : 'about';
      await showPhone({ ...shown, screen: other });
      const { states, shown: first } = await showPhone(shown);
      for (const [index, state] of states.entries()) {
        if (!wanted(state, index)) continue;
        if (state.id !== first) await showPhone({ ...shown, state: state.id });
        await showApp(screen, tongue, index + 1);
        // Another page in a frame is only named in the phone.
        if ((await (await frameIn(app)).locator('iframe').count()) > 0) continue;
        for (const scheme of ['light', 'dark'] as const) {
          await phone.evaluate((to) => window.desk.say({ kind: 'show', shown: to }), {
            ...shown,
            state: state.id,
            scheme,
          });
          await app.emulateMedia({ colorScheme: scheme });
          yield { state, scheme, ...(await compared()) };
        }
      }
    },
    async close() {
      await Promise.all([phone.close(), app.close()]);
      site.close();
    },
  };
}
