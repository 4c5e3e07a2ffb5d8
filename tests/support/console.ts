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

/** Takes the one line that holds `words`; throws when there is none, so that an expectation cannot rot. */
export function expectConsole(words: string): void {
  const index = printed.findIndex((line) => line.includes(words));
  if (index < 0)
    throw new Error(`Nothing printed holds "${words}". Printed: ${printed.join('\n') || 'nothing'}`);
  printed.splice(index, 1);
}
