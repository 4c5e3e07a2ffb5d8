/** Lets a page in memory come to its next frame, in which a long list grows, without a guess at the time that takes. */
import { act } from '@testing-library/react';

export const nextFrame = (): Promise<void> =>
  act(() => new Promise<void>((done) => void requestAnimationFrame(() => done())));
