/**
 * Runs before every test file. A test that prints an error or a warning fails: silent degradation is a defect,
 * so the default expectation is "no problem was reported". A test that expects one takes it with `expectConsole`.
 */
import { afterEach, beforeEach, vi } from 'vitest';
import { printed, startRecording } from './support/console.ts';

beforeEach(startRecording);

afterEach(() => {
  const left = printed.splice(0);
  if (left.length > 0) throw new Error(`Printed during the test, and not expected:\n${left.join('\n')}`);
});

if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest');
  const { cleanup } = await import('@testing-library/react');
  const { leaveOutOwnerStacks } = await import('./support/owner-stacks.ts');
  leaveOutOwnerStacks();
  const { answerPlainStyles } = await import('./support/plain-styles.ts');
  answerPlainStyles(window);
  const { body, head, documentElement } = document;
  // Files share a document: what one has kept, no other finds.
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(() => {
    cleanup();
    body.replaceChildren();
    // A brand that was put on the page.
    for (const meta of head.querySelectorAll('meta')) meta.remove();
    documentElement.removeAttribute('style');
    documentElement.removeAttribute('data-dark');
    vi.useRealTimers();
  });
}
