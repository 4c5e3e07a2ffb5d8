/** What a page says of how fast it was: numbers, a part, a screen and a program, once, to the server that filled it in. */
import type {
  CLSMetricWithAttribution,
  INPMetricWithAttribution,
  LCPMetricWithAttribution,
} from 'web-vitals';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { screenMark } from '../lib/vitals.ts';
import { screenAt, watchVitals } from './vitals.ts';

const measured = vi.hoisted(() => ({
  onLCP: vi.fn<(told: (metric: LCPMetricWithAttribution) => void) => void>(),
  onINP: vi.fn<(told: (metric: INPMetricWithAttribution) => void) => void>(),
  onCLS: vi.fn<(told: (metric: CLSMetricWithAttribution) => void) => void>(),
}));
vi.mock('web-vitals/attribution', () => measured);

const sendBeacon = vi.fn<(url: string, body: Blob) => boolean>(() => true);
const secret = '#loan-of-María';

function tell(): void {
  const [[lcp] = []] = measured.onLCP.mock.calls;
  const [[inp] = []] = measured.onINP.mock.calls;
  const [[cls] = []] = measured.onCLS.mock.calls;
  const lcpParts = {
    timeToFirstByte: 100,
    resourceLoadDelay: 0,
    resourceLoadDuration: 50,
    elementRenderDelay: 900,
  };
  lcp?.({
    value: 1050.12345,
    attribution: { ...lcpParts, target: secret, url: secret },
  } as LCPMetricWithAttribution);
  const inpParts = { inputDelay: 4, processingDuration: 80, presentationDelay: 20, interactionTime: 2500 };
  inp?.({ value: 104, attribution: { ...inpParts, interactionTarget: secret } } as INPMetricWithAttribution);
  const shift = { loadState: 'dom-content-loaded', largestShiftTime: 1500, largestShiftTarget: secret };
  cls?.({ value: 0.0204, attribution: shift } as CLSMetricWithAttribution);
}

function hide(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  document.body.innerHTML = '<script type="application/json" id="config">{}</script>';
  vi.stubGlobal('navigator', { sendBeacon });
  sendBeacon.mockClear();
  performance.mark(`${screenMark}repay`, { startTime: 1000 });
  performance.mark(`${screenMark}repay-choose`, { startTime: 2000 });
  performance.mark(`${screenMark}repay-done`, { startTime: 3000 });
});
afterEach(() => {
  performance.clearMarks();
  for (const each of Object.values(measured)) each.mockClear();
});

it('is sent once when the page is hidden, by screen and program, without an element or an address', async () => {
  watchVitals('https://app.example/assets/app-1.js?x');
  tell();
  hide('visible');
  expect(sendBeacon).not.toHaveBeenCalled();
  hide('hidden');
  hide('hidden');
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  const [url, body] = sendBeacon.mock.calls[0] ?? [];
  expect([url, body?.type]).toEqual(['/reports', 'application/json']);
  expect(JSON.parse((await body?.text()) ?? '')).toEqual([
    { vital: 'LCP', value: 1050.123, part: 'render', screen: 'repay', program: '/assets/app-1.js' },
    { vital: 'INP', value: 104, part: 'processing', screen: 'repay-choose', program: '/assets/app-1.js' },
    { vital: 'CLS', value: 0.02, part: 'dom-content-loaded', screen: 'repay', program: '/assets/app-1.js' },
  ]);
});

it('is measured for nobody behind a host that did not fill the page in', () => {
  document.body.innerHTML = '';
  watchVitals('https://app.example/assets/app-1.js');
  for (const each of Object.values(measured)) expect(each).not.toHaveBeenCalled();
});

it('belongs to the screen that was there at the time', () => {
  expect([0, 1000, 1999, 2000, 9000].map(screenAt)).toEqual([
    'repay',
    'repay',
    'repay',
    'repay-choose',
    'repay-done',
  ]);
  performance.clearMarks();
  expect(screenAt(0)).toBe('');
});
