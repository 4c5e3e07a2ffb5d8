/** What was approved and edited since is said to be so: in the list, and quietly to who edits it. */
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ChangeHead } from '../../model/studio.ts';
import { StudioProvider, type Studio } from '../shell/studio.ts';
import { reviewWords } from '../words/review.ts';
import { waitingWords } from '../words/waiting.ts';
import { workWords } from '../words/work.ts';
import type { Work } from '../workspace/work.ts';
import { Overtaken } from './Overtaken.tsx';
import { StateChip } from './StateChip.tsx';

const said = reviewWords.es;
const head = (more: Partial<ChangeHead>): ChangeHead => ({
  id: 'c1',
  title: 'Uno',
  author: 'Ana',
  editors: ['Ana'],
  writer: 'Ana',
  state: 'open',
  version: 4,
  at: '2026-11-22T10:00:00.000Z',
  release: null,
  overtaken: ['r3'],
  ...more,
});

function show(what: 'chip' | 'note', change: ChangeHead, some: Partial<Work> = {}, name = 'Ana') {
  const work = { change, draft: {}, saved: 'saved', why: [], isReadOnly: false, ...some };
  const studio = {
    tongue: 'es',
    person: { id: name, name, roles: ['editor', 'reviewer', 'publisher'] },
    workspace: { now: () => work, subscribe: () => () => undefined },
  } as unknown as Studio;
  render(
    <StudioProvider value={studio}>
      {what === 'chip' ? <StateChip change={change} toPerson /> : <Overtaken />}
    </StudioProvider>,
  );
}

describe('in the list', () => {
  it.each([
    ['Ana', head({}), said.overtaken.open],
    ['Ana', head({ state: 'asked' }), said.overtaken.asked],
    ['Luis', head({ state: 'asked' }), waitingWords.es.again],
    ['Luis', head({ state: 'asked', overtaken: [] }), waitingWords.es.of.review],
    ['Ana', head({ overtaken: [] }), workWords.es.states.open],
    ['Ana', head({ state: 'approved', overtaken: [], behind: 'apart' }), said.behind.apart],
    ['Luis', head({ state: 'approved', overtaken: [], behind: 'apart' }), waitingWords.es.apart],
    ['Ana', head({ state: 'approved', overtaken: [], behind: 'same' }), waitingWords.es.of.renew],
    ['Luis', head({ state: 'approved', overtaken: [], behind: 'same' }), said.behind.same],
    ['Luis', head({ overtaken: [], behind: 'same' }), workWords.es.states.open],
    ['Ana', head({ state: 'sent-back' }), waitingWords.es.of.mend],
    ['Ana', head({ state: 'live', release: 'r4' }), workWords.es.states.live],
  ])('%s reads of %j: %s', (name, change, words) => {
    show('chip', change, {}, name);
    expect(screen.getByText(words)).toBeInTheDocument();
  });
});

describe('above what is edited', () => {
  const note = () => screen.queryByRole('complementary', { name: said.overtakenTitle });

  it('it stands from the first edit on, also before the server has that', () => {
    show('note', head({ state: 'approved', release: 'r3', overtaken: [] }), { saved: 'waits' });
    expect(note()).toBeInTheDocument();
  });

  it('it goes on standing while the change is edited', () => {
    show('note', head({}));
    expect(note()).toBeInTheDocument();
  });

  it.each([
    ['it is what was approved', head({ state: 'approved', release: 'r3', overtaken: [] }), {}],
    ['it was never approved', head({ overtaken: [] }), {}],
    ['another review is asked for', head({ state: 'asked' }), {}],
    ['another person writes in it', head({}), { isReadOnly: true }],
  ] as const)('it does not where %s', (_why, change, work) => {
    show('note', change, work);
    expect(note()).toBeNull();
  });
});
