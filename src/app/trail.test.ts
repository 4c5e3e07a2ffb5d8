/** Holds what counts as the page before: the same screen with the same parameters, whatever its path. */
import { expect, it } from 'vitest';
import { isUnderWay, liesBefore, trailTo } from './trail.ts';

const screens: Readonly<Record<string, string>> = {
  '/andHim': 'complaint',
  '/also': 'complaint',
  '/form': 'form',
};
const screenOf = (path: string): string | undefined => screens[path];
const at = (path: string, state: unknown = null) => ({
  pathname: path.split('?')[0] ?? '',
  search: path.includes('?') ? `?${path.split('?')[1]}` : '',
  hash: '',
  key: '',
  state,
});

it('a new entry lies after this page, one in its place after the page before', () => {
  const form = at('/form', trailTo(at('/andHim?orderId=1'), { replace: false }));
  expect(form.state).toEqual({ before: '/andHim?orderId=1' });
  expect(trailTo(form, { replace: true })).toEqual({ before: '/andHim?orderId=1' });
  expect(trailTo(at('/form'), { replace: true })).toEqual({});
});

it.each([
  ['/andHim?b=2&a=1', true],
  ['/also?a=1', true],
  ['/andHim', true],
  ['/andHim?a=2', false],
  ['/andHim?from=confirm', false],
  ['/andHim#part', false],
  ['/form?a=1', false],
  ['/unknown', false],
])('%s lies before the form: %s', (to, lies) => {
  expect(liesBefore(to, at('/form', { before: '/andHim?a=1&b=2' }), screenOf)).toBe(lies);
});

it('nothing lies before the first page', () => {
  expect(liesBefore('/andHim', at('/form'), screenOf)).toBe(false);
});

it('a page is under way while the browser is there and the page before is still drawn', () => {
  window.history.replaceState(null, '', '/form?orderId=1');
  expect(isUnderWay('/form?orderId=1', at('/andHim?orderId=1'))).toBe(true);
  expect(isUnderWay('/form?orderId=2', at('/andHim?orderId=1'))).toBe(false);
  expect(isUnderWay('/form?orderId=1', at('/form?orderId=1'))).toBe(false);
});
