/** What is wrong is listed wherever it stands: a problem of words once ended the whole studio at the first letter. */
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openDraft } from '../core/draft.ts';
import type { Problem } from '../../lib/problem.ts';
import { StudioProvider, type Studio } from '../shell/studio.ts';
import { ProblemList } from './ProblemList.tsx';

const home = {
  version: 2,
  routes: ['/home'],
  title: '@home.title',
  body: [{ type: 'text', text: '@home.pay' }],
};
const texts = new Map(
  Object.entries({
    'screens/home.json': home,
    'locales/es.json': { 'home.title': 'Inicio', 'home.pay': 'Paga', 'home.left': 'De más' },
    'locales/en.json': { 'home.title': 'Home', 'home.pay': 'Pay', 'home.left': 'Left over' },
  }).map(([file, content]) => [file, JSON.stringify(content)]),
);
const wrong = (code: Problem['code'], file: string, pointer: string): Problem => ({
  severity: 'error',
  code,
  file,
  pointer,
  line: 1,
  column: 1,
  message: `${code} ${pointer}`,
  remedy: '',
  facts: { name: '' },
});

function list(problems: readonly Problem[]): void {
  const work = { draft: openDraft(texts) };
  const studio = {
    tongue: 'es',
    source: { widgets: { text: { text: 'text' } }, known: { answers: {} }, codeTexts: [] },
    workspace: { subscribe: () => () => undefined, now: () => work },
  } as unknown as Studio;
  render(
    <StudioProvider value={studio}>
      <ProblemList
        problems={problems}
        screen="home"
        file="screens/home.json"
        onShow={() => undefined}
        onEdit={undefined}
      />
    </StudioProvider>,
  );
}

describe('the list of what is wrong', () => {
  it('has words and parts of the open screen in sight, and what no screen says elsewhere', () => {
    list([
      wrong('unused-text', 'locales/es.json', '/home.pay'),
      wrong('missing-prop', 'screens/home.json', '/body/0'),
      wrong('unused-text', 'locales/es.json', '/home.left'),
    ]);
    const section = screen.getByRole('region', { name: 'Avisos' });
    expect(within(section).getAllByRole('listitem', { hidden: true })).toHaveLength(3);
    expect(within(section).getByText(/1 aviso en otro lugar/)).toBeInTheDocument();
  });

  it('counts what is to be mended here, and says where there is more', () => {
    list([wrong('unused-text', 'locales/es.json', '/home.left')]);
    const section = screen.getByRole('region', { name: 'Avisos' });
    expect(within(section).getByRole('button', { name: 'Avisos' })).toBeInTheDocument();
    expect(within(section).getByText('Nada que corregir en esta pantalla')).toBeInTheDocument();
    expect(within(section).getByText(/1 aviso en otro lugar/)).toBeInTheDocument();
  });

  it('says that there is nothing without a number', () => {
    list([]);
    const section = screen.getByRole('region', { name: 'Avisos' });
    expect(section).toHaveTextContent(/^Avisos ?Nada que corregir$/);
  });
});
