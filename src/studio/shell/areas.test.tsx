/** One key leads from each area of a page to the next, and around. */
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toNextArea } from './areas.ts';

it('leads from area to area, to the chosen row of a list, past what takes no keys, and around', () => {
  render(
    <>
      <header className="st-header">
        <a href="#screens">screens</a>
        <button type="button">find</button>
      </header>
      <main id="content">
        <div className="st-panel">
          <button type="button">parts</button>
          <div role="treegrid">
            <div role="row" tabIndex={-1} aria-selected="false">
              first
            </div>
            <div role="row" tabIndex={-1} aria-selected="true">
              chosen
            </div>
          </div>
        </div>
        <div className="st-panel">
          <p>nothing to press</p>
        </div>
        <div className="st-panel">
          <fieldset disabled>
            <button type="button">closed</button>
          </fieldset>
          <textarea aria-label="words" />
        </div>
      </main>
    </>,
  );
  const reached = Array.from({ length: 4 }, () => {
    toNextArea();
    return document.activeElement;
  });
  const [link, row] = [screen.getByText('screens'), screen.getByText('chosen')];
  expect(reached).toEqual([link, row, screen.getByLabelText('words'), link]);
});

it('leads into the content of a page that has no panels', () => {
  render(
    <main id="content">
      <a href="#change">change</a>
    </main>,
  );
  toNextArea();
  expect(screen.getByText('change')).toHaveFocus();
});
