/** What has moved in a page by itself. It must not know what stands there. */
import type { Page } from '@playwright/test';

/** Source: https://developer.mozilla.org/docs/Web/API/LayoutShift. */
interface LayoutShift extends PerformanceEntry {
  readonly sources: readonly {
    readonly node?: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

interface Watched extends Window {
  shifted?: readonly string[];
}

/** Notes what the browser counts as moved, from the first frame on. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifted: string[] = [];
    (window as Watched).shifted = shifted;
    const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].join(' ');
    new PerformanceObserver((list) => {
      for (const { startTime, sources } of list.getEntries() as LayoutShift[]) {
        const moves = sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return `${element?.outerHTML.slice(0, 120) ?? 'what is gone'} from ${place(previousRect)} to ${place(currentRect)}`;
        });
        shifted.push(`${String(Math.round(startTime))} ms: ${moves.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What moved, from where to where in CSS pixels, and when: nothing is `[]`. */
export const shifted = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as Watched).shifted ?? ['nobody watches']);
