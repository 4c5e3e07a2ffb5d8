/**
 * Reports go to the console, once for each code and place, and their codes to who runs the app. They carry no data of a person.
 */
import type { ReporterPort } from '../engine/ports.ts';
import { writtenConfig } from './early.ts';

/** A page that fails over and over says no more than this. */
const most = 20;

/** @param send gets the code alone: a detail may hold what a server sent. */
export function createReporter(
  write: (line: string) => void = print,
  send: (code: string) => void = () => undefined,
): ReporterPort {
  const seen = new Set<string>();
  return {
    report({ code, where, detail }) {
      const key = `${code} at ${where}`;
      if (seen.has(key)) return;
      seen.add(key);
      if (seen.size <= most) send(code);
      // Line breaks and other controls would let data forge further reports.
      const line = `${key}${detail === '' ? '' : `: ${detail}`}`.replace(
        /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g,
        ' ',
      );
      write(line.slice(0, 300));
    },
  };
}

/** To our own server, which counts it; any other would not take it. */
export function sendCode(code: string): void {
  if (writtenConfig() === '') return;
  navigator.sendBeacon('/reports', new Blob([JSON.stringify({ code })], { type: 'application/json' }));
}

// oxlint-disable-next-line no-console -- the console is where reports go
const print = (line: string): void => console.warn(line);
