/** "Ver más" once stood eight times in the list, two of them alike: a text is there once, with its places under it. */
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openDraft } from '../core/draft.ts';
import { project, texts } from '../forms/testing.tsx';
import { StudioProvider, type Studio } from '../shell/studio.ts';
import { find } from './find.ts';
import { Hits, markedAt } from './Hits.tsx';
import { programWords, wordsPlaces } from './places.ts';
import { screensIn, wordsIn } from './screens.ts';

function show(asked: string, tongue: 'es' | 'en' = 'es'): void {
  const places = wordsPlaces(texts, programWords(project.codeTexts));
  const found = find(asked, screensIn(texts), wordsIn(texts), places).words;
  const work = { draft: openDraft(texts) };
  const studio = {
    tongue,
    workspace: { subscribe: () => () => undefined, now: () => work },
  } as unknown as Studio;
  render(
    <StudioProvider value={studio}>
      <Hits found={found} />
    </StudioProvider>,
  );
}

it.each(['es', 'en'] as const)(
  'a text stands once, with each place under a name of its own, in %s',
  (tongue) => {
    show('Ver más', tongue);
    expect(document.querySelectorAll('.st-hit')).toHaveLength(1);
    const places = within(screen.getByRole('list', { name: /Ver más/ })).getAllByRole('link');
    expect(places.length).toBeGreaterThan(4);
    // By itself a link says which words it leads to, too.
    for (const place of places) expect(place).toHaveAccessibleName(/Ver más/);
    const names = places.map(({ textContent }) => textContent);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(places.map((place) => place.getAttribute('href'))).size).toBe(places.length);
  },
);

it('what was asked for is marked whatever accents it has', () => {
  const marked = (text: string, asked: string): string => text.slice(...(markedAt(text, asked) ?? [0, 0]));
  expect(marked('Pide una prórroga hoy', 'PRORROGA')).toBe('prórroga');
  expect(marked('La prorroga', 'prórroga ')).toBe('prorroga');
  expect(marked('¡Ñandú!', 'nandu')).toBe('Ñandú');
  expect(marked('Extension', 'prórroga')).toBe('');
});
