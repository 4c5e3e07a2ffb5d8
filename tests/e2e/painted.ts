/** What a person could see: how many parts the page shows in each frame that is painted. It must not know what they are. */
import type { Page } from '@playwright/test';

/** Four times as slow as this machine. */
export async function asSlowPhone(page: Page): Promise<void> {
  const phone = await page.context().newCDPSession(page);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

interface Watched {
  readonly parts: string;
  /** None before the first frame. */
  least?: number;
}

/**
 * Counts in every frame, from the first after the page has been read to its end. A callback of a frame may come before
 * the page's own; the size of an element is told after all of them, when nothing but the painting is left.
 */
export const watchPainted = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const watched: Watched = { parts: '#app :is(p, h1, h2, h3, dt, dd, li, button, input, label, time)' };
    Object.assign(window, { watched });
    const probe = document.createElement('i');
    probe.setAttribute('aria-hidden', 'true');
    const sizes = new ResizeObserver(() => {
      const shown = document.querySelectorAll(watched.parts).length;
      if (document.readyState !== 'loading') watched.least = Math.min(watched.least ?? Infinity, shown);
    });
    const frame = (): void => {
      if (document.body !== null && !probe.isConnected) document.documentElement.append(probe);
      probe.style.cssText = `position:fixed;visibility:hidden;height:1px;width:${probe.offsetWidth === 1 ? 2 : 1}px`;
      requestAnimationFrame(frame);
    };
    sizes.observe(probe);
    requestAnimationFrame(frame);
  });

/** How many parts the page has before any script. */
export async function shownIn(page: Page): Promise<number> {
  await page.waitForFunction(() => document.readyState !== 'loading');
  return page.evaluate(
    () => document.querySelectorAll((window as unknown as { watched: Watched }).watched.parts).length,
  );
}

export const leastPainted = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => (window as unknown as { watched: Watched }).watched.least);
