/** What is asked of each person next, and what a press that came too late does not do. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Change, Judged, StudioRole } from '../../model/studio.ts';
import type { ScreenName } from '../search/screens.ts';
import { StudioProvider, type Studio } from '../shell/studio.ts';
import { useApproval } from '../shell/use-approval.ts';
import { reviewWords } from '../words/review.ts';
import { workWords } from '../words/work.ts';
// What is live is looked at elsewhere.
vi.mock('./SeeIt.tsx', () => ({ SeeIt: () => null }));

import { Next } from './Next.tsx';
import { Renew } from './Renew.tsx';
import { SentBack } from './SentBack.tsx';

const words = workWords.es;
const said = reviewWords.es;
const change = (some: Partial<Change>): Change => ({
  id: 'c1',
  title: 'Un cambio',
  author: 'Ana',
  editors: ['Ana'],
  writer: 'Ana',
  state: 'open',
  version: 3,
  at: '2026-02-03T10:00:00.000Z',
  release: null,
  overtaken: [],
  base: 'b1',
  files: {},
  before: {},
  history: [],
  reviews: [],
  ...some,
});
const review: Judged = { lane: 'review', reasons: [], edits: [] } as unknown as Judged;

const all: readonly StudioRole[] = ['editor', 'reviewer', 'publisher'];

/** @param open what the person has open */
function studioOf(
  opened: Change,
  name: string,
  open: Change | null = null,
  say = vi.fn<Studio['say']>(),
): Studio {
  const work = { change: open, draft: {}, saved: 'saved', why: [], isReadOnly: false };
  return {
    api: { judged: async () => review, change: async () => opened, isFresh: () => true },
    person: { id: name, name, roles: all },
    session: { demo: [] },
    project: { files: {} },
    workspace: { now: () => work, subscribe: () => () => undefined },
    say,
    tongue: 'es',
  } as unknown as Studio;
}

const around =
  (studio: Studio) =>
  ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <StudioProvider value={studio}>{children}</StudioProvider>
    </QueryClientProvider>
  );

const show = (
  opened: Change,
  name: string,
  roles: readonly StudioRole[] = all,
  screens: readonly ScreenName[] = [],
  judged = review,
) => {
  const studio = studioOf(opened, name);
  studio.api.judged = async () => judged;
  const person = { ...studio.person, roles };
  return render(<Next change={opened} screens={screens} />, { wrapper: around({ ...studio, person }) });
};

afterEach(() => void vi.useRealTimers());

describe('what comes next', () => {
  it('is to wait for what was sent back, not that nobody asked', async () => {
    show(change({ state: 'sent-back' }), 'Luis');
    expect(await screen.findByText(said.sentBack)).toBeInTheDocument();
    expect(screen.queryByText(said.notAsked)).toBeNull();
  });

  it('is to mend what came back, and quietly to ask again where nothing was changed', async () => {
    const note = {
      by: 'Luis',
      at: '',
      version: 3,
      verdict: 'sent-back',
      note: 'Casi',
      notes: { home: 'Más corto' },
    } as const;
    const screens = [
      { id: 'home', file: 'screens/home.json', group: 'site' as const, name: { es: 'Inicio', en: 'Home' } },
    ];
    const { unmount } = show(change({ state: 'sent-back', reviews: [note] }), 'Ana', all, screens);
    const mend = await screen.findByRole('link', { name: said.mend });
    expect(mend).toHaveClass('st-primary');
    expect(mend).toHaveAttribute('href', expect.stringContaining('home'));
    expect(screen.getByText('Casi', { exact: false })).toBeInTheDocument();
    expect(screen.getByText('Inicio: Más corto')).toBeInTheDocument();
    expect(screen.getByText(said.sameAgain)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: words.ask })).not.toHaveClass('st-primary');
    unmount();
    // As an edit leaves it.
    show(change({ state: 'open', reviews: [note] }), 'Ana', all, screens);
    expect(await screen.findByRole('button', { name: words.ask })).toHaveClass('st-primary');
    expect(screen.queryByText(said.sameAgain)).toBeNull();
  });

  it('is to have it reviewed, said once: why says it', async () => {
    const why = {
      'en-IN': 'It changes figures: another person must approve it.',
      'es-MX': 'Cambia cifras: otra persona debe aprobarlo.',
    };
    show(change({}), 'Ana', all, [], { ...review, reasons: [why] });
    expect(await screen.findByText(why['es-MX'])).toBeInTheDocument();
    expect(screen.queryByText(words.lanes.review)).toBeNull();
  });

  it('is to publish what another person approved', async () => {
    show(change({ state: 'approved' }), 'Ana');
    expect(await screen.findByText(said.approved)).toBeInTheDocument();
    expect(screen.queryByText(words.lanes.review)).toBeNull();
    expect(screen.getByRole('button', { name: words.publishAll })).toBeEnabled();
  });

  it('is to ask for a review where somebody took it over, who has edited nothing and may give one', async () => {
    const { unmount } = show(change({ writer: 'Luis' }), 'Luis');
    expect(await screen.findByRole('button', { name: words.ask })).toBeInTheDocument();
    expect(screen.queryByText(words.ownWhy)).toBeNull();
    unmount();
    show(change({ writer: 'Luis', state: 'asked' }), 'Luis');
    expect(await screen.findByRole('button', { name: words.approve })).toBeInTheDocument();
  });

  it('is nothing for who only looks on, who reads whom it waits for', async () => {
    show(change({}), 'Eva', ['publisher']);
    expect(await screen.findByText(said.asksWriter('Ana'))).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: words.ask })).toBeNull();
  });

  it('is another person where one has edited it', async () => {
    show(change({}), 'Ana');
    expect(await screen.findByText(words.ownWhy)).toBeInTheDocument();
  });
});

