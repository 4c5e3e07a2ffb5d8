/** A picture of one's own, chosen from this computer: what is said of it, and where the definition finds it. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StudioFailure } from '../../api/client.ts';
import { BringProvider, type Bring } from '../bring.ts';
import { CampaignForm } from '../campaign/CampaignForm.tsx';
import { PartForm } from '../PartForm.tsx';
import { pictureWords } from '../picture-words.ts';
import { project, showAt, texts, withFile } from '../testing.tsx';

const layout = 'screens/promotion/story.json';
const path = '/release/p/AbCdEf0123456789_-AbCd.webp';
const other = '/release/p/ZZZZZZZZZZZZZZZZZZZZZZ.jpeg';
const said = pictureWords.es;
const nothing = (): void => undefined;

const photo = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])], 'playa.png', {
  type: 'image/png',
});
const drawing = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'playa.png', { type: 'image/png' });

// What no page without a screen does: decode a picture, draw it and write it.
beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('data:,');
  Object.defineProperties(HTMLImageElement.prototype, {
    decode: { value: async () => undefined, configurable: true },
    naturalWidth: { value: 800, configurable: true },
    naturalHeight: { value: 400, configurable: true },
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: nothing } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
    done(new Blob([new Uint8Array(2048)], { type: type ?? '' })),
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const show = (bring: Bring | undefined, from = texts) =>
  showAt(
    layout,
    (desk) => (
      <BringProvider value={bring}>
        <CampaignForm {...desk} onCopied={nothing} />
      </BringProvider>
    ),
    { from },
  );

const hero = () => within(screen.getByRole('group', { name: 'Imagen principal' }));
const valueOf = (shown: ReturnType<typeof show>): unknown =>
  (shown.value() as { values: { heroImage: { default: unknown } } }).values.heroImage.default;

/** The first of the form is that of the hero. */
const choose = (file: File): Promise<void> => {
  const [input] = screen.getAllByLabelText(said.bring, { selector: 'input' });
  if (input === undefined) throw new Error('nothing to choose by');
  return userEvent.upload(input, file, { applyAccept: false });
};

describe('a picture of one’s own', () => {
  it('is brought as a light file and stands where the address would, with one step of undo', async () => {
    const bring = vi.fn<Bring>().mockResolvedValue(path);
    const shown = show(bring);
    await choose(photo);
    await waitFor(() => expect(valueOf(shown)).toBe(path));
    expect(bring.mock.calls[0]?.[0].type).toBe('image/webp');
    expect(shown.edits).toHaveLength(1);
    expect(hero().getByRole('img', { name: 'Así se ve' })).toHaveAttribute('src', path);
    expect(hero().getByRole('status')).toHaveTextContent('Lista: 800 × 400, 2 kB.');
    // Nobody types what names it.
    expect(hero().queryByRole('textbox')).toBe(null);
  });

  it('is none by what is in it, whatever it is called, and nothing is sent', async () => {
    const bring = vi.fn<Bring>();
    const shown = show(bring);
    await choose(drawing);
    expect(await screen.findByRole('alert')).toHaveTextContent(said.noPicture);
    expect(bring).not.toHaveBeenCalled();
    expect(shown.edits).toEqual([]);
  });

  it.each([
    [
      new StudioFailure(429, { words: ['Se trajeron muchas imágenes hace un momento.'] }),
      'Se trajeron muchas',
    ],
    [new StudioFailure(0), said.notSent],
  ])('that does not come says why', async (failure, words) => {
    const shown = show(() => Promise.reject(failure));
    await choose(photo);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(shown.edits).toEqual([]);
  });

  it('that the project shows already is chosen again by a press', async () => {
    const from = withFile('screens/about.json', { body: [{ type: 'image', src: other, alt: '' }] });
    const shown = show(() => Promise.resolve(path), from);
    const [first] = screen.getAllByRole('button', { name: said.take(1) });
    if (first === undefined) throw new Error('none');
    await userEvent.click(first);
    expect(valueOf(shown)).toBe(other);
  });

  it('is asked for by its address alone where nobody can bring one', () => {
    show(undefined);
    expect(screen.queryByLabelText(said.bring)).toBe(null);
    expect(screen.getByRole('textbox', { name: 'Imagen principal' })).toBeVisible();
  });

  it.each([
    [undefined, true],
    ['', true],
    ['@app.back', false],
  ])('asks for what it shows where nothing is said of it: %s', (alt, asks) => {
    const file = 'screens/about.json';
    const part = { type: 'image', src: path, ...(alt === undefined ? {} : { alt }) };
    const from = withFile(file, { version: 2, body: [part] });
    showAt(
      file,
      (desk) => (
        <BringProvider value={() => Promise.resolve(path)}>
          <PartForm {...desk} selected="/body/0" />
        </BringProvider>
      ),
      { from, project },
    );
    expect(screen.queryAllByText(said.sayWhatItShows)).toHaveLength(asks ? 1 : 0);
  });
});
