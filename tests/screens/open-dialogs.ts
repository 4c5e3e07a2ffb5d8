/** The titles of the dialogs that are open, as they are read out. It must not know any screen. */
import { within } from '@testing-library/react';
import { withoutMarks } from './marked-texts.ts';

export const openDialogs = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>('dialog[open]')].map((dialog) =>
    withoutMarks(
      within(dialog).queryAllByRole('heading')[0]?.textContent ?? dialog.getAttribute('aria-label') ?? '',
    ),
  );
