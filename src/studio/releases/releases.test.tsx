/** Releases as staff read them: by the titles of their changes, the newest first, with what can be done and nothing else. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import type { Next } from '../../model/release.ts';
import type { Change } from '../../model/studio.ts';
import { openDraft } from '../core/draft.ts';
import { project, texts } from '../forms/testing.tsx';
import { ReleasesPage } from '../pages/ReleasesPage.tsx';
import { StudioProvider, type Studio } from '../shell/studio.ts';
import { releasesWords } from '../words/releases.ts';
import { workWords } from '../words/work.ts';
import { Gone } from './Gone.tsx';
import { Since } from './Since.tsx';

const words = releasesWords.es;
const soon = new Date(Date.now() + 60_000).toISOString();
const late = '2099-12-31T09:00:00Z';

const release = (id: string, note: string, standing: string) => ({
  id,
  note,
  standing,
  version: 'v',
  madeAt: '2026-11-27T23:00:00Z',
  authors: ['Ana'],
  approvals: [],
  told: [`Lo de ${id}`],
  shadows: [],
});

const trialWith = (some: Partial<Next>): Next => ({
  release: 'r2',
  salt: 's',
  share: 10,
  who: {},
  from: null,
  until: null,
  held: false,
  ...some,
});

const none = { visits: 0, codes: 0, registrations: 0 };
const visited = { day: '2026-11-27', with: { visits: 12, codes: 3, registrations: 1 }, without: none };

const file = 'screens/about.json';

/** A change of one screen, called in the language of who reads it. */
function publishedChange(): Change {
  const before = texts.get(file) ?? '';
  const screen = JSON.parse(before) as { readonly body: readonly unknown[] };
  const after = JSON.stringify({ ...screen, body: [{ type: 'divider' }, ...screen.body] });
  return {
    id: 'c2',
    title: 'Verano de este año',
    author: 'Ana',
    editors: ['Ana'],
    state: 'trial',
    release: 'r2',
    overtaken: [],
    files: { [file]: after },
    before: { [file]: before },
  } as unknown as Change;
}

function open(page: ReactNode, some: Partial<Next>, raises = false) {
  const off = { screens: {}, layouts: [], widgets: [], calls: {}, releases: [], all: false };
  const pointer = { seq: 2, lanes: [{ contract: 'c', stable: 'r1', next: trialWith(some) }], off };
  const change = publishedChange();
  const api = {
    isFresh: () => true,
    changes: () => Promise.resolve([change]),
    change: () => Promise.resolve(change),
    status: () => Promise.resolve({ words: ['El 10 % ve r2. Los demás ven r1.'], pointer, raises }),
    releases: () =>
      Promise.resolve({
        releases: [
          release('r2', 'Verano', 'trial'),
          release('r1', 'Aviso', 'live'),
          release('r0', 'Otoño', 'waits-for-publisher'),
        ],
      }),
    history: () =>
      Promise.resolve([{ id: 'c2', release: 'r2', parts: ['layouts/verano', 'words/es/app.more'] }]),
    log: () => Promise.resolve({ lines: [] }),
    campaign: () => Promise.resolve({ isLive: false, trial: null, raises: false, days: [visited] }),
  };
  const person = { id: '1', name: 'Ana', email: '', roles: ['admin', 'publisher'] };
  const work = { draft: openDraft(texts), change: null };
  const workspace = { now: () => work, subscribe: () => () => undefined };
  const files = { files: Object.fromEntries(texts) };
  const studio = { tongue: 'es', api, person, source: project, project: files, workspace };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <StudioProvider value={studio as unknown as Studio}>{page}</StudioProvider>
    </QueryClientProvider>,
  );
}

const button = (name: string) => screen.queryByRole('button', { name });

