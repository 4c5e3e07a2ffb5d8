// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { ShapesProvider, Skeleton } from './Skeleton.tsx';

afterEach(() => void vi.restoreAllMocks());

it('stands in the first frame, also where that comes before an effect of React has run', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  const page = document.createElement('div');
  const root = createRoot(page);
  const committed = new Promise((done) => new MutationObserver(done).observe(page, { childList: true }));
  root.render(
    <ShapesProvider atOnce={false} drawNow={flushSync}>
      <p>beside</p>
      <Skeleton>shape</Skeleton>
    </ShapesProvider>,
  );
  await committed;
  expect([page.textContent, frames.length]).toEqual(['beside', 1]);
  for (const frame of frames) frame(0);
  expect(page.textContent).toBe('besideshape');
  root.unmount();
});