describe('what was approved before something else was published', () => {
  const approved = (behind: 'apart' | 'same', more: Partial<Change> = {}) =>
    change({ state: 'approved', release: 'r3', behind, ...more });
  const why = { 'en-IN': 'Published since', 'es-MX': 'Se publicó otra cosa' };
  const late: Judged = { lane: 'review', reasons: [why] };
  const wrong: Judged = { lane: 'wrong', reasons: [why] };

  it('is looked at again by who may, and published by nobody', async () => {
    const { unmount } = show(approved('apart'), 'Luis', all, [], late);
    expect(await screen.findByRole('button', { name: words.approve })).toBeInTheDocument();
    expect(screen.getByText(why['es-MX'])).toBeInTheDocument();
    expect(screen.queryByText(said.approved)).toBeNull();
    unmount();
    show(approved('apart'), 'Ana', all, [], late);
    expect(await screen.findByText(said.lookedAgain)).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is brought up to date by who has it, where it is the same', async () => {
    const { unmount } = show(approved('same'), 'Luis', all, [], wrong);
    expect(await screen.findByText(said.renewedBy('Ana'))).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    const opened = approved('same');
    const studio = studioOf(opened, 'Ana', opened);
    const renewed = { ...opened, base: 'b2', state: 'open', version: 4 } as Change;
    studio.api.renew = vi.fn<typeof studio.api.renew>(async () => renewed);
    const [open, flush] = [vi.fn<() => Promise<void>>(), vi.fn<() => Promise<void>>()];
    const workspace = { ...studio.workspace, open, flush };
    render(<Renew change={opened} />, {
      wrapper: around({ ...studio, project: { ...studio.project, base: 'b2' }, workspace }),
    });
    await act(async () => screen.getByRole('button', { name: said.renew }).click());
    expect(studio.api.renew).toHaveBeenCalledWith('c1');
    expect(flush.mock.invocationCallOrder[0]).toBeLessThan(open.mock.invocationCallOrder[0] ?? 0);
    expect(open).toHaveBeenCalledWith(renewed);
    expect(studio.say).toHaveBeenCalledWith(said.isRenewed);
  });
});

it('who presses twice to publish takes nothing back', () => {
  vi.useFakeTimers();
  show(change({ state: 'live', release: 'r1' }), 'Ana');
  const button = screen.getByRole('button', { name: words.takeBack });
  expect(button).toBeDisabled();
  act(() => void vi.advanceTimersByTime(1_100));
  expect(button).toBeEnabled();
});

it('a note is read where it is to be mended', async () => {
  const given = {
    by: 'Luis',
    at: '',
    version: 3,
    verdict: 'sent-back',
    notes: { home: 'Más corto' },
  } as const;
  const opened = change({ state: 'sent-back', reviews: [{ ...given, note: 'Casi' }] });
  render(<SentBack screen="home" />, { wrapper: around(studioOf(opened, 'Ana', opened)) });
  expect(await screen.findByText('Más corto')).toBeInTheDocument();
  expect(screen.getByText('Casi')).toBeInTheDocument();
});

it('a note is read until it is asked again, and no longer than until somebody approves', async () => {
  const given = { by: 'Luis', at: '', version: 3, notes: {}, note: 'Más corto' } as const;
  const sentBack = { ...given, verdict: 'sent-back' } as const;
  const opened = change({ state: 'open', reviews: [sentBack] });
  const { unmount } = render(<SentBack screen="home" />, {
    wrapper: around(studioOf(opened, 'Ana', opened)),
  });
  expect(await screen.findByText('Más corto')).toBeInTheDocument();
  unmount();
  for (const other of [
    change({ state: 'asked', reviews: [sentBack] }),
    change({ state: 'open', reviews: [sentBack, { ...given, verdict: 'approved', version: 4, note: '' }] }),
  ]) {
    const studio = studioOf(other, 'Ana', other);
    const drawn = render(<SentBack screen="home" />, { wrapper: around(studio) });
    await act(() => Promise.resolve());
    expect(screen.queryByText('Más corto')).toBeNull();
    drawn.unmount();
  }
});

it('whoever edits what was approved is told', () => {
  const say = vi.fn<Studio['say']>();
  const approved = change({ state: 'approved' });
  const { rerender } = renderHook((now: Change) => useApproval(now), {
    initialProps: approved,
    wrapper: around(studioOf(approved, 'Ana', approved, say)),
  });
  rerender(change({ state: 'live' }));
  expect(say).not.toHaveBeenCalled();
  rerender(approved);
  rerender(change({ state: 'open', version: 4 }));
  expect(say).toHaveBeenCalledWith(said.approvalGone);
  rerender(change({ state: 'approved', version: 5 }));
  expect(say).toHaveBeenLastCalledWith(said.approvalBack);
});
