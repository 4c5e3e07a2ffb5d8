/** What is wrong with a part is marked by the worst of it, what is only a doubt as one. */
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { openDraft } from '../core/draft.ts';
import type { Problem } from '../../lib/problem.ts';
import { StudioProvider, type Studio } from '../shell/studio.ts';
import { useWrong } from './use-wrong.ts';

const home = {
  version: 2,
  routes: ['/home'],
  title: '',
  body: [
    { type: 'text', text: '' },
    { type: 'text', text: '' },
  ],
};
const file = 'screens/home.json';
const texts = new Map([
  [file, JSON.stringify(home)],
  ['locales/es.json', '{}'],
  ['locales/en.json', '{}'],
]);
const found = (severity: Problem['severity'], pointer: string): Problem => ({
  severity,
  code: 'missing-prop',
  file,
  pointer,
  line: 1,
  column: 1,
  message: severity,
  remedy: '',
  facts: { name: '' },
});

it('has each part once', () => {
  const work = { draft: openDraft(texts) };
  const studio = {
    tongue: 'es',
    source: { widgets: { text: { text: 'text' } }, known: { answers: {} }, codeTexts: [] },
    workspace: { subscribe: () => () => undefined, now: () => work },
  } as unknown as Studio;
  const around = ({ children }: { readonly children: ReactNode }) => (
    <StudioProvider value={studio}>{children}</StudioProvider>
  );
  const problems = [
    found('error', '/body/0/text'),
    found('warning', '/body/0/text'),
    found('warning', '/body/1/text'),
  ];
  const { result } = renderHook(() => useWrong(problems, 'home'), { wrapper: around });
  expect(new Set(result.current)).toEqual(
    new Set([
      { file, pointer: '/body/0', kind: 'wrong' },
      { file, pointer: '/body/1', kind: 'doubted' },
    ]),
  );
});
