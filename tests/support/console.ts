/** What a test printed with console.error and console.warn. Whatever is left at its end fails the test. */
import { vi } from 'vitest';

export const printed: string[] = [];

export function startRecording(): void {
  printed.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      printed.push(`${level}: ${parts.map(String).join(' ')}`);
    });
  }
}

const reportLine = /^warn: ([a-z-]+) at /;

/** Takes the lines of the app's reporter, and gives their codes, the last first. */
export function takeReports(): readonly string[] {
  const codes: string[] = [];
  for (let index = printed.length - 1; index >= 0; index -= 1) {
    const [, code] = reportLine.exec(printed[index] ?? '') ?? [];
    if (code === undefined) continue;
    codes.push(code);
    printed.splice(index, 1);
  }
  return codes;
}

/** Takes the one line that holds `words`; throws when there is none, so that an expectation cannot rot. */
export function expectConsole(words: string): void {
  const index = printed.findIndex((line) => line.includes(words));
  if (index < 0)
    throw new Error(`Nothing printed holds "${words}". Printed: ${printed.join('\n') || 'nothing'}`);
  printed.splice(index, 1);
}
