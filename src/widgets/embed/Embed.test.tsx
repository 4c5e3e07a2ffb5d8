/** Holds the embedded page: what is framed at all, with which rights, and with which parameters. */
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draw, standing } from '../testing.tsx';
import { Embed } from './Embed.tsx';

const page = window as unknown as {
  readonly happyDOM: {
    readonly settings: { disableIframePageLoading: boolean; handleDisabledFileLoadingAsSuccess: boolean };
  };
};

beforeEach(() => {
  page.happyDOM.settings.disableIframePageLoading = true;
  page.happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
});
afterEach(cleanup);

const frame = (): HTMLIFrameElement => screen.getByTitle<HTMLIFrameElement>('Aviso');

it.each([undefined, '', 'mailto:a@b.example', 'tel:55', 'lendora://page', window.location.href])(
  'frames nothing for %j',
  (src) => {
    const { container } = draw(<Embed {...standing} src={src} title="Aviso" linkText="Abrir" />);
    expect(container.childElementCount).toBe(0);
  },
);

it('gives a page of its own origin its scripts and its parameters', () => {
  const query = { isNeedPop: '1', empty: '', odd: 7 };
  draw(<Embed {...standing} src="/PrivacyPolicy" query={query} title="Aviso" />);
  expect(frame().getAttribute('sandbox')).toBeNull();
  expect(frame().getAttribute('allow')).toBe('');
  expect(frame().name).toBe('embedded');
  const { pathname, search } = new URL(frame().src);
  expect(`${pathname}${search}`).toBe('/PrivacyPolicy?isNeedPop=1');
});

it('gives a page of another origin no rights and no parameters', () => {
  draw(<Embed {...standing} src="https://other.example/privacy" query={{ isNeedPop: '1' }} title="Aviso" />);
  expect(frame().getAttribute('sandbox')).toBe('');
  expect(frame().getAttribute('allow')).toBe('');
  expect(frame().src).toBe('https://other.example/privacy');
  expect(frame().getAttribute('referrerpolicy')).toBe('no-referrer');
});

it('is as high as the page of its own origin that it frames, and stays as it is around another', () => {
  const inside = document.implementation.createHTMLDocument();
  let grow = (_height: number): void => undefined;
  vi.spyOn(inside.documentElement, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, 0, 300, tall),
  );
  let tall = 0;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        grow = (height) => {
          tall = height;
          act(tell);
        };
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  draw(<Embed {...standing} src="/PrivacyPolicy" title="Aviso" />);
  const own = frame();
  Object.defineProperty(own, 'contentDocument', { value: inside });
  expect(own.parentElement?.style.height).toBe('');
  fireEvent.load(own);
  grow(2400.4);
  expect(own.parentElement?.style.height).toBe('2401px');
  grow(1800);
  expect(own.parentElement?.style.height).toBe('1800px');
  cleanup();
  draw(<Embed {...standing} src="https://other.example/privacy" title="Aviso" />);
  fireEvent.load(frame());
  expect(frame().parentElement?.style.height).toBe('');
});

it('is busy until the page has come', () => {
  draw(<Embed {...standing} src="https://other.example/privacy" title="Aviso" />);
  const box = frame().parentElement;
  expect(box?.getAttribute('aria-busy')).toBe('true');
  fireEvent.load(frame());
  expect(box?.getAttribute('aria-busy')).toBe('false');
});

it('opens by itself through its link', () => {
  draw(<Embed {...standing} src="/PrivacyPolicy" title="Aviso" linkText="Abrir" />);
  const link = screen.getByRole('link', { name: 'Abrir' });
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  expect(link.getAttribute('href')).toBe(frame().src);
});
