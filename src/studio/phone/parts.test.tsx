/** Where parts stand: what is folded away stands nowhere, though the browser gives it a place. */
import { act, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createParts } from './parts.tsx';

/** A question with its answer, folded. */
function drawFolded() {
  const parts = createParts();
  const dressed = (type: string, component: unknown) =>
    parts.dress(type, { component } as never).component as unknown as (props: {
      readonly id: string;
    }) => React.ReactNode;
  const Inner = dressed('text', () => <p>A few minutes.</p>);
  const Outer = dressed('disclosure', () => (
    <details>
      <summary>How long does it take?</summary>
      <div>
        <Inner id="inner" />
      </div>
    </details>
  ));
  Element.prototype.getClientRects = () => [new DOMRect(0, 0, 10, 10)] as unknown as DOMRectList;
  const { container } = render(<Outer id="outer" />);
  return { parts, container };
}

it('a part in a closed question has no place, and has one once it is open', () => {
  const { parts, container } = drawFolded();
  expect(parts.rects(() => true)).toHaveLength(1);
  act(() => container.querySelector('details')?.setAttribute('open', ''));
  expect(parts.rects(() => true)).toHaveLength(2);
});

it('opens what is around a part that is chosen, and nothing for what is not folded', () => {
  const { parts } = drawFolded();
  parts.unfold((id) => id === 'outer');
  expect(parts.rects(() => true)).toHaveLength(1);
  parts.unfold((id) => id === 'inner');
  expect(parts.rects(() => true)).toHaveLength(2);
});
