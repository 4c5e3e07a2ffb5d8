/** Holds the pictures: one at a time, progress, failure and retry, removal, the most, and other kinds of files. */
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { UploadJob } from '../../renderer/widget.ts';
import { PictureProvider } from '../../renderer/picture.ts';
import { Bound, draw, standing } from '../testing.tsx';
import { ImageUpload } from './ImageUpload.tsx';

let jobs: UploadJob[] = [];
const seen = vi.fn();

beforeEach(() => {
  jobs = [];
  seen.mockClear();
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:a', revokeObjectURL: () => undefined }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const words = { label: 'Fotos', picture: 'Imagen', tooMany: 'Son demasiadas', wrongKind: 'No es una imagen' };

function show(urls = '', max = 9, kept = { sending: 0, failed: 0 }): ReturnType<typeof draw> {
  return draw(
    <Bound
      start={{ urls, ...kept }}
      seen={seen}
      draw={(bind) => (
        <ImageUpload
          {...standing}
          {...words}
          bind={bind}
          max={max}
          upload={(job) => jobs.push(job as UploadJob)}
        />
      )}
    />,
  );
}

const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);
const png = (name: string, type = 'image/png', part: BlobPart = bytes): File =>
  new File([part], name, { type });
const last = (): unknown => seen.mock.lastCall?.[0];

async function choose(...files: readonly File[]): Promise<void> {
  await act(async () => {
    fireEvent.change(screen.getByLabelText('add: Fotos'), { target: { files } });
    for (let turn = 0; turn < 3; turn += 1) await new Promise((done) => setTimeout(done));
  });
}
const settle = (deed: () => void): Promise<void> =>
  act(async () => {
    deed();
    for (let turn = 0; turn < 3; turn += 1) await new Promise((done) => setTimeout(done));
  });

it('sends one after another and writes where they are', async () => {
  show();
  await choose(png('a.png'), png('b.png'));
  expect([jobs.length, jobs[0]?.file.name]).toEqual([1, 'a.png']);
  expect(last()).toEqual({ urls: '', sending: 2, failed: 0, lost: 0 });
  await settle(() => jobs[0]?.progress(0.5));
  expect(screen.getByRole('progressbar', { name: 'sending: Imagen 1' })).toHaveProperty('value', 0.5);
  await settle(() => jobs[0]?.done('/1,1.png'));
  expect([jobs.length, jobs[1]?.file.name]).toEqual([2, 'b.png']);
  await settle(() => jobs[1]?.done('/2.png'));
  expect(last()).toEqual({ urls: '/1%2C1.png,/2.png', sending: 0, failed: 0, lost: 0 });
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('offers to try again what failed, and goes on with the next', async () => {
  show('/0.png');
  await choose(png('a.png'), png('b.png'));
  await settle(() => jobs[0]?.done(undefined));
  expect(screen.getByText('notSent')).toBeTruthy();
  await settle(() => jobs[1]?.done('/2.png'));
  expect(last()).toEqual({ urls: '/0.png,/2.png', sending: 0, failed: 1, lost: 0 });
  await settle(() => fireEvent.click(screen.getByRole('button', { name: 'retry: Imagen 3' })));
  expect(jobs[2]?.file.name).toBe('a.png');
  await settle(() => jobs[2]?.done('/1.png'));
  expect(last()).toEqual({ urls: '/0.png,/2.png,/1.png', sending: 0, failed: 0, lost: 0 });
});

it('says why a picture is not wanted, and offers to take it away, not to send it again', async () => {
  show();
  await choose(png('a.png'), png('b.png'));
  await settle(() => jobs[0]?.done(undefined, 'Too large'));
  expect(screen.getByRole('status').textContent).toBe('Too large');
  expect(screen.getByText('notSent')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^retry/ })).toBeNull();
  await settle(() => jobs[1]?.done('/2.png'));
  expect(last()).toEqual({ urls: '/2.png', sending: 0, failed: 1, lost: 0 });
  await settle(() => fireEvent.click(screen.getByRole('button', { name: 'remove: Imagen 2' })));
  expect(last()).toEqual({ urls: '/2.png', sending: 0, failed: 0, lost: 0 });
  expect(screen.getByRole('status').textContent).toBe('');
});

it('takes a picture away, also while it is sent', async () => {
  show('/0.png,/0.png');
  await choose(png('a.png'), png('b.png'));
  await settle(() => fireEvent.click(screen.getByRole('button', { name: 'remove: Imagen 3' })));
  expect(jobs[0]?.signal.aborted).toBe(true);
  expect(jobs[1]?.file.name).toBe('b.png');
  await settle(() => fireEvent.click(screen.getByRole('button', { name: 'remove: Imagen 1' })));
  expect(last()).toEqual({ urls: '/0.png', sending: 1, failed: 0, lost: 0 });
});

it('ignores more than there is room for and says so; full, nothing can be added', async () => {
  show('/0.png', 2);
  await choose(png('a.png'), png('b.png'));
  expect(screen.getByRole('status').textContent).toBe('Son demasiadas');
  expect(screen.queryByLabelText('add: Fotos')).toBeNull();
  expect(screen.getByText('2/2')).toBeTruthy();
});

it.each([
  ['another kind', png('a.pdf', 'application/pdf')],
  ['a text that calls itself a picture', png('a.jpg', 'image/jpeg', 'a text')],
])('refuses %s in words and adds nothing', async (_what, file) => {
  show();
  await choose(file);
  expect(screen.getByRole('status').textContent).toBe('No es una imagen');
  expect(screen.queryByRole('button')).toBeNull();
  expect([jobs.length, screen.getByText('0/9').textContent]).toEqual([0, '0/9']);
  if (last() !== undefined) expect(last()).toEqual({ urls: '', sending: 0, failed: 0, lost: 0 });
});

it('what is no picture does not keep the others from being sent', async () => {
  show('', 2);
  await choose(png('a.jpg', 'image/jpeg', 'a text'), png('a.pdf', 'application/pdf'), png('b', ''));
  expect(screen.getByRole('status').textContent).toBe('No es una imagen');
  expect(jobs.map(({ file }) => file.name)).toEqual(['b']);
  expect(last()).toEqual({ urls: '', sending: 1, failed: 0, lost: 0 });
});

it('counts those that the page before did not finish, until something is added', async () => {
  show('/0.png', 9, { sending: 2, failed: 1 });
  expect(last()).toEqual({ urls: '/0.png', sending: 0, failed: 0, lost: 3 });
  await choose(png('a.png'));
  expect(last()).toEqual({ urls: '/0.png', sending: 1, failed: 0, lost: 0 });
});

it('left while it sends, it ends what it started', async () => {
  const { unmount } = show();
  await choose(png('a.png'));
  unmount();
  expect(jobs[0]?.signal.aborted).toBe(true);
});

it('shows no kept address that the URL rule refuses, and keeps it to be taken away', () => {
  const isOwn = (url: string): string | undefined => (url.startsWith('/') ? url : undefined);
  draw(
    <PictureProvider value={isOwn}>
      <Bound
        start={{ urls: '/1.png,https://evil.example/2.png', sending: 0, failed: 0 }}
        draw={(bind) => <ImageUpload {...standing} {...words} bind={bind} upload={() => undefined} />}
      />
    </PictureProvider>,
  );
  expect([...document.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual(['/1.png']);
  expect(screen.getByRole('button', { name: 'remove: Imagen 2' })).toBeTruthy();
});
