/** Before and after are seen together, and begin at the same height. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen as page, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ComponentProps, ReactNode } from 'react';
import { openDraft, type Draft } from '../core/draft.ts';
import { project, texts } from '../forms/testing.tsx';
import type { Situation } from '../phone/protocol.ts';
import type { PhoneTold } from '../phone/use-phone.ts';
import type { Still } from '../pictures/Still.tsx';
import { screensIn } from '../search/screens.ts';
import { useIndexOf } from '../search/use-search.ts';
import { StudioProvider, type Studio } from '../shell/studio.ts';
import { workWords } from '../words/work.ts';
import { affectedScreens } from './affected.ts';
import { Pictures } from './Pictures.tsx';

type Drawn = ComponentProps<typeof Still>;
const stills = new Map<string, Drawn>();
vi.mock('../pictures/Still.tsx', () => ({
  Still: (given: Drawn) => {
    stills.set(given.title, given);
    return null;
  },
}));

const file = 'screens/about.json';
const words = workWords.es;
const [about] = screensIn(texts).filter((each) => each.file === file);

beforeEach(() => {
  stills.clear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly seen: (entries: readonly object[]) => void) {}
      observe(): void {
        this.seen([{ isIntersecting: true }]);
      }
      disconnect(): void {}
    },
  );
});

const as = { id: 'overdue' } as Situation;
const rest = (title: string, top: number): void =>
  act(() => stills.get(title)?.onTold({ rested: { kind: 'rested', top, as } } as PhoneTold));

/** @param own what the person has open. */
function show(what: ReactNode, own: Draft): void {
  const work = { draft: own, change: null };
  const workspace = { now: () => work, subscribe: () => () => undefined };
  const studio = { tongue: 'es', source: project, project: { files: Object.fromEntries(texts) }, workspace };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <StudioProvider value={studio as unknown as Studio}>{what}</StudioProvider>
    </QueryClientProvider>,
  );
}

it('neither is seen before both are drawn, and no words stand in for them', () => {
  const now = new Map([...texts, [file, (texts.get(file) ?? '').replace('"version": 2', '"version":  2')]]);
  const draft = { ...openDraft(texts), now };
  if (about === undefined) throw new Error('no screen');
  show(<Pictures draft={draft} screens={[about]} />, draft);
  const called = `${about.name.es}, ${words.inLanguage.es}`;
  const [before, after] = [`${called}: ${words.before}`, `${called}: ${words.after}`];
  const pictures = [before, after].map((name) => page.getByRole('img', { name }));
  const drawn = (): readonly (string | null)[] => pictures.map((each) => each.getAttribute('data-drawn'));
  for (const each of pictures) expect(within(each).queryByText(/\p{L}/u)).toBeNull();
  rest(before, 40);
  expect(drawn()).toEqual(['false', 'false']);
  rest(after, 360);
  expect(drawn()).toEqual(['false', 'false']);
  expect(stills.get(before)).toMatchObject({ top: 360, as });
  expect(stills.get(after)?.top).toBeUndefined();
  rest(before, 360);
  expect(drawn()).toEqual(['true', 'true']);
});

function Seen({ draft }: { readonly draft: Draft }) {
  return <Pictures draft={draft} screens={affectedScreens(draft, useIndexOf(draft))} />;
}

it('what is new in the change of somebody else is seen as well', () => {
  const layout = texts.get('screens/promotion/story.json') ?? '';
  const now = new Map([...texts, ['screens/promotion/navidad.json', layout]]);
  show(<Seen draft={{ ...openDraft(texts), now }} />, openDraft(texts));
  expect([...stills.values()].map(({ screen }) => screen)).toEqual(['navidad', 'navidad']);
  expect(page.getAllByText(words.notBefore)).toHaveLength(2);
});

it('what is out of sight is looked for too, and nothing else of it is drawn', () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  const now = new Map([...texts, [file, (texts.get(file) ?? '').replace('"version": 2', '"version":  2')]]);
  const draft = { ...openDraft(texts), now };
  if (about === undefined) throw new Error('no screen');
  show(<Pictures draft={draft} screens={[about]} />, draft);
  expect([...stills.values()].map(({ compares, title }) => [compares, title])).toEqual([
    [true, `${about.name.es}, ${words.inLanguage.es}: ${words.after}`],
  ]);
});
