/** Holds the step: its state is said in words, and the one that is now is told to readers. */
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { draw, standing } from '../testing.tsx';
import { TimelineStep } from './TimelineStep.tsx';

afterEach(cleanup);

it('says what it is, its state, when it is and how much', () => {
  draw(
    <TimelineStep
      {...standing}
      state="late"
      title="Pago 2"
      status="Atrasado"
      text="2026-11-17"
      trailing="$20.00"
    />,
  );
  expect(screen.getByRole('listitem').textContent).toBe('Pago 2Atrasado2026-11-17$20.00');
});

it('is the current one to readers where it is now, and no other', () => {
  const { rerender } = draw(<TimelineStep {...standing} state="current" title="Pago 2" status="Por pagar" />);
  expect(screen.getByRole('listitem', { current: 'step' })).toBeTruthy();
  rerender(<TimelineStep {...standing} state="done" title="Pago 2" status="Pagado" />);
  expect(screen.queryByRole('listitem', { current: 'step' })).toBeNull();
});

it('has marks of another shape for each state', () => {
  const marks = (['done', 'current', 'late', 'later'] as const).map((state) => {
    const { container, unmount } = draw(
      <TimelineStep {...standing} state={state} title="Pago" status="Estado" />,
    );
    const drawn = container.querySelector('path')?.getAttribute('d') ?? '';
    unmount();
    return drawn;
  });
  expect(new Set(marks).size).toBe(4);
});
