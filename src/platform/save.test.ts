/** Saving a file by each way there is, and what is left where one of them is missing or fails. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BridgePort } from '../engine/ports.ts';
import { failure, success } from '../lib/result.ts';
import { canSave, saveFile } from './save.ts';

const file = { name: 'día.ics', type: 'text/calendar', content: 'ñ' };
const taken = vi.fn<BridgePort['send']>(() => success('delivered'));
const refused = vi.fn<BridgePort['send']>(() => failure('failed'));
const define = (name: string, value: unknown): void => {
  Object.defineProperty(navigator, name, { configurable: true, value });
};
const inApp = { offered: true, hasHost: () => true, send: taken };
const inOldApp = { ...inApp, offered: false };
const inBrowser = { ...inApp, hasHost: () => false };
let downloads: string[] = [];

beforeEach(() => {
  downloads = [];
  vi.clearAllMocks();
  vi.useFakeTimers();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:a');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    downloads.push(`${this.download} ${this.href}`);
  });
});
afterEach(() => {
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name);
  vi.useRealTimers();
});

/** A phone that shares, or whose person or system says no. */
function sharing(error?: string): () => readonly unknown[] {
  const share = vi.fn<(given: unknown) => Promise<void>>();
  if (error === undefined) share.mockResolvedValue();
  else share.mockRejectedValue(new DOMException('no', error));
  define('canShare', () => true);
  define('share', share);
  return () => share.mock.calls;
}

it('an app that offers it takes the file as base64 of its UTF-8', async () => {
  const shared = sharing();
  expect(await saveFile(file, inApp)).toBe(true);
  const payload = { name: 'día.ics', type: 'text/calendar', base64: 'w7E=' };
  expect(taken.mock.calls).toEqual([[{ type: 'saveFile', payload }]]);
  expect([shared(), downloads]).toEqual([[], []]);
});

it('a picture is taken as the bytes that are in it', async () => {
  const picture = new Blob([new Uint8Array([0, 255, 16])], { type: 'image/png' });
  expect(await saveFile({ name: 'a.png', type: 'image/png', content: picture }, inApp)).toBe(true);
  const payload = { name: 'a.png', type: 'image/png', base64: 'AP8Q' };
  expect(taken.mock.calls).toEqual([[{ type: 'saveFile', payload }]]);
});

it('an app that fails to take it leaves it to sharing', async () => {
  const shared = sharing();
  expect(await saveFile(file, { ...inApp, send: refused })).toBe(true);
  expect(shared()).toHaveLength(1);
});

it('an app that does not offer it is not asked', async () => {
  const shared = sharing();
  expect([canSave(inOldApp), await saveFile(file, inOldApp)]).toEqual([true, true]);
  expect(taken).not.toHaveBeenCalled();
  expect(shared()).toHaveLength(1);
});

it('in an app without any way nothing is offered, and nothing is downloaded in silence', async () => {
  expect([canSave(inOldApp), await saveFile(file, inOldApp)]).toEqual([false, false]);
  expect(downloads).toEqual([]);
});

it('a browser that cannot share downloads it, and lets go of it later', async () => {
  expect([canSave(inBrowser), await saveFile(file, inBrowser)]).toEqual([true, true]);
  expect(downloads).toEqual(['día.ics blob:a']);
  expect(URL.revokeObjectURL).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:a');
});

it.each([
  ['AbortError', true],
  ['NotAllowedError', false],
])('sharing that ends with %s: %s', async (error, done) => {
  sharing(error);
  expect(await saveFile(file, inBrowser)).toBe(done);
});
