/** Holds the legal text: order of headings, numbers, contents that jump without touching the address, blanks, print. */
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draw, standing } from '../testing.tsx';
import { Legal } from './Legal.tsx';

const given = {
  id: 'terms',
  version: '1.0',
  date: '2026-11-21',
  title: 'Terms',
  intro: ['Read them.'],
  sections: [
    { heading: 'Payment', clauses: ['In time.', { text: 'Where:', items: ['a bank;', 'a shop.'] }] },
    { heading: 'Signature', rows: [{ label: 'Borrower', value: '________' }] },
  ],
};

beforeEach(() => {
  vi.spyOn(Element.prototype, 'scrollIntoView');
  window.history.replaceState({ idx: 2 }, '', '/gaveIs?sessionId=a');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

it('numbers sections and clauses under headings of falling level', () => {
  draw(<Legal {...standing} document={given} />);
  expect(
    screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`),
  ).toEqual(['H2 Terms', 'H3 contents', 'H3 1. Payment', 'H3 2. Signature']);
  for (const number of ['1.1', '1.2', 'a)', 'b)']) expect(screen.getByText(number)).toBeTruthy();
  expect(screen.getByText('1.0')).toBeTruthy();
  expect(screen.getByText('2026-11-21')).toBeTruthy();
});

it('jumps by its contents and back, and leaves address and history as they are', async () => {
  draw(<Legal {...standing} document={given} />);
  const length = window.history.length;
  const navigation = screen.getByRole('navigation', { name: 'contents' });
  const contents = within(navigation);
  const folded = navigation.querySelector('details');
  expect(folded?.open).toBe(false);
  expect(contents.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/gaveIs#it-1',
    '/gaveIs#it-2',
  ]);
  await userEvent.click(contents.getByRole('link', { name: '2. Signature' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '2. Signature' }));
  await userEvent.click(screen.getAllByRole('link', { name: 'toContents' })[0] ?? document.body);
  expect(document.activeElement).toBe(navigation.querySelector('summary'));
  expect(folded?.open).toBe(true);
  expect(window.location.href).toMatch(/\/gaveIs\?sessionId=a$/);
  expect(window.history.state).toEqual({ idx: 2 });
  expect(window.history.length).toBe(length);
});

it('leaves a link that is opened apart to the browser', () => {
  draw(<Legal {...standing} document={given} />);
  const link = screen.getByRole('link', { name: '1. Payment' });
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(fireEvent.click(link)).toBe(false);
});

it('begins at the part that the address names', () => {
  window.history.replaceState(null, '', '/gaveIs#it-2');
  draw(<Legal {...standing} document={given} />);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '2. Signature' }));
});

it('tells a blank as one thing', () => {
  draw(<Legal {...standing} document={given} />);
  expect(screen.getByRole('img', { name: 'toFill' })).toBeTruthy();
  expect(screen.queryByText(/__/)).toBeNull();
});

it('says so where nothing can be printed, and nothing where it can', () => {
  vi.useFakeTimers();
  draw(<Legal {...standing} document={given} />);
  const button = screen.getByRole('button', { name: 'print' });
  vi.stubGlobal('print', () => void window.dispatchEvent(new Event('beforeprint')));
  fireEvent.click(button);
  act(() => void vi.advanceTimersByTime(5000));
  expect(screen.queryByRole('status')).toBeNull();
  vi.stubGlobal('print', undefined);
  fireEvent.click(button);
  act(() => void vi.advanceTimersByTime(5000));
  expect(screen.getByRole('status').textContent).toBe('printFailed');
});

it.each([
  undefined,
  null,
  'privacy',
  7,
  [],
  {},
  { title: 3, sections: 'x' },
  { sections: [{ heading: '' }] },
])('takes no room for %j, which is no document', (odd) => {
  expect(draw(<Legal {...standing} document={odd} />).container.childElementCount).toBe(0);
});

it('leaves out what has another shape, and shows the rest', () => {
  const odd = {
    title: 'T',
    sections: [null, { heading: 'A', clauses: [1, 'One', { items: ['x'] }], rows: [3] }],
  };
  draw(<Legal {...standing} document={odd} />);
  expect(screen.getByText('One')).toBeTruthy();
  expect(screen.getByText('1.1')).toBeTruthy();
  expect(screen.queryByText('1.2')).toBeNull();
});

it('keeps a shape without anything to press while it is awaited', () => {
  draw(<Legal {...standing} pending document={undefined} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getAllByRole('heading').length).toBeGreaterThan(2);
});
