/** Reports go to the console, once for each code and place. They carry no data of a person. */
import type { ReporterPort } from '../engine/ports.ts';

export function createReporter(write: (line: string) => void = print): ReporterPort {
  const seen = new Set<string>();
  return {
    report({ code, where, detail }) {
      const key = `${code} at ${where}`;
      if (seen.has(key)) return;
      seen.add(key);
      // Line breaks and other controls would let data forge further reports.
      const line = `${key}${detail === '' ? '' : `: ${detail}`}`.replace(
        /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g,
        ' ',
      );
      write(line.slice(0, 300));
    },
  };
}

// oxlint-disable-next-line no-console -- the console is where reports go
const print = (line: string): void => console.warn(line);
