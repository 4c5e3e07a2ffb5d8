/** Around everything that edits: the desk, the kinds of field, and the language in which the library's own words are said. */
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { tongues } from '../../lib/figures.ts';
import type { Desk } from './desk.ts';
import { FieldViewsProvider } from './FieldList.tsx';
import { fieldViews } from './kinds.ts';
import { StandingRoom } from './standing.tsx';

export function DeskRoom({ desk, children }: { readonly desk: Desk; readonly children: ReactNode }) {
  return (
    <I18nProvider locale={tongues[desk.tongue]}>
      <StandingRoom desk={desk}>
        <FieldViewsProvider value={fieldViews}>{children}</FieldViewsProvider>
      </StandingRoom>
    </I18nProvider>
  );
}