it('are named by their changes, the newest first, and lead to how their campaign goes', async () => {
  open(<ReleasesPage />, {});
  expect(
    await screen.findByText(
      'El 10 % ve «Verano de este año». Los demás ven todo lo publicado hasta «Aviso».',
    ),
  ).toBeVisible();
  const heads = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(heads.slice(0, 2)).toEqual(['Verano de este año', 'Aviso']);
  expect(await screen.findByRole('link', { name: words.seeFigures('verano') })).toHaveAttribute(
    'href',
    '#/screen/verano',
  );
  expect(screen.getByText(words.someSee(10))).toBeVisible();
  expect(document.body).not.toHaveTextContent(/\br[12]\b(?<!Lo de r[12])/);
});

it('are told in the sentences of the review, and as the server has them where they are no change', async () => {
  open(<ReleasesPage />, {});
  expect(await screen.findByText(/^«.+» · Nuevo: Línea/)).toBeVisible();
  expect(screen.queryByText('Lo de r2')).toBe(null);
  expect(screen.getByText('Lo de r1')).toBeVisible();
});

it('are apart from what was never published', async () => {
  open(<ReleasesPage />, {});
  const heading = await screen.findByRole('heading', { level: 2, name: words.unpublished });
  expect(within(heading.closest('section') ?? document.body).getByText('Otoño')).toBeVisible();
  expect(screen.queryByRole('heading', { name: words.others })).toBe(null);
});

it('have what an emergency needs above them', async () => {
  open(<ReleasesPage />, {});
  const urgent = await screen.findByRole('region', { name: words.urgent });
  const heading = screen.getByRole('heading', { level: 2, name: words.inUse });
  expect(urgent.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('offers to hold only what rises by itself', async () => {
  open(<ReleasesPage />, {});
  await screen.findByText(words.trialOf('«Verano de este año»'));
  expect(button(words.hold)).toBe(null);
  expect(button(words.toAll)).not.toBe(null);
});

it('offers it where the share rises', async () => {
  open(<ReleasesPage />, {}, true);
  expect(await screen.findByRole('button', { name: words.hold })).toBeVisible();
});

it('is no trial any more where everyone sees it until it ends', async () => {
  open(<ReleasesPage />, { share: 100, until: late });
  expect(await screen.findByText(words.untilOf('«Verano de este año»'))).toBeVisible();
  expect(button(words.toAll)).toBe(null);
  expect(screen.queryByText(words.guard)).toBe(null);
  expect(button(words.stop)).toBe(null);
  expect(screen.getByText(words.endBack('todo lo publicado hasta «Aviso»'))).toBeVisible();
  const [newest, older] = screen.getAllByRole('heading', { level: 3 }).map((head) => head.closest('li'));
  expect(within(newest ?? document.body).getByText(words.stands.until)).toBeVisible();
  expect(within(older ?? document.body).getByText(words.stands.returns)).toBeVisible();
});

const change = { state: 'trial', release: 'r2', at: '2026-11-27T23:43:00Z' } as Change;
const start = (said: (when: string) => string): string => said('').trim();

it('is said to begin until it has begun', async () => {
  open(<Since change={change} />, { from: soon });
  expect(await screen.findByText(/^Empieza: .*\(.+\)\.$/)).toBeVisible();
  expect(screen.queryByText(new RegExp(start(workWords.es.trial)))).toBe(null);
});

it.each([
  ['for some', {}, workWords.es.trial],
  ['for all, to an end', { share: 100, until: late }, workWords.es.live],
])('is told since when it is there: %s', async (_name, some, said) => {
  open(<Since change={change} />, some);
  expect(await screen.findByText(new RegExp(`^${start(said)} `))).toBeVisible();
});

it('of a campaign that has ended its figures can be looked at', async () => {
  open(<Gone id="verano" />, {});
  expect(await screen.findByRole('region', { name: words.goes })).toHaveTextContent('12');
  expect(screen.getByRole('heading', { level: 2, name: 'Ya no hay una pantalla «verano»' })).toBeVisible();
});
