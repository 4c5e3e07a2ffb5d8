/** A slip by what is drawn of it: each word once and within the picture, the code under them, white under all. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawSlip } from './slip.ts';

let drawn: string[] = [];
let decode: () => Promise<void> = () => Promise.resolve();
const context = {
  font: '',
  measureText: (text: string) => ({ width: text.length * 20 }),
  fillRect: (...at: readonly number[]) => drawn.push(`white ${at.join(' ')}`),
  fillText: (words: string, ...at: readonly number[]) => drawn.push(`${words} ${at.join(' ')}`),
  drawImage: (_: unknown, ...at: readonly number[]) => drawn.push(`code ${at.join(' ')}`),
};
const canvas = (given: unknown) =>
  vi
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue(given as ReturnType<HTMLCanvasElement['getContext']>);

beforeEach(() => {
  drawn = [];
  decode = () => Promise.resolve();
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['png'])));
  vi.stubGlobal(
    'Image',
    class {
      naturalWidth = 100;
      naturalHeight = 50;
      decode = () => decode();
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const words = 'Muestra este código en la caja de la tienda';

it('draws the words in lines that fit, and the code over the whole width', async () => {
  canvas(context);
  expect(await drawSlip({ title: 'Paga', lines: [words], picture: '/bars.png' })).toBeInstanceOf(Blob);
  expect(drawn).toEqual([
    'white 0 0 720 588',
    'Paga 48 48 624',
    'Muestra este código en la caja 48 120 624',
    'de la tienda 48 164 624',
    'code 48 228 624 312',
  ]);
});

it('leaves out a code that cannot be shown', async () => {
  canvas(context);
  decode = () => Promise.reject(new Error('broken'));
  await drawSlip({ title: 'Paga', lines: [], picture: '/bars.png' });
  expect(drawn).toEqual(['white 0 0 720 168', 'Paga 48 48 624']);
});

it('does not wait for a code longer than a press lasts', async () => {
  vi.useFakeTimers();
  canvas(context);
  decode = () => new Promise(() => undefined);
  const made = drawSlip({ title: 'Paga', lines: [], picture: '/bars.png' });
  await vi.advanceTimersByTimeAsync(3000);
  await made;
  expect(drawn).toHaveLength(2);
});

it('draws nothing where the phone cannot', async () => {
  canvas(null);
  expect(await drawSlip({ title: 'Paga', lines: [], picture: undefined })).toBeUndefined();
});
