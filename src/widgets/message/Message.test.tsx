/** Holds the message: heading, words and what can be done. */
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { draw, standing } from '../testing.tsx';
import { Message } from './Message.tsx';

afterEach(cleanup);

it('shows the question with its answers', () => {
  draw(
    <Message
      {...standing}
      picture="question"
      title="¿Ya pagaste?"
      text="Tarda"
      body={<button type="button">Sí</button>}
    />,
  );
  expect(screen.getByRole('heading', { name: '¿Ya pagaste?' })).toBeTruthy();
  expect(screen.getByText('Tarda')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sí' })).toBeTruthy();
});

it('has no empty heading', () => {
  draw(<Message {...standing} title="" />);
  expect(screen.queryByRole('heading')).toBeNull();
});
