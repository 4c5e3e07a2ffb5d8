/** The checker's catalogue as staff search it. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { problems, type ProblemCode } from '../../lib/problem.ts';
import { StudioProvider, type Studio } from '../shell/studio.ts';
import { shellWords } from '../words/shell.ts';
import { CatalogueSheet } from './CatalogueSheet.tsx';
import { groups } from './catalogue.ts';

function open(tongue: 'es' | 'en') {
  const work = { draft: { base: new Map() } };
  const studio = {
    tongue,
    source: { widgets: {}, known: { answers: {} } },
    workspace: { subscribe: () => () => undefined, now: () => work },
  } as unknown as Studio;
  const onClose = vi.fn<() => void>();
  render(
    <StudioProvider value={studio}>
      <CatalogueSheet onClose={onClose} />
    </StudioProvider>,
  );
  return { onClose, sheet: within(screen.getByRole('dialog', { name: shellWords[tongue].checker })) };
}

describe('what the checker says', () => {
  it.each([
    ['es', 'estas palabras aquí'],
    ['en', 'these words here'],
  ] as const)('tells nothing apart that it has no name for: %s', (tongue, nameless) => {
    const terms = open(tongue).sheet.getAllByRole('term');
    expect(terms.filter((term) => term.textContent.includes(nameless))).toEqual([]);
  });

  it('has every problem that is found in what is edited, once', () => {
    const codes = Object.entries(problems).flatMap(([code, { found }]) =>
      found.includes('check') ? [code as ProblemCode] : [],
    );
    expect(groups.flatMap((each) => each.codes).sort()).toEqual(codes.sort());
  });

  it.each([
    ['es', 'escalón', 'Este título se salta un nivel.', 'salta un nivel'],
    ['en', 'staircase', 'This heading skips a level.', 'skips a level'],
  ] as const)('is searched in the language of the studio: %s', async (tongue, unknown, what, asked) => {
    const { sheet, onClose } = open(tongue);
    const user = userEvent.setup();
    expect(sheet.getAllByRole('term').length).toBeGreaterThan(200);
    await user.type(sheet.getByRole('searchbox'), asked);
    expect(sheet.getAllByRole('term').map((term) => term.textContent)).toEqual([what]);
    expect(sheet.getAllByRole('definition')).toHaveLength(1);
    await user.clear(sheet.getByRole('searchbox'));
    await user.type(sheet.getByRole('searchbox'), unknown);
    expect(sheet.queryAllByRole('term')).toEqual([]);
    expect(sheet.getByText(shellWords[tongue].findNone)).toBeInTheDocument();
    await user.click(sheet.getByRole('button', { name: shellWords[tongue].close }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});
