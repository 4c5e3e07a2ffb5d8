/** Who looks at what only some get is told that they may not be among them. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Change } from '../../model/studio.ts';
import { openDraft } from '../core/draft.ts';
import { project, texts } from '../forms/testing.tsx';
import { screensIn } from '../search/screens.ts';
import { noteEdited } from '../shell/last-edited.ts';
import { StudioProvider, type Studio } from '../shell/studio.ts';
import { reviewWords } from '../words/review.ts';
import { SeeIt } from './SeeIt.tsx';

const words = reviewWords.es;
const wordsOf = (id: string): string => screensIn(texts).find((each) => each.id === id)?.name.es ?? '';
const file = 'screens/promotion/story.json';
const before = texts.get(file) ?? '';
const change = {
  id: 'c1',
  state: 'trial',
  release: 'r2',
  files: { [file]: before.replace('"maxLength": 60', '"maxLength": 59') },
  before: { [file]: before },
} as unknown as Change;

function open(some: object, of = change): void {
  const next = { release: 'r2', salt: '', share: 10, who: {}, from: null, until: null, held: false, ...some };
  const api = { status: () => Promise.resolve({ words: [], pointer: { lanes: [{ stable: null, next }] } }) };
  const work = { draft: openDraft(texts), change: null };
  const workspace = { now: () => work, subscribe: () => () => undefined };
  const session = { demo: [], publicUrl: null, phoneOrigin: 'http://phone.test' };
  const files = Object.fromEntries(texts);
  const studio = { tongue: 'es', api, session, source: project, project: { files }, workspace };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <StudioProvider value={studio as unknown as Studio}>
        <SeeIt change={of} />
      </StudioProvider>
    </QueryClientProvider>,
  );
}

it.each([
  ['a share', {}, words.onlySome(10)],
  ['those of a language', { share: 100, who: { language: 'es-MX' } }, words.onlyThose],
])('of %s', async (_name, some, said) => {
  open(some);
  expect(await screen.findByRole('link')).toHaveAttribute('href', expect.stringContaining('id=story'));
  expect(await screen.findByText(said)).toBeVisible();
});

it('until it begins', async () => {
  open({ from: '2099-12-31T09:00:00Z' });
  expect(await screen.findByText(/^Hasta que empiece \(/)).toBeVisible();
});

const changed = (ids: readonly string[]): Change => {
  const textsOf = (change: (text: string) => string): object =>
    Object.fromEntries(
      ids.map((id) => [`screens/${id}.json`, change(texts.get(`screens/${id}.json`) ?? '')]),
    );
  const files = textsOf((text) => text.replace('"version": 2', '"version":  2'));
  return { ...change, files, before: textsOf((text) => text) } as unknown as Change;
};

it('names each screen that changed, that which was edited last first, also where no link opens one', async () => {
  noteEdited({ place: { page: 'editor', screen: 'orders' } });
  open({}, changed(['about', 'loan-detail', 'orders', 'public-home']));
  const [first] = await screen.findAllByRole('link');
  expect(first).toHaveTextContent(words.seeOn(wordsOf('orders')));
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getByText(words.onlyInApp(wordsOf('loan-detail')))).toBeVisible();
});

it('on more screens than are looked at at once', async () => {
  const paths = ['about', 'orders', 'public-home', 'public-contact', 'public-policy', 'public-user'];
  const textsOf = (change: (text: string) => string): object =>
    Object.fromEntries(
      paths.map((id) => [`screens/${id}.json`, change(texts.get(`screens/${id}.json`) ?? '')]),
    );
  const files = textsOf((text) => text.replace('"version": 2', '"version":  2'));
  open({}, { ...change, files, before: textsOf((text) => text) } as unknown as Change);
  const shown = await screen.findAllByRole('link');
  expect(shown).toHaveLength(6);
  expect(shown.filter((each) => each.closest('details') === null)).toHaveLength(4);
});
