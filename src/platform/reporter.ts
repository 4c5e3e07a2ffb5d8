/** Reports go to the console, each once. They carry codes and places, no data of a person. */
import type { ReporterPort } from '../engine/ports.ts';

export function createReporter(write: (line: string) => void = (line) => console.warn(line)): ReporterPort {
  const seen = new Set<string>();
  return {
    report({ code, where, detail }) {
      // Line breaks would let data forge further reports.
      const line = `${code} at ${where}${detail === '' ? '' : `: ${detail}`}`.replace(/[\r\n\u2028\u2029]+/g, ' ').slice(0, 300);
      if (seen.has(line)) return;
      seen.add(line);
      write(line);
    },
  };
}
