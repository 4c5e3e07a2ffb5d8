/** Holds what the footer tells the page of its height, and when it gives up its place. */
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { watchLayout } from '../../../tests/support/laid-out.ts';
import { AppFrame } from './frames.tsx';

afterEach(cleanup);

const nothing = (): void => undefined;

it.each([
  ['keeps its place', 208, 56, '24px', '208px', false],
  ['gives it up where fewer than eight lines are left, as in large type', 170, 96, '48px', '0px', true],
])('the footer %s', (_, height, barHeight, lineHeight, published, gaveUp) => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'HEADER' ? barHeight : height;
  });
  vi.stubGlobal('innerHeight', 640);
  document.body.style.lineHeight = lineHeight;
  const layOut = watchLayout();
  render(
    <AppFrame title="Detalle" canGoBack={false} onBack={nothing} footer={<p>Pagar</p>}>
      <p>cuerpo</p>
    </AppFrame>,
  );
  layOut();
  expect(/low/.test(screen.getByRole('contentinfo').className)).toBe(gaveUp);
  expect(document.documentElement.style.getPropertyValue('--footer-height')).toBe(published);
  cleanup();
  document.body.style.lineHeight = '';
  expect(document.documentElement.style.getPropertyValue('--footer-height')).toBe('');
});

it('tells the page of a height only when it is another', () => {
  let height = 208;
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => height);
  vi.stubGlobal('innerHeight', 9000);
  const layOut = watchLayout();
  render(
    <AppFrame title="Detalle" canGoBack={false} onBack={nothing} footer={<p>Pagar</p>}>
      <p>cuerpo</p>
    </AppFrame>,
  );
  const tells = vi.spyOn(document.documentElement.style, 'setProperty');
  layOut();
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(tells.mock.calls).toEqual([['--footer-height', '208px']]);
  height = 96;
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(tells).toHaveBeenLastCalledWith('--footer-height', '96px');
});
