/**
 * Measures how fast the page is for whoever uses it, and says so once, when it is hidden: to our own server, which counts it. What is
 * said is a number, the part of it that took most, the screen and the program; no address, no element, nothing of a person. It is
 * loaded when the first screen stands there, in the share of visits that the configuration names.
 */
import { onCLS, onINP, onLCP } from 'web-vitals/attribution';
import { screenMark, type Vital, type VitalName } from '../lib/vitals.ts';
import { writtenConfig } from './early.ts';

/** The screen at a time (ms since the page was opened): the one that was drawn last by then, else the first. */
export function screenAt(time: number): string {
  const marks = performance.getEntriesByType('mark').filter(({ name }) => name.startsWith(screenMark));
  const last = marks.filter(({ startTime }) => startTime <= time).pop() ?? marks[0];
  return last?.name.slice(screenMark.length) ?? '';
}

/** The name of the largest. */
const most = (parts: Readonly<Record<string, number>>): string =>
  Object.entries(parts).reduce((one, other) => (other[1] > one[1] ? other : one))[0];

/** @param address of the program's own file. */
export function watchVitals(address: string): void {
  // Behind any other host nobody takes it.
  if (writtenConfig() === '') return;
  const program = new URL(address).pathname;
  const found = new Map<VitalName, Vital>();
  const put = (vital: VitalName, value: number, part: string, time: number): void =>
    void found.set(vital, {
      vital,
      value: Math.round(value * 1000) / 1000,
      part,
      screen: screenAt(time),
      program,
    });
  onLCP(
    ({
      value,
      attribution: { timeToFirstByte, resourceLoadDelay, resourceLoadDuration, elementRenderDelay },
    }) =>
      put(
        'LCP',
        value,
        most({
          'first-byte': timeToFirstByte,
          'load-delay': resourceLoadDelay,
          load: resourceLoadDuration,
          render: elementRenderDelay,
        }),
        0,
      ),
  );
  onINP(
    ({ value, attribution: { inputDelay, processingDuration, presentationDelay, interactionTime = 0 } }) =>
      put(
        'INP',
        value,
        most({ input: inputDelay, processing: processingDuration, presentation: presentationDelay }),
        interactionTime,
      ),
  );
  onCLS(({ value, attribution: { loadState = 'complete', largestShiftTime = 0 } }) =>
    put('CLS', value, loadState, largestShiftTime),
  );
  // Behind those of the measurements, which come to their end at the same moment.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || found.size === 0) return;
    const body = new Blob([JSON.stringify([...found.values()])], { type: 'application/json' });
    found.clear();
    navigator.sendBeacon('/reports', body);
  });
}
