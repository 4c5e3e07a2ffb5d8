/** Words that others read too: the form says what becomes of them, and why a copy begins with its own. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PartForm } from './PartForm.tsx';
import { showAt, texts, withFile } from './testing.tsx';
import { formWords } from './words.ts';

const file = 'screens/about.json';
const body = { type: 'button', text: '@order.agreement', press: [] };
const from = withFile(file, { version: 2, routes: ['/About'], title: '@about.title', body });

it('says which screens are changed, and why a new one changes no other', async () => {
  showAt(file, (desk) => <PartForm {...desk} selected="/body" />, { from });
  expect(screen.getByText(formWords.es.inAllWhy)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: formWords.es.onlyHere }));
  expect(screen.getByText(formWords.es.onlyHereWhy)).toBeInTheDocument();
});

it('says so of a copy', () => {
  const base = new Map([...texts].filter(([name]) => name !== file));
  showAt(file, (desk) => <PartForm {...desk} base={base} selected="/body" />, { from });
  expect(screen.getByText(formWords.es.newHereWhy)).toBeInTheDocument();
});

it('counts the other screens, not the one on which a shared part is written', () => {
  showAt('screens/fragments/due-calendar.json', (desk) => <PartForm {...desk} selected="/body" />);
  expect(screen.getAllByText(formWords.es.shared(1))).toHaveLength(2);
  expect(screen.queryByText(formWords.es.shared(2))).toBeNull();
});
