/** Another change is begun wherever one is stuck with the open one: where somebody else has it, and from the command palette. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Change } from '../../model/studio.ts';
import { openDraft } from '../core/draft.ts';
import { Next } from '../review/Next.tsx';
import { beginWords } from '../words/begin.ts';
import { workWords } from '../words/work.ts';
import { Finder } from './Finder.tsx';
import { Taken } from './Saved.tsx';
import { StudioProvider, type Studio } from './studio.ts';

const change = {
  id: 'c1',
  title: 'Otoño',
  author: 'Ana',
  editors: ['Ana'],
  writer: 'Luis',
  state: 'open',
  version: 3,
  at: '2026-11-27T12:00:00Z',
  release: null,
  reviews: [],
} as unknown as Change;

function show(children: ReactElement, tongue: 'es' | 'en', person: string, open: Change | null = change) {
  const texts = new Map([
    ['locales/es.json', '{}'],
    ['locales/en.json', '{}'],
  ]);
  let work = {
    change: open,
    draft: openDraft(texts),
    saved: 'saved',
    why: [],
    isReadOnly: true,
  };
  const say = vi.fn();
  const studio = {
    tongue,
    say,
    person: { id: person, name: person, roles: ['editor', 'reviewer'] },
    source: { codeTexts: [], facts: { wording: {} } },
    api: {
      changes: () => Promise.resolve([change]),
      judged: () => Promise.resolve({ lane: 'review', reasons: [] }),
    },
    workspace: {
      subscribe: () => () => undefined,
      now: () => work,
      heard: () => undefined,
      async close() {
        work = { ...work, change: null, isReadOnly: false };
      },
    },
  } as unknown as Studio;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <StudioProvider value={studio}>{children}</StudioProvider>
    </QueryClientProvider>,
  );
  return { say };
}

afterEach(() => window.history.replaceState(null, '', '#/'));

const looked: Readonly<Record<'es' | 'en', (readonly [asked: string, name: 'change' | 'campaign'])[]>> = {
  es: [
    ['nuevo cambio', 'change'],
    ['duplicar', 'campaign'],
    ['campaña', 'campaign'],
  ],
  en: [
    ['new change', 'change'],
    ['duplicate', 'campaign'],
    ['new campaign', 'campaign'],
  ],
};

describe.each(['es', 'en'] as const)('another change, in %s', (tongue) => {
  const words = beginWords[tongue];

  it('is begun where another person has the open one, and says where that one is', async () => {
    const { say } = show(<Taken />, tongue, 'Ana');
    await userEvent.setup().click(screen.getByRole('button', { name: words.change }));
    expect(say).toHaveBeenCalledExactlyOnceWith(words.aside('Otoño'));
    expect(window.location.hash).toBe('#/');
  });

  it.each(looked[tongue])('is found by "%s"', async (asked, name) => {
    const commands = [
      { name: words.change, also: words.changeAlso, act: () => undefined },
      { name: words.campaign, also: words.campaignAlso, act: () => undefined },
    ];
    show(<Finder commands={commands} onClose={() => undefined} />, tongue, 'Ana');
    await userEvent.setup().type(screen.getByRole('combobox'), asked);
    expect(await screen.findByRole('option', { name: words[name] })).toBeInTheDocument();
  });

  it('that was taken over is asked a review for by who has it', async () => {
    show(<Next change={change} screens={[]} />, tongue, 'Luis', null);
    expect(await screen.findByRole('button', { name: workWords[tongue].ask })).toBeInTheDocument();
  });
});
