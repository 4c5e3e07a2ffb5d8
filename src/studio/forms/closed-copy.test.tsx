/** A copy of a part whose words are closed says so at once: those of the part stay, those of the copy are its own. */
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { closedInCopy, closedWords } from '../words/closed.ts';
import { PartForm } from './PartForm.tsx';
import { showAt, withFile } from './testing.tsx';

const file = 'screens/about.json';
const button = { type: 'button', text: '@order.repay', press: [] };
const about = (body: unknown) =>
  withFile(file, { version: 2, routes: ['/About'], title: '@about.title', body });

it.each([
  ['/body/0', closedWords.es.label, true],
  ['/body/1', closedInCopy.es, false],
])('%s', (selected, says, isClosed) => {
  const base = about([button]);
  showAt(file, (desk) => <PartForm {...desk} base={base} selected={selected} />, {
    from: about([button, button]),
  });
  expect(screen.getByText(says)).toBeInTheDocument();
  const words = within(screen.getByRole('group', { name: 'Texto del botón' }));
  const spanish = words.getByRole('textbox', { name: 'Español' });
  expect(spanish.hasAttribute('readonly')).toBe(isClosed);
});
