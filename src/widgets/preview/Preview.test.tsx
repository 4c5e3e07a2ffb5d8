/** Holds what may be framed and which messages count: own origin, own frame, the shape of a bridge message. */
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draw, standing } from '../testing.tsx';
import { Preview } from './Preview.tsx';

beforeEach(() => {
  // A frame with an empty page: this test posts the messages itself.
  const testBrowser: unknown = Reflect.get(window, 'happyDOM');
  if (typeof testBrowser === 'object' && testBrowser !== null && 'settings' in testBrowser) {
    Object.assign(testBrowser.settings ?? {}, {
      enableIframePageLoading: true,
      disableIframePageLoading: false,
    });
  }
  vi.spyOn(HTMLIFrameElement.prototype, 'src', 'get').mockReturnValue('');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const frame = () => screen.getByTitle<HTMLIFrameElement>('Vista');

function post(data: unknown, origin = window.location.origin, source: unknown = frame().contentWindow): void {
  const event = new MessageEvent('message', { data, origin });
  Object.defineProperty(event, 'source', { value: source });
  act(() => {
    window.dispatchEvent(event);
  });
}

const logged = () =>
  screen.queryAllByRole('listitem').map((item) => item.querySelector('strong')?.textContent);

it.each([
  '',
  'https://evil.example/',
  '//evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://[',
])('frames nothing for %j', (src) => {
  expect(draw(<Preview {...standing} src={src} title="Vista" />).container.childElementCount).toBe(0);
});

it('shows the messages of its frame, newest first', () => {
  draw(<Preview {...standing} src="/inThe" title="Vista" />);
  post({ type: 'close' });
  post({ type: 'callPhone', payload: { phone: '800' } });
  expect(logged()).toEqual(['callPhone', 'close']);
  expect(screen.getByText('{"phone":"800"}')).toBeTruthy();
});

it('ignores other origins, other windows and other shapes', () => {
  draw(<Preview {...standing} src="/inThe" title="Vista" />);
  post({ type: 'close' }, 'https://evil.example');
  post({ type: 'close' }, window.location.origin, window);
  for (const data of [null, 'close', { type: 1 }, { payload: {} }, { type: 'close', payload: 'x' }, []])
    post(data);
  expect(logged()).toEqual([]);
  expect(screen.getByText('noMessages')).toBeTruthy();
});
